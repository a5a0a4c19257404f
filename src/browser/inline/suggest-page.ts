/**
 * The inline script of the page for unknown paths: if the decoded path is one of the site's pages, as in `/%23booking`, it
 * shows a link to it.
 */
export const suggestPage = `addEventListener("DOMContentLoaded",()=>{
let url
try{url=new URL(decodeURIComponent(location.pathname),location.origin)}catch{return}
const link=document.getElementById("meant")
if(url.pathname===location.pathname||![...document.links].some(it=>it!==link&&it.host===url.host&&it.pathname===url.pathname))return
link.href=link.textContent=url.pathname+url.search+url.hash
link.parentElement.hidden=false
})`
