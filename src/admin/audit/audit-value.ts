import { formatDay, formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** A value of a field in the audit log as a person reads it: money, percent, a day, yes or no, the word of an option, rows of a list. */
export function auditValue(value: unknown, field: string, locale: Locale, word: (name: unknown) => string): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return translatorFor(locale, 'auditLog')(value ? 'yes' : 'no')
  if (typeof value === 'number' && field.endsWith('Cents')) return formatEuro(value, locale)
  if (typeof value === 'number' && /^percent/.test(field)) return `${value} %`
  if (typeof value === 'string' && isDay.test(value)) return formatDay(value, locale, 'full')
  if (Array.isArray(value)) {
    const rows = value.map((row) =>
      typeof row === 'object'
        ? Object.entries(Object(row))
            .map(([name, cell]) => `${word(name)} ${auditValue(cell, name, locale, word)}`)
            .join(', ')
        : String(row),
    )
    return rows.join(' / ').slice(0, 400) || '–'
  }
  return word(value).slice(0, 120)
}
