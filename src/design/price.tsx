import type { Locale } from '@/i18n/routing'
import { type Currency, formatMoney, moneyParts } from './format'
import { PriceFigure, type PriceLook } from './price-figure'

type Props = PriceLook & {
  locale: Locale
  /** Integer cents, as all money. */
  cents: number
  /** Euro, except for sample products. */
  currency?: Currency
  oldCents?: number | null
}

/** A price typeset as in a shop: large euros, raised cents, small currency. Screen readers read one number. */
export function Price({ locale, cents, currency = 'EUR', oldCents, ...look }: Props) {
  return (
    <PriceFigure
      text={formatMoney(cents, locale, currency)}
      parts={moneyParts(cents, locale, currency)}
      oldText={oldCents == null ? null : formatMoney(oldCents, locale, currency)}
      {...look}
    />
  )
}
