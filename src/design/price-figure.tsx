'use client'

import { cx } from './cx'
import type { moneyParts } from './format'

export type PriceLook = {
  /** Read by screen readers before the old price. */
  oldLabel?: string
  /** The price per kilo, litre or piece in plain words. */
  unitText?: string | null
  size?: 'sm' | 'md' | 'lg'
  /** A price that is no longer valid is not in the price colour. */
  past?: boolean
  className?: string
}

type Props = PriceLook & { text: string; parts: ReturnType<typeof moneyParts>; oldText: string | null }

const sizes = { sm: 'text-lg', md: 'text-2xl', lg: 'text-4xl' }

/** Draws a price from its texts: the server writes them, because it and the browser may write an amount differently. */
export function PriceFigure({ text, parts, oldText, oldLabel, unitText, size = 'md', past = false, className }: Props) {
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
          <span className="sr-only">{text}</span>
          <span aria-hidden className="inline-flex items-start">
            {parts.currencyFirst && <span className="mt-[0.12em] mr-[0.08em]">{symbol}</span>}
            {parts.whole}
            <span className="mt-[0.06em] ml-[0.06em] text-[0.55em] leading-none">{parts.cents}</span>
            {!parts.currencyFirst && <span className="self-end ml-[0.12em] leading-[1.1]">{symbol}</span>}
          </span>
        </span>
        {oldText && (
          <span className="text-sm text-ink-faint">
            <span className="sr-only">{oldLabel} </span>
            <s>{oldText}</s>
          </span>
        )}
      </p>
      {unitText && <p className="mt-1 text-sm text-ink-soft">{unitText}</p>}
    </div>
  )
}
