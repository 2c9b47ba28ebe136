/** Fired on `window` when a script of ours cannot be loaded, as after a release that removed the old files. */
export const chunkErrorEvent = 'app:chunkError'

const lastReload = 'chunkErrorReload'
/** Milliseconds within which a page is not reloaded twice (docs/product.md, section 8). */
const pauseMs = 10_000

/**
 * Runs in <head>, because the failing script may be the one that would notice. A reload fetches the current files;
 * offline the page stays as it is.
 */
export const chunkGuard = `(function(){
function failed(){
dispatchEvent(new CustomEvent('${chunkErrorEvent}'));
if(navigator.onLine===false)return;
try{var now=Date.now();if(now-Number(sessionStorage.getItem('${lastReload}'))<${pauseMs})return;sessionStorage.setItem('${lastReload}',String(now))}catch(e){return}
location.reload()}
addEventListener('error',function(event){var tag=event.target;
if(tag instanceof HTMLScriptElement&&tag.src.indexOf('/_next/static/')>0)failed()},true)})()`
