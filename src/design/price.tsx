import type { Locale } from '@/i18n/routing'
import { type Currency, formatMoney } from './format'
import { PriceFigure, type PriceLook, type PriceTexts } from './price-figure'

type Amount = {
  locale: Locale
  /** Integer cents, as all money. */
  cents: number
  /** Euro, except for sample products. */
  currency?: Currency
  oldCents?: number | null
  /** The word before an amount that is the least of several. */
  from?: string
}

type Props = PriceLook & Amount

/** A price typeset as in a shop: large euros, raised cents, small currency. Screen readers read one number. */
export function Price({ locale, cents, currency, oldCents, from, ...look }: Props) {
  return <PriceFigure {...priceTexts({ locale, cents, currency, oldCents, from })} {...look} />
}

/** What a price says, for those who draw it in the browser. */
export function priceTexts({ locale, cents, currency = 'EUR', oldCents, from }: Amount): PriceTexts {
  return {
    text: formatMoney(cents, locale, currency),
    oldText: oldCents == null ? null : formatMoney(oldCents, locale, currency),
    ...(from && { from }),
  }
}
