import { formatDay, formatEuro, formatMoment, formatPercent } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { FormWords } from './form-words'

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
