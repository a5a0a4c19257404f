const dialog = document.getElementById("refusal")

/** Says in a dialog why something was refused, and passes the refusal on to the form. */
export function showRefusal(error) {
  dialog.querySelector("h2").textContent = error.message
  dialog.querySelector("ul").replaceChildren(...error.problems.map(itemFor))
  if (!dialog.open) dialog.showModal()
  throw error
}

function itemFor({ file, line, field, message, remedy, excerpt }) {
  const item = document.createElement("li")
  item.append(paragraph(field ?? "", "field"), paragraph(message, "wrong"), paragraph(remedy))
  const place = document.createElement("details")
  const summary = document.createElement("summary")
  summary.textContent = `${file}, line ${line}`
  const code = document.createElement("pre")
  code.textContent = excerpt
  place.append(summary, code)
  item.append(place)
  return item
}

function paragraph(text, className = "") {
  const element = document.createElement("p")
  element.className = className
  element.textContent = text
  return element
}
