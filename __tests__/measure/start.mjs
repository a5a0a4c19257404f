// What `npm run measure` runs. Lighthouse weighs a fifth of all else the project installs, so it is
// fetched by those who use it.
import { fetchPackages } from "../../src/editor/fetch-packages.mjs"

fetchPackages("Lighthouse", "__tests__/measure", ".measure")
await import("./measure.ts")
