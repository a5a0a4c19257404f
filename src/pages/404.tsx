import { graphql, type HeadProps, Link, type PageProps } from "gatsby"
import { PageHead } from "../components/page-head"
import { TitleBand } from "../components/title-band"

export default function NotFound({ data: { copy } }: PageProps<Queries.NotFoundQuery>) {
  return (
    <main id="main">
      <TitleBand title={copy.notFound.title}>
        <p>{copy.notFound.status}</p>
        <p>{copy.notFound.text}</p>
        <p>
          <Link className="button" to="/">
            Home
          </Link>
          <Link className="button" to="/#casino-hotels">
            Casino Hotels
          </Link>
        </p>
      </TitleBand>
    </main>
  )
}

export const Head = ({ data, data: { copy } }: HeadProps<Queries.NotFoundQuery>) => (
  <PageHead {...data} title={copy.notFound.title} description={copy.notFound.text} path="/404.html">
    <meta name="robots" content="noindex" />
  </PageHead>
)

export const query = graphql`
  query NotFound {
    copy {
      notFound {
        title
        status
        text
      }
    }
    ...PageHead
    ...Layout
  }
`
