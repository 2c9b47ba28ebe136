import type { Locale } from '@/i18n/routing'
import { type Currency, formatMoney } from './format'
import { PriceFigure, type PriceLook, type PriceTexts } from './price-figure'

type Amount = {
  locale: Locale
  cents: number
  /** Euro, except for sample products. */
  currency?: Currency
  oldCents?: number | null
  from?: string
}

type Props = PriceLook & Amount

/** Screen readers read one number. */
export function Price({ locale, cents, currency, oldCents, from, ...look }: Props) {
  return <PriceFigure {...priceTexts({ locale, cents, currency, oldCents, from })} {...look} />
}

export function priceTexts({ locale, cents, currency = 'EUR', oldCents, from }: Amount): PriceTexts {
  return {
    text: formatMoney(cents, locale, currency),
    oldText: oldCents == null ? null : formatMoney(oldCents, locale, currency),
    ...(from && { from }),
  }
}
