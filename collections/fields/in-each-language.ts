import type { Field, FieldHook, TextareaField, TextField } from 'payload'
import { rowIdIn, textKey } from '@/domain/text-key'
import { otherLanguagesIn } from '@/i18n/other-languages'
import { isLocale } from '@/i18n/routing'
import { invalidField } from '../document-endpoint'

const path = '@/admin/languages/languages-panel#TextInLanguages'

/**
 * Payload saves the request's language and takes the others from the stored document; texts typed in other languages
 * are inserted there. All languages are saved in one version and transaction; untouched languages stay.
 */
export const writeOtherLanguages =
  (name: string, maxLength: number): FieldHook =>
  ({ data, req, siblingDocWithLocales, collection, field, path, value }) => {
    const sent = otherLanguagesIn(data ?? {})
    const key = textKey(path, (row) => rowIdIn(data, row))
    const typed = (key !== null && sent?.[key]) || {}
    const texts = Object.entries(typed).filter(([locale]) => locale !== req.locale)
    if (sent === null || texts.some(([, { now }]) => now.length > maxLength)) {
      throw invalidField(req, collection?.slug ?? '', { path: path.join('.'), problem: 'translationUnusable' })
    }
    if ('custom' in field && field.custom?.neededInBulgarian && typed.bg?.now.trim() === '' && req.locale !== 'bg') {
      throw invalidField(req, collection?.slug ?? '', { path: path.join('.'), problem: 'bulgarianText' })
    }
    if (texts.length > 0 && siblingDocWithLocales && isLocale(req.locale)) {
      const stored: unknown = siblingDocWithLocales[name]
      const others = stored && typeof stored === 'object' ? stored : {}
      siblingDocWithLocales[name] = {
        ...others,
        ...Object.fromEntries(texts.map(([locale, { now }]) => [locale, now])),
      }
    }
    return value
  }

/**
 * A translated top-level text with all languages in one form (src/admin/languages). `untitled`: name of a document
 * whose title is empty.
 */
export function inEachLanguage(field: TextField | TextareaField, untitled?: Record<string, string>): Field {
  const component = { path, clientProps: { untitled } }
  const { name, hooks, maxLength = 300 } = field
  const written = { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), writeOtherLanguages(name, maxLength)] }
  if (field.type === 'textarea') {
    const { admin } = field
    return { ...field, localized: true, hooks: written, admin: { ...admin, components: { Field: component } } }
  }
  const { admin } = field
  return {
    ...field,
    localized: true,
    hooks: written,
    admin: { ...admin, components: { ...admin?.components, Field: component } },
  }
}
