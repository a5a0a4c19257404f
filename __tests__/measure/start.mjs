// Run by `npm run measure`. Lighthouse is a fifth of the size of everything else the project installs, so it is
// only downloaded when it is used.
import { fetchPackages } from "../../src/editor/fetch-packages.mjs"

fetchPackages("Lighthouse", "__tests__/measure", ".measure")
await import("./measure.ts")
