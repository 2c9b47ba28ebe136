import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { z } from 'zod'
import { formatDay, formatEuro, formatMoment, formatPercent } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { messagesOf, translatorFor } from '@/i18n/translator'

type FormWords = {
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
export function changedFormWords(forms: FormsOfCms | undefined, slug: string | undefined, locale: Locale): FormWords {
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

const isDay = /^\d{4}-\d{2}-\d{2}$/
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

export function auditValue(value: unknown, field: string, locale: Locale, words: FormWords): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return translatorFor(locale, 'auditLog')(value ? 'yes' : 'no')
  if (typeof value === 'number' && field.endsWith('Cents')) return formatEuro(value, locale)
  if (typeof value === 'number' && /^percent/.test(field)) return formatPercent(value / 100, locale)
  if (typeof value === 'string' && isDay.test(value)) return formatDay(value, locale, 'full')
  if (typeof value === 'string' && isMoment.test(value)) return formatMoment(value, locale)
  if (Array.isArray(value)) {
    const rows = value.map((row) =>
      typeof row === 'object'
        ? Object.entries(Object(row))
            .map(([name, cell]) => `${words.field(name)} ${auditValue(cell, name, locale, words)}`)
            .join(', ')
        : words.value(field, row),
    )
    return rows.join(' / ').slice(0, 400) || '–'
  }
  return words.value(field, value).slice(0, 120)
}
