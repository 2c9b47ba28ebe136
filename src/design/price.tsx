import type { Locale } from '@/i18n/routing'
import { cx } from './cx'
import { euroParts, formatEuro } from './format'

type Props = {
  locale: Locale
  /** Integer euro cents, as all money. */
  cents: number
  oldCents?: number | null
  /** What a screen reader says before the old price. */
  oldLabel?: string
  /** The price per kilo, litre or piece in plain words. */
  unitText?: string | null
  size?: 'sm' | 'md' | 'lg'
  /** A price that no longer holds is not in the colour of prices. */
  past?: boolean
  className?: string
}

const sizes = { sm: 'text-lg', md: 'text-2xl', lg: 'text-4xl' }

/** A price set as in a shop: large euros, raised cents, small currency. A screen reader hears one number. */
export function Price({ locale, cents, oldCents, oldLabel, unitText, size = 'md', past = false, className }: Props) {
  const parts = euroParts(cents, locale)
  const currency = <span className="text-[0.5em] font-semibold">€</span>
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
          <span className="sr-only">{formatEuro(cents, locale)}</span>
          <span aria-hidden className="inline-flex items-start">
            {parts.currencyFirst && <span className="mt-[0.12em] mr-[0.08em]">{currency}</span>}
            {parts.euros}
            <span className="mt-[0.06em] ml-[0.06em] text-[0.55em] leading-none">{parts.cents}</span>
            {!parts.currencyFirst && <span className="self-end ml-[0.12em] leading-[1.1]">{currency}</span>}
          </span>
        </span>
        {oldCents != null && (
          <span className="text-sm text-ink-faint">
            <span className="sr-only">{oldLabel} </span>
            <s>{formatEuro(oldCents, locale)}</s>
          </span>
        )}
      </p>
      {unitText && <p className="mt-1 text-sm text-ink-soft">{unitText}</p>}
    </div>
  )
}
