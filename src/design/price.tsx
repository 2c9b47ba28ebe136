import type { Locale } from '@/i18n/routing'
import { cx } from './cx'
import { type Currency, formatMoney, moneyParts } from './format'

type Props = {
  locale: Locale
  /** Integer cents, as all money. */
  cents: number
  /** Euro, except for sample products. */
  currency?: Currency
  oldCents?: number | null
  /** Read by screen readers before the old price. */
  oldLabel?: string
  /** The price per kilo, litre or piece in plain words. */
  unitText?: string | null
  size?: 'sm' | 'md' | 'lg'
  /** A price that is no longer valid is not in the price colour. */
  past?: boolean
  className?: string
}

const sizes = { sm: 'text-lg', md: 'text-2xl', lg: 'text-4xl' }

/** A price typeset as in a shop: large euros, raised cents, small currency. Screen readers read one number. */
export function Price(props: Props) {
  const { locale, cents, currency = 'EUR', oldCents, oldLabel, unitText, size = 'md', past = false, className } = props
  const parts = moneyParts(cents, locale, currency)
  const symbol = <span className="text-[0.5em] font-semibold">{parts.symbol}</span>
  return (
    <div className={cx('tabular', className)}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span
          className={cx(
            'font-bold tracking-tight leading-none whitespace-nowrap',
            past ? 'text-ink-soft' : 'text-signal',
            sizes[size],
          )}
        >
          <span className="sr-only">{formatMoney(cents, locale, currency)}</span>
          <span aria-hidden className="inline-flex items-start">
            {parts.currencyFirst && <span className="mt-[0.12em] mr-[0.08em]">{symbol}</span>}
            {parts.whole}
            <span className="mt-[0.06em] ml-[0.06em] text-[0.55em] leading-none">{parts.cents}</span>
            {!parts.currencyFirst && <span className="self-end ml-[0.12em] leading-[1.1]">{symbol}</span>}
          </span>
        </span>
        {oldCents != null && (
          <span className="text-sm text-ink-faint">
            <span className="sr-only">{oldLabel} </span>
            <s>{formatMoney(oldCents, locale, currency)}</s>
          </span>
        )}
      </p>
      {unitText && <p className="mt-1 text-sm text-ink-soft">{unitText}</p>}
    </div>
  )
}
