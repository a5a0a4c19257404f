import gradients from "!!raw-loader!./gradients.svg"
import shapes from "!!raw-loader!./shapes.svg"

/** HTML needs neither the line breaks nor the namespace of the file. */
const inline = (svg: string) => ({ __html: svg.replace(/\n| xmlns="[^"]*"/g, "") })

/**
 * All drawings, for the start of every page's body, since a link may lead to a page that uses others. In the HTML only: as
 * components, they would be sent once more in the scripts. Hidden shapes still render through `use`; hidden gradients
 * would not.
 */
export const drawings = [
  <div key="shapes" hidden dangerouslySetInnerHTML={inline(shapes)} />,
  <div key="gradients" className="gradients" dangerouslySetInnerHTML={inline(gradients)} />,
]
