/**
 * The source of every page's first script. It marks `<html>` for styles that need scripts, because blockers stop inline
 * scripts yet tell CSS that scripting is enabled. It also guesses whether the header's links must be a menu, which
 * `fitHeader` measures later.
 */
export const markScripted = `{const{dataset}=document.documentElement;dataset.scripted="";if("popover"in document.documentElement)dataset.header=matchMedia("(width < 60rem)").matches?"menu":"bar"}`
