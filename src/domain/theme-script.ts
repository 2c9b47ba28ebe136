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
