import { defaultLocale, type Locale, localePath, splitLocale } from '@/i18n/routing'
import type { MenuLink } from './data'

/** Every language in its own words, the same in all of them. */
export const languageNames: Record<Locale, string> = {
  bg: 'Български',
  de: 'Deutsch',
  en: 'English',
  ru: 'Русский',
}

/** The React key of a link; a menu may contain a URL twice. */
export const linkKey = ({ href, label }: MenuLink) => `${href} ${label.text}`

export const searchPath = '/search'
export const listPath = '/list'
export const pricesPath = '/prices'
export const wishlistPath = '/shop-wishlist'
/** Where one withdraws from a contract; the law wants it on every page (directive 2011/83/EU, article 11a). */
export const withdrawalPath = '/shop-withdrawal'
/** Gift vouchers are bought here, and their balance is checked. */
export const giftVouchersPath = '/our-gift-vouchers'
export const shopsAnchor = 'shops'

/** The page of the shops in a town. */
export const townPath = (slug: string) => `/shops/${slug}`

export const bottomBarLinks = [
  { key: 'brochures', path: '/' },
  { key: 'prices', path: pricesPath },
  { key: 'search', path: searchPath },
  { key: 'list', path: listPath },
  { key: 'me', path: '/account-dashboard' },
] as const

/** The path without its language: `/de/c/toys` and `/bg/c/toys`, which is what the server sees of `/c/toys`, are one page. */
export function pagePath(pathname: string): string {
  return splitLocale(pathname).path
}

/** The language of a path. */
export function localeOfPath(pathname: string): Locale {
  return splitLocale(pathname).locale ?? defaultLocale
}

/** The same page in another language. */
export function samePageIn(locale: Locale, pathname: string): string {
  return localePath(locale, pagePath(pathname))
}
