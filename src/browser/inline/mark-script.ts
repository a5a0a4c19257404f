/**
 * The source of every page's first script. It marks `<html>` for styles that need scripts, because blockers stop inline
 * scripts yet tell CSS that scripting is enabled.
 */
export const markScript = `document.documentElement.dataset.inlineScripts=""`
