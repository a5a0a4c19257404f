import { type PropsWithChildren, Suspense } from "react"
import { BootScript } from "../ui/boot-script"
import { Drawing } from "../ui/drawing"
import * as styles from "./title-band.module.css"

/** The evening band with a legal page's title, above the skyline. */
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
