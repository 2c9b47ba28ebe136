import { getTranslation, type I18n } from '@payloadcms/translations'
import type { FlattenedField } from 'payload'
import { formatEuro, formatMoment } from '@/design/format'
import { dayOf } from '@/features/account/orders'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export interface Words {
  locale: Locale
  i18n: I18n
  yes: string
  no: string
  titles: Map<unknown, string>
}

export function labelOf(field: FlattenedField, { i18n }: Words): string {
  return 'label' in field && field.label ? String(getTranslation(field.label, i18n)) : field.name
}

export function textOf(field: FlattenedField, value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((one) => textOf(field, one, words)).join(', ')
  switch (field.type) {
    case 'checkbox':
      return value ? words.yes : words.no
    case 'date':
      return formatMoment(String(value), words.locale)
    case 'number':
      return numberText(field.name, Number(value), words.locale)
    case 'select':
      return optionText(field.options, value, words)
    case 'relationship':
    case 'upload':
      return words.titles.get(value) ?? ''
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

function numberText(name: string, value: number, locale: Locale): string {
  return name.endsWith('Cents') ? formatEuro(value, locale) : new Intl.NumberFormat(locale).format(value)
}

type Options = Extract<FlattenedField, { type: 'select' }>['options']

function optionText(options: Options, value: unknown, { i18n }: Words): string {
  const found = options.find((option) => typeof option === 'object' && option.value === value)
  return typeof found === 'object' ? String(getTranslation(found.label, i18n)) : String(value)
}

export function personWords(locale: Locale) {
  return {
    locale,
    t: translatorFor(locale, 'myData.file'),
    order: translatorFor(locale, 'account.order'),
    request: translatorFor(locale, 'account.returns'),
    review: translatorFor(locale, 'account.reviews'),
    follow: translatorFor(locale, 'follow'),
    exports: translatorFor(locale, 'myData.export'),
    day: (moment: string) => dayOf(moment, locale),
    euro: (cents: number) => formatEuro(cents, locale),
  }
}

export type PersonWords = ReturnType<typeof personWords>
