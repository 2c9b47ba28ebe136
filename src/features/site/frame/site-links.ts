import type { LocalizedText } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale, localePath, splitLocale } from '@/i18n/routing'

export type MenuLink = { label: LocalizedText; href: string }

/** The same in every language. */
export const languageNames: Record<Locale, string> = {
  bg: 'Български',
  de: 'Deutsch',
  en: 'English',
  ru: 'Русский',
}

/** A menu may contain an address twice. */
export const linkKey = ({ href, label }: MenuLink) => `${href} ${label.text}`

export const searchPath = '/search'
export const listPath = '/list'
export const pricesPath = '/prices'
export const wishlistPath = '/shop-wishlist'
/** Required on every page by directive 2011/83/EU, article 11a. */
export const withdrawalPath = '/shop-withdrawal'
export const giftVouchersPath = '/our-gift-vouchers'
export const shopsAnchor = 'shops'

export const townPath = (slug: string) => `/shops/${slug}`
/** All stores of a shop or a town, of which its own page has the first. */
export const storesPath = (page: string) => `${page}/stores`

export const bottomBarLinks = [
  { key: 'brochures', path: '/' },
  { key: 'prices', path: pricesPath },
  { key: 'search', path: searchPath },
  { key: 'list', path: listPath },
  { key: 'me', path: '/account-dashboard' },
] as const

/** `/de/c/toys` and `/bg/c/toys` are the same page; the server sees `/bg/c/toys` for `/c/toys`. */
export function pagePath(pathname: string): string {
  return splitLocale(pathname).path
}

export function localeOfPath(pathname: string): Locale {
  return splitLocale(pathname).locale ?? defaultLocale
}

export function samePageIn(locale: Locale, pathname: string): string {
  return localePath(locale, pagePath(pathname))
}
