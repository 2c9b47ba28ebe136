/** Stored while the visitor has something of their own to begin the start page with. */
export const mineKey = 'mine'

/** Runs in <head> before anything is painted, so that the start page has room for it from the first moment: nothing moves later. */
export const mineScript = `try{if(localStorage.getItem('${mineKey}'))document.documentElement.dataset.mine=''}catch(e){}`
