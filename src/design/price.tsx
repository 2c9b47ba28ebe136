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
}

type Props = PriceLook & Amount

/** A price typeset as in a shop: large euros, raised cents, small currency. Screen readers read one number. */
export function Price({ locale, cents, currency, oldCents, ...look }: Props) {
  return <PriceFigure {...priceTexts({ locale, cents, currency, oldCents })} {...look} />
}

/** What a price says, for those who draw it in the browser. */
export function priceTexts({ locale, cents, currency = 'EUR', oldCents }: Amount): PriceTexts {
  return {
    text: formatMoney(cents, locale, currency),
    oldText: oldCents == null ? null : formatMoney(oldCents, locale, currency),
  }
}
