import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { log } from '@/server/log'

/** `path` is without language prefix. */
export function pageNotFound(path: string): never {
  log.warn(`Page not found: ${path}`)
  notFound()
}

/** Next itself adds `noindex`. */
export function missingMetadata(locale: Locale): Metadata {
  const t = translatorFor(locale, 'errors')
  return { title: { absolute: `${t('notFoundTitle')} · Broshura` } }
}
