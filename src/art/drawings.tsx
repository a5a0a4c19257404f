import gradients from "!!raw-loader!./gradients.svg"
import shapes from "!!raw-loader!./shapes.svg"

/**
 * The drawings that a page's HTML uses, for the start of its body. They are not components, because the scripts would
 * contain them again. Shapes still render while hidden, through `use`; gradients would not.
 */
export function drawings(html: string) {
  const used = usedShapes(html)
  return [
    <div key="shapes" hidden dangerouslySetInnerHTML={{ __html: `<svg>${used}</svg>` }} />,
    used.includes("url(#") && (
      <div
        key="gradients"
        className="gradients"
        // HTML needs neither line breaks nor a namespace.
        dangerouslySetInnerHTML={{ __html: gradients.replace(/\n| xmlns="[^"]*"/g, "") }}
      />
    ),
  ]
}

/** All drawings, for `gatsby develop`, which does not render pages beforehand. */
export const allDrawings = () => drawings(shapes.replaceAll(' id="', ' href="#'))

/** The shapes that a page uses, directly or through other shapes. Each shape starts on its own line of the file. */
function usedShapes(html: string) {
  const parts = shapes.replace("</svg>", "").split(/\n(?=<(?:symbol|path|g) id=)/)
  const used = new Set<string>()
  const add = (text: string) => {
    for (const [, id] of text.matchAll(/href="#([\w-]+)"/g)) {
      const shape = parts.find(part => part.includes(` id="${id}"`))
      if (!shape || used.has(shape)) continue
      used.add(shape)
      add(shape)
    }
  }
  add(html)
  return [...used].join("")
}
