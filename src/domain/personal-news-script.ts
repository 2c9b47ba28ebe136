/** Stored while the visitor has something of their own to begin the start page with. */
export const personalNewsKey = 'mine'

/** Runs in <head> before anything is painted, so that the start page has room for it from the first moment: nothing moves later. */
export const personalNewsScript = `try{if(localStorage.getItem('${personalNewsKey}'))document.documentElement.dataset.mine=''}catch(e){}`
