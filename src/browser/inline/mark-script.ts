/**
 * The source of every page's first script. It marks `<html>` for styles that need scripts and popovers, because blockers
 * stop inline scripts yet tell CSS that scripting is enabled.
 */
export const markScript = `if("popover"in HTMLElement.prototype)document.documentElement.dataset.inlineScripts=""`
