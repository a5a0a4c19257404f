import type { PropsWithChildren } from "react"
import { BootScript } from "./boot-script"
import { Drawing } from "./drawing"
import { HydrationBoundary } from "./hydration-boundary"
import * as styles from "./title-band.module.css"

/** An evening band with a page's title, above the skyline. It contains the page's `BootScript`. */
export function TitleBand({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <HydrationBoundary as="div" className={styles.band} data-tone="dark">
      <h1>{title}</h1>
      {children}
      <Drawing name="night" className="night" />
      <BootScript />
    </HydrationBoundary>
  )
}
