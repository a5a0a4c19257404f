import { type PropsWithChildren, Suspense } from "react"
import { BootScript } from "../ui/boot-script"
import * as styles from "./title-band.module.css"

/** The dark band with the page's title, on every page except the home page. */
export function TitleBand({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <div className={`backdrop ${styles.band}`} data-tone="dark">
      <Suspense>
        <h1>{title}</h1>
        {children}
        <BootScript />
      </Suspense>
    </div>
  )
}
