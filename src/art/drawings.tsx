import gradients from "!!raw-loader!./gradients.svg"
import shapes from "!!raw-loader!./shapes.svg"

/** HTML needs neither the line breaks nor the namespace of the file. */
const inline = (svg: string) => ({ __html: svg.replace(/\n| xmlns="[^"]*"/g, "") })

/**
 * All drawings, for the start of every page's body: a link may lead to a page that uses others. They are not components,
 * because the scripts would contain them again. Shapes still render while hidden, through `use`; gradients would not.
 */
export const drawings = [
  <div key="shapes" hidden dangerouslySetInnerHTML={inline(shapes)} />,
  <div key="gradients" className="gradients" dangerouslySetInnerHTML={inline(gradients)} />,
]
