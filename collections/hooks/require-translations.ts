import { type CollectionBeforeChangeHook, isolateObjectProperty, type StaticLabel } from 'payload'
import { otherLanguagesIn, type TypedTexts } from '@/i18n/other-languages'
import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/routing'
import { problem, refusedFields } from '../document-endpoint'
import { fieldLabel } from '../labels'

const translated = ['title', 'summary'] as const

type Missing = { path: string; label: StaticLabel; message: string }
type AlsoMissing = (document: Record<string, unknown>, language: string) => Missing[]

export function requireTranslations(
  slug: 'brochures' | 'pages' | 'legal-pages' | 'posts' | 'products',
  alsoMissing: AlsoMissing = () => [],
): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req, collection }) => {
    if (data._status !== 'published') return data
    const stored = originalDoc?.id
      ? await req.payload.findByID({
          collection: slug,
          id: originalDoc.id,
          locale: 'all',
          // Publishing one language leaves the others as published, whatever the draft says.
          draft: !req.query?.publishSpecificLocale,
          depth: 0,
          select: { title: true, summary: true },
          // Payload changes the locale of the request it is given; the texts would then be saved in no language.
          req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
        })
      : undefined
    const others = alsoMissing({ ...originalDoc, ...data }, req.i18n.language)
    // Texts typed in other languages stay a draft when one language is published.
    const typed = req.query?.publishSpecificLocale ? null : otherLanguagesIn(data)
    const untranslated = translated.flatMap((field) => {
      const texts: Texts = { written: data[field], typed: typed?.[field], stored: stored?.[field] }
      const missing = locales.filter((locale) => !textIn(locale, texts, req.locale))
      if (missing.length === 0) return []
      return { path: field, label: fieldLabel(field), message: missingIn(missing, req.i18n.language) }
    })
    const errors = [...untranslated, ...others]
    if (errors.length === 0) return data
    // Payload would report other empty fields only after these are filled in.
    const named = new Set<string>(translated)
    const empty = collection.flattenedFields.flatMap((field) => {
      const { name } = field
      if (named.has(name) || !('required' in field && field.required) || !isEmpty({ ...originalDoc, ...data }[name]))
        return []
      return { path: name, label: field.label || name, message: req.t('validation:required') }
    })
    throw refusedFields(req, collection.slug, [...errors, ...empty])
  }
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

function missingIn(missing: Locale[], language: string): string {
  const names = new Intl.DisplayNames([isLocale(language) ? language : defaultLocale], { type: 'language' })
  const languages = missing.map((locale) => names.of(locale) ?? locale).join(', ')
  return problem('translationMissing', language, { languages })
}

type Texts = { written: unknown; typed: TypedTexts | undefined; stored: unknown }

/** A request writes one language, plus texts typed in others; the rest counts as stored. */
function textIn(locale: Locale, { written, typed, stored }: Texts, requestLocale: string | null | undefined): string {
  if (typeof written === 'string' && locale === requestLocale) return written.trim()
  const typedHere = locale === requestLocale ? undefined : typed?.[locale]
  if (typedHere) return typedHere.now.trim()
  const text: unknown = stored && typeof stored === 'object' ? Reflect.get(stored, locale) : undefined
  return typeof text === 'string' ? text.trim() : ''
}
