export const startMark = 'start-script'

/**
 * Runs in <head>, and loads Next's scripts (src/server/page-scripts.ts) when the page is read and painted (decision 61): before that they
 * would hold up the first paint. A second frame begins when the first is on its way to the screen. A page that is not in view is
 * never painted; there they are loaded at once.
 *
 * Next waits for what is in `__next_s` before it starts. An empty script there ends the task in which its modules are loaded, which would be
 * one of 150 ms on a phone.
 */
export const startScript = `(function(){
(self.__next_s=self.__next_s||[]).push([0,{children:''}]);
function start(){document.querySelectorAll('meta[name=${startMark}]').forEach(function(later){
var script=document.createElement('script');script.async=true;script.setAttribute('src',later.content);document.head.append(script)})}
addEventListener('DOMContentLoaded',function(){
if(document.hidden)start();else requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})})})})()`
