import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'

/** The names of a field and of one of its values. */
export type FormWords = {
  field: (name: string) => string
  value: (field: string, value: unknown) => string
}

type Forms = {
  collections: Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields'>[]
  globals: Pick<SanitizedGlobalConfig, 'slug' | 'flattenedFields'>[]
}
/** The part of the CMS's configuration that says how its forms call things. */
export type FormsOfCms = Forms | Pick<SanitizedConfig, 'collections' | 'globals'>

/**
 * The words of a form of the CMS for its own fields and options, so that the log and the form never differ; for what no form has (any
 * more), the words of that name elsewhere, and in the end the name itself.
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

/** A field without words of its own is labelled by Payload with its name, which is none. */
const labelIn = (thing: unknown, locale: Locale) => labelled.safeParse(thing).data?.label[locale]
