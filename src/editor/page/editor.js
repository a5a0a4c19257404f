import { ask } from "./ask.js"
import { ContentFiles } from "./content-files.js"
import { nameListItems } from "./list-items.js"
import { words } from "./words.js"

const { CMS } = window

CMS.registerLocale("en", words(CMS.getLocale("en")))
CMS.registerBackend("content-files", ContentFiles)
CMS.registerCustomFormat("values", "json", {
  fromFile: text => JSON.parse(text),
  toFile: values => JSON.stringify(values),
})
// There are no pictures to upload: photos stay on their hosts. This removes the form's own library.
CMS.registerMediaLibrary({
  name: "none",
  init: () => ({ show() {}, hide() {}, enableStandalone: () => false }),
})

// The form asks nobody's name; without a stored user it would show a page with a login button.
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "content-files" }))

CMS.init({
  config: {
    load_config_file: false,
    backend: { name: "content-files" },
    media_library: { name: "none" },
    locale: "en",
    site_url: location.origin,
    display_url: location.origin,
    logo: { src: "/icon.svg", show_in_header: true },
    ...(await ask({ action: "forms" })),
  },
})

nameListItems(document.body)
