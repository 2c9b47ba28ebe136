import { type Locale, localePath } from '@/i18n/routing'
import { nextPath } from '../next-path'
import { storageKeys } from './auth-store'

interface Target {
  /** A path of this site; without one the page wanted before the sign-in, or the account. */
  next?: string
  nextLevel: 'aal1' | 'aal2'
}

/** After a sign-in: to the wanted page, by way of the second factor where a code is required. */
export function redirectAfterSignIn({ next, nextLevel }: Target, locale: Locale): void {
  const account = localePath(locale, '/account-dashboard')
  const target = next || nextPath(localStorage.getItem(storageKeys.redirect), account)
  const owesCode = nextLevel === 'aal2'
  if (!owesCode) localStorage.removeItem(storageKeys.redirect)
  // A full page load, so that nothing rendered for a visitor stays.
  location.assign(owesCode ? `${localePath(locale, '/login/code')}?next=${encodeURIComponent(target)}` : target)
}
