'use client'

import { cx } from './cx'

export type PriceLook = {
  oldLabel?: string | undefined
  unitText?: string | null
  size?: 'sm' | 'md' | 'lg'
  past?: boolean
  /** Really the cheapest, or reduced with the old price elsewhere: in the signal colour, as with an old price. */
  low?: boolean
  className?: string
}

/** `from`: word before an amount that is the lowest of several. */
export type PriceTexts = { text: string; oldText: string | null; from?: string }

type Props = PriceLook & PriceTexts

function partsOf(text: string) {
  const [, before = '', whole = text, cents = '', after = ''] = text.match(/^(\D*)(.*\d)[.,](\d\d)(\D*)$/) ?? []
  return { whole, cents, symbol: `${before}${after}`.trim(), currencyFirst: before !== '' }
}

const sizes = { sm: 'text-lg', md: 'text-2xl', lg: 'text-4xl' }

/** Takes formatted texts, because server and browser may format an amount differently. */
export function PriceFigure({
  text,
  oldText,
  from,
  oldLabel,
  unitText,
  size = 'md',
  past = false,
  low = false,
  className,
}: Props) {
  const parts = partsOf(text)
  const symbol = <span>{parts.symbol}</span>
  return (
    <div className={className}>
      <p className="price-line">
        {from && <span className="self-end text-sm text-ink-soft">{from}</span>}
        <span className={cx('price', past ? 'price-past' : (low || oldText !== null) && 'price-low', sizes[size])}>
          <span className="sr-only">{text}</span>
          <span aria-hidden className="price-figure">
            {parts.currencyFirst && <span className="price-symbol-first">{symbol}</span>}
            {parts.whole}
            <span className="price-cents">{parts.cents}</span>
            {!parts.currencyFirst && <span className="price-symbol">{symbol}</span>}
          </span>
        </span>
        {oldText && (
          <span className="price-old">
            <span className="sr-only">{`${oldLabel} `}</span>
            <s>{oldText}</s>
          </span>
        )}
      </p>
      {unitText && <p className="price-unit">{unitText}</p>}
    </div>
  )
}
