/**
 * The first script of every page, as text. Marks `<html>`, so that styles depend on scripts that ran, not on a browser that
 * could run them: blockers refuse inline scripts and still tell CSS that scripting is enabled. The header's links become a
 * menu where they would not fit beside the brand, which `fitHeader` measures later.
 */
export const markScripted = `{const{dataset}=document.documentElement;dataset.scripted="";if("popover"in document.documentElement)dataset.header=matchMedia("(width < 60rem)").matches?"menu":"bar"}`
