import { graphql, type HeadProps, Link } from "gatsby"
import { PageHead } from "../head/page-head"
import { BootScript } from "../ui/boot-script"
import { Drawing } from "../ui/drawing"
import { HydrationBoundary } from "../ui/hydration-boundary"
import * as styles from "./not-found.module.css"

/** The page that static hosts serve for unknown paths (specification, 8). */
export default function NotFound({ data: { siteCopy } }: { data: Queries.NotFoundQuery }) {
  return (
    <HydrationBoundary
      as="main"
      id="main"
      tabIndex={-1}
      className={`cityscape ${styles.page}`}
      data-tone="dark"
    >
      <Drawing name="skyline" />
      <p className="label">{siteCopy.notFound.status}</p>
      <h1>{siteCopy.notFound.title}</h1>
      <p className="lead">{siteCopy.notFound.text}</p>
      <p className={styles.links}>
        <Link className="button" to="/">
          Home
        </Link>
        <Link className="button button-quiet" to="/#casino-hotels">
          Casino Hotels
        </Link>
      </p>
      <BootScript />
    </HydrationBoundary>
  )
}

export const Head = ({ data, data: { siteCopy } }: HeadProps<Queries.NotFoundQuery>) => (
  <PageHead {...data} title={siteCopy.notFound.title} description={siteCopy.notFound.text}>
    <meta name="robots" content="noindex" />
  </PageHead>
)

export const query = graphql`
  query NotFound {
    siteCopy {
      notFound { title status text }
    }
    ...PageHead
    ...Layout
  }
`
