import { onOtherPerson } from './auth-store'

/**
 * Reloads a page of one person that is restored from the back/forward cache, or whose person was followed by another in
 * another tab. Who has only signed out, or whose session has ended, may have typed something: it stays until somebody
 * else signs in, and is sent after the same person has signed in again.
 * @returns a function that ends it
 */
export function followOthers(): () => void {
  let hasTyped = false
  const note = () => {
    hasTyped = true
  }
  const reload = ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.reload()
  }
  const content = document.getElementById('content')
  content?.addEventListener('input', note)
  addEventListener('pageshow', reload)
  const stop = onOtherPerson((isSomebody) => {
    if (isSomebody || !hasTyped) location.reload()
  })
  return () => {
    content?.removeEventListener('input', note)
    removeEventListener('pageshow', reload)
    stop()
  }
}
