import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { isLocale, type Locale, localePath } from '@/i18n/routing'
import { findRedirect } from './data'

/**
 * Opens a page in a language: a redirect from its path beats the page (product spec, section 5).
 * `path` is without language prefix. Throws Next's own signals for a redirect and for an unknown language.
 */
export async function openPage(locale: string, path: string): Promise<Locale> {
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const found = await findRedirect(path)
  if (found) {
    const target = found.to.startsWith('/') ? localePath(locale, found.to) : found.to
    if (found.permanent) permanentRedirect(target)
    redirect(target)
  }
  return locale
}
