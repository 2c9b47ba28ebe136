export const themeKey = 'theme'

/**
 * Runs in <head> before the first paint, so that a chosen theme does not flash. Without a choice, or without storage,
 * the system's theme counts.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** For a page on which the script of the head has not run. */
export function chosenTheme(): 'light' | 'dark' | undefined {
  try {
    const theme = localStorage.getItem(themeKey)
    return theme === 'light' || theme === 'dark' ? theme : undefined
  } catch {
    return undefined
  }
}

/** Stored while the visitor has content of their own for the start page. */
export const personalNewsKey = 'mine'

/** Runs in <head> before the first paint, so that the start page reserves the space and nothing moves later. */
export const personalNewsScript = `try{if(localStorage.getItem('${personalNewsKey}'))document.documentElement.dataset.mine=''}catch(e){}`

export const chosenTownKey = 'broshura-town'

/** The slug, the Bulgarian and the Latin name of the visitor's town: `varna|Варна|Varna`. */
export const townForm = '^([a-z0-9-]+)[|]([^|]+)[|]([^|]+)$'

/**
 * Runs in <head> before the first paint. Pages are the same for everybody, so the browser hides the editions that are for other towns
 * only (`data-towns`) with a rule of its own, which lists of later pages find there too. Runs again when the town changes, also in
 * another tab. A browser without such style sheets shows everything.
 */
export const townScript = `(function(){var d=document,r=d.documentElement,s;
function f(){try{var t=/${townForm}/.exec(localStorage.getItem('${chosenTownKey}')||'');t=t&&t[1];
if(t&&!s)d.adoptedStyleSheets=d.adoptedStyleSheets.concat(s=new CSSStyleSheet());
if(s)s.replaceSync(t?'html:not([data-editions]) [data-towns]:not([data-towns~="'+t+'"]){display:none}':'');
if(t)r.dataset.town=t;else delete r.dataset.town}catch(e){}}
f();addEventListener('storage',f);addEventListener('${chosenTownKey}',f)})()`

/** Fired on `window` when a script of ours did not come. */
export const chunkErrorEvent = 'app:chunkError'

const lastReload = 'chunkErrorReload'
/** Milliseconds within which a page is not reloaded twice (docs/product.md, section 8). */
const pauseMs = 10_000

/**
 * Runs in <head>, because the failing script may be the one that would notice. The address is asked for again: 404 means
 * that a release has removed the script, and only a reload brings the new one. A script that a weak connection lost is
 * loaded when it is next needed. A page in which somebody has typed is not reloaded; there `ReleaseWatch` offers it.
 */
export const chunkGuard = `(function(){var typed;addEventListener('input',function(){typed=1},true);
addEventListener('error',function(e){var u=e.target.src,k='${lastReload}';
if(!u||u.indexOf('/static/chunks/')<0)return;
dispatchEvent(new CustomEvent('${chunkErrorEvent}'));
fetch(u,{method:'HEAD'}).then(function(r){
if(typed||r.status!=404||Date.now()-sessionStorage.getItem(k)<${pauseMs})return;
sessionStorage.setItem(k,Date.now());location.reload()}).catch(Boolean)},true)})()`

export const startMark = 'start-script'

/**
 * Runs in <head>, and loads Next's scripts (src/server/page-scripts.ts) when the page is read and painted (decision 61): before that they
 * would hold up the first paint. A second frame begins when the first is on its way to the screen. A page that is not in view is
 * never painted; there they are loaded at once.
 *
 * A page that is opened anew on a phone is laid out in three frames, because one would be a task of 200 ms (first-frames.css). Where the
 * browser leads to a place within the page, all of it is laid out at once; likewise when somebody scrolls, when the page is hidden, and after
 * two seconds, because it may be long until the page is read.
 *
 * Next waits for what is in `__next_s` before it starts. An empty script there ends the task in which its modules are loaded, which would be
 * one of 150 ms on a phone.
 */
export const startScript = `(function(){
var root=document.documentElement,opened=performance.getEntriesByType('navigation')[0];
(self.__next_s=self.__next_s||[]).push([0,{children:''}]);
function whole(){delete root.dataset.frame}
if(!document.hidden&&!location.hash&&opened&&opened.type==='navigate'){root.dataset.frame='1';setTimeout(whole,2000);
['touchstart','wheel','keydown','scroll'].forEach(function(name){addEventListener(name,whole,{passive:true,once:true})});
document.addEventListener('visibilitychange',whole,{once:true})}
function start(){document.querySelectorAll('meta[name=${startMark}]').forEach(function(later){
var script=document.createElement('script');script.async=true;script.setAttribute('src',later.content);document.head.append(script)})}
function next(){var frame=root.dataset.frame;if(!frame)return start();
if(frame==='1')root.dataset.frame='2';else whole();
requestAnimationFrame(function(){setTimeout(next)})}
addEventListener('DOMContentLoaded',function(){
if(document.hidden){whole();start()}
else requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(next)})})})})()`
