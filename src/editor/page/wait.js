// The form is started by editor.js, once it knows what to show.
window.CMS_MANUAL_INIT = true
