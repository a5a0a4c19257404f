import { type PropsWithChildren, Suspense } from "react"
import { BootScript } from "./boot-script"
import { Drawing } from "./drawing"
import * as styles from "./title-band.module.css"

/** An evening band with a page's title, above the skyline. It contains the page's `BootScript`. */
export function TitleBand({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <div className={styles.band} data-tone="dark">
      <Suspense>
        <h1>{title}</h1>
        {children}
        <Drawing name="night" className="night" />
        <BootScript />
      </Suspense>
    </div>
  )
}
