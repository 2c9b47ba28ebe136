import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'

export type FormWords = {
  field: (name: string) => string
  value: (field: string, value: unknown) => string
}

type Forms = {
  collections: Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields'>[]
  globals: Pick<SanitizedGlobalConfig, 'slug' | 'flattenedFields'>[]
}
export type FormsOfCms = Forms | Pick<SanitizedConfig, 'collections' | 'globals'>

/**
 * Labels of a form's fields and options, so that audit log and form use the same words. Falls back to the label of the
 * same name in another form, then to the name itself.
 */
export function formWords(forms: FormsOfCms | undefined, slug: string | undefined, locale: Locale): FormWords {
  const form = forms && [...forms.collections, ...forms.globals].find((one) => one.slug === slug)
  const find = (name: string) => fieldIn(form?.flattenedFields ?? [], name)
  const { fields, options } = messagesOf(locale).cms
  const elsewhere = new Map(Object.entries({ ...fields, ...options }))
  const other = (name: unknown) => elsewhere.get(String(name)) ?? String(name)
  return {
    field(name) {
      return labelIn(find(name), locale) ?? other(name)
    },
    value(name, value) {
      const field = find(name)
      if (!field) return other(value)
      const chosen = optionsOf.parse(field).options.find((option) => option.value === value)
      return labelIn(chosen, locale) ?? String(value)
    },
  }
}

function fieldIn(fields: readonly FlattenedField[], name: string): FlattenedField | undefined {
  const own = fields.find((field) => field.name === name)
  if (own) return own
  for (const field of fields) {
    const nested = 'flattenedFields' in field ? fieldIn(field.flattenedFields, name) : undefined
    if (nested) return nested
  }
  return undefined
}

const labelled = z.object({ label: z.record(z.string(), z.string()) })
const optionsOf = z
  .object({ options: z.array(z.object({ value: z.string(), label: z.unknown() })) })
  .catch({ options: [] })

/** Payload labels a field without a label by its name as a plain string, which is no translation. */
const labelIn = (thing: unknown, locale: Locale) => labelled.safeParse(thing).data?.label[locale]
