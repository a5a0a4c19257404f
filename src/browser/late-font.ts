import textFace from "../styles/jost-english.woff2"

/** Sets the next page in the text face if it came too late for the first one (`font-display: optional`). */
export async function addLateFont(): Promise<void> {
  const face = new FontFace("Jost", `url(${textFace})`, { weight: "400 600" })
  document.fonts.add(await face.load())
}
