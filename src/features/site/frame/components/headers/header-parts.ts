import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import type { HeaderLink } from '../../menus'

/** What every header arranges in its own way: the menu, the search field, the list icon, the account link. */
export type HeaderParts = {
  locale: Locale
  menu: HeaderLink[]
  search: ReactNode
  list: ReactNode
  account: ReactNode
}
