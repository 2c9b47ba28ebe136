import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { type Locale, locales } from '@/i18n/routing'
import { problem } from '../../problems'

const translated = ['title', 'summary'] as const

/** Publishing needs title and summary in all four languages (product spec, section 2). */
export const requireTranslations: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  if (data._status !== 'published') return data
  const stored = originalDoc?.id
    ? await req.payload.findByID({
        collection: 'brochures',
        id: originalDoc.id,
        locale: 'all',
        draft: true,
        depth: 0,
        select: { title: true, summary: true },
        req,
      })
    : undefined
  const missing = translated.flatMap((field) =>
    locales
      .filter((locale) => !textIn(locale, data[field], stored?.[field], req.locale))
      .map((locale) => ({ path: field, message: `${problem('translationMissing', req.i18n.language)} (${locale})` })),
  )
  if (missing.length > 0) throw new ValidationError({ collection: collection.slug, errors: missing, req })
  return data
}

/** A request writes one language (`string`) or, with `locale: 'all'`, several (a record). */
function textIn(locale: Locale, written: unknown, stored: unknown, requestLocale: string | null | undefined): string {
  if (typeof written === 'string' && locale === requestLocale) return written.trim()
  for (const value of [written, stored]) {
    if (value && typeof value === 'object' && locale in value) {
      const text: unknown = Reflect.get(value, locale)
      if (typeof text === 'string') return text.trim()
    }
  }
  return ''
}
