import { segmentsWithoutLanguage } from '@/domain/reserved-segments'
import { type Locale, localePath, splitLocale } from './routing'

const bare: ReadonlySet<string> = new Set(segmentsWithoutLanguage)

/** Whether a path leads to a page, which is there in each language: files and the CMS are there once. */
export function isPagePath(path: string): boolean {
  const { locale, path: own } = splitLocale(path)
  const [, first = ''] = own.split(/[/?#]/)
  return locale !== null || !bare.has(first)
}

/** The path that an editor has written: a page without a language in front is in that of the visitor. */
export function ownPathIn(locale: Locale, path: string): string {
  if (!isPagePath(path)) return path
  const [page = ''] = path.split(/[?#]/)
  const split = splitLocale(page)
  return localePath(split.locale ?? locale, split.path) + path.slice(page.length)
}
