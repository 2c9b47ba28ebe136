import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import type { HeaderLink } from '../../menus'

/** What every header arranges in its own way: the menu, the search field, the sign of the list, the way to the account. */
export type HeaderParts = {
  locale: Locale
  menu: HeaderLink[]
  search: ReactNode
  list: ReactNode
  account: ReactNode
}
