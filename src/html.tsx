import type { HTMLAttributes, ReactElement, ReactNode } from "react"

interface Props {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  headComponents: ReactElement<{ name?: string }>[]
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  preBodyComponents: ReactNode
  /** The page's HTML */
  body: string
  postBodyComponents: ReactNode
}

/**
 * The document around every page. It replaces Gatsby's own (https://www.gatsbyjs.com/docs/custom-html/) and leaves out
 * the tags for Internet Explorer, iOS 9 and Gatsby itself.
 */
export default function Document({
  htmlAttributes,
  headComponents,
  bodyAttributes,
  preBodyComponents,
  body,
  postBodyComponents,
}: Props) {
  const isStyle = ({ type }: ReactElement) => type === "style"
  const tags = headComponents.filter(tag => !isStyle(tag) && tag.props.name !== "generator")
  return (
    <html {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {tags}
        {/* Gatsby reverses their order, but a page's own styles override those of all pages. */}
        {headComponents.filter(isStyle).reverse()}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  )
}
