import { onOtherPerson } from './auth-store'

/** A password that is shown is an ordinary text field. */
const isPassword = (field: EventTarget | null): boolean =>
  field instanceof HTMLInputElement && field.autocomplete.endsWith('password')

/**
 * Reloads a page of one person that is restored from the back/forward cache, or whose person was followed by another in
 * another tab. Who has only signed out, or whose session has ended, may have typed something: it stays until somebody
 * else signs in, and is sent after the same person has signed in again. Passwords do not stay.
 * @returns a function that ends it
 */
export function followOthers(): () => void {
  let hasTyped = false
  // Browsers fill in stored passwords without anybody typing.
  const note = ({ target }: Event) => {
    if (!isPassword(target)) hasTyped = true
  }
  const reload = ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.reload()
  }
  const content = document.getElementById('content')
  content?.addEventListener('input', note)
  addEventListener('pageshow', reload)
  const stop = onOtherPerson((isSomebody) => {
    if (isSomebody || !hasTyped) return location.reload()
    for (const field of content?.querySelectorAll('input') ?? []) if (isPassword(field)) field.value = ''
  })
  return () => {
    content?.removeEventListener('input', note)
    removeEventListener('pageshow', reload)
    stop()
  }
}
