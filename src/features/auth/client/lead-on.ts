import { type Locale, localePath } from '@/i18n/routing'
import { nextPath } from '../next-path'
import { storageKeys } from './auth-store'

interface Way {
  /** A path of this site; without one the page wanted before the sign-in, or the account. */
  next?: string
  nextLevel: 'aal1' | 'aal2'
}

/** After a sign-in: by way of the second factor where a code is owed, to the page that was wanted. */
export function leadOn({ next, nextLevel }: Way, locale: Locale): void {
  const account = localePath(locale, '/account-dashboard')
  const target = next || nextPath(localStorage.getItem(storageKeys.redirect), account)
  const owesCode = nextLevel === 'aal2'
  if (!owesCode) localStorage.removeItem(storageKeys.redirect)
  // A full load: nothing that was prepared for a visitor may stay.
  location.assign(owesCode ? `${localePath(locale, '/login/code')}?next=${encodeURIComponent(target)}` : target)
}
