import { type PropsWithChildren, Suspense } from "react"
import { BootScript } from "../ui/boot-script"
import * as styles from "./title-band.module.css"

/** The dark band with a legal page's title. */
export function TitleBand({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <div className={styles.band} data-tone="dark">
      <Suspense>
        <h1>{title}</h1>
        {children}
        <BootScript />
      </Suspense>
    </div>
  )
}
