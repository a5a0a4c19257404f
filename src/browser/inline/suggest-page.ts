/** The not-found page's inline script: links to the decoded path (`/%23booking`) if that is one of the site's pages. */
export const suggestPage = `addEventListener("DOMContentLoaded",()=>{
let url
try{url=new URL(decodeURIComponent(location.pathname),location.origin)}catch{return}
const link=document.getElementById("meant")
if(url.pathname===location.pathname||![...document.links].some(it=>it!==link&&it.host===url.host&&it.pathname===url.pathname))return
link.href=link.textContent=url.pathname+url.search+url.hash
link.parentElement.hidden=false
})`
