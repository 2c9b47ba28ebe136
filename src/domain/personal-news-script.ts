/** Stored while the visitor has content of their own for the start page. */
export const personalNewsKey = 'mine'

/** Runs in <head> before the first paint, so that the start page reserves the space and nothing moves later. */
export const personalNewsScript = `try{if(localStorage.getItem('${personalNewsKey}'))document.documentElement.dataset.mine=''}catch(e){}`
