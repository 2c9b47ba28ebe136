'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/design/button'
import { cx } from '@/design/cx'
import { PriceFigure, type PriceTexts } from '@/design/price-figure'
import { useVariantChoice } from './variant-choice'

type Words = { addToCart: string; soldOut: string }
/** `form` is the id of the form of the page's own product, which alone has the bar: a page has room for one. */
type Props = { words: Words; price: ProductPriceTexts; form?: string }

/** On a phone a second, sticky button appears while the first is out of view. */
export function OrderButton({ words, price, form }: Props) {
  const button = useRef<HTMLDivElement>(null)
  const away = useOutOfSight(button)
  // A selector that asks whether the page has the bar would be asked again for every change of every page.
  useEffect(() => {
    if (!form) return
    document.documentElement.toggleAttribute('data-order-bar', away)
    return () => document.documentElement.removeAttribute('data-order-bar')
  }, [away, form])
  return (
    <>
      <div ref={button} className="grow">
        <AddButton words={words} className="w-full max-sm:px-3" />
      </div>
      {form && (
        <div className={cx('order-bar', !away && 'order-bar-idle')}>
          <ChosenPrice price={price} size="md" />
          <AddButton words={words} form={form} className="whitespace-nowrap" />
        </div>
      )}
    </>
  )
}

type AddProps = { words: Words; form?: string; className?: string }

export function AddButton({ words, form, className = 'grow' }: AddProps) {
  const { chosen, leftOf } = useVariantChoice()
  const gone = chosen !== null && leftOf(chosen) === 0
  return (
    <Button type="submit" form={form} disabled={gone} className={className}>
      {gone ? words.soldOut : words.addToCart}
    </Button>
  )
}

/** True until the element is seen: a page begins above it. */
function useOutOfSight(element: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setAway(!entries.at(-1)?.isIntersecting))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return away
}

/** `variants` holds only those with other texts, by id; `priorNote` belongs to each text with a struck price. */
export type ProductPriceTexts = {
  product: PriceTexts
  variants: Record<string, PriceTexts>
  priorNote: string | null
  oldLabel: string
}

function useChosenTexts({ product, variants }: ProductPriceTexts): PriceTexts {
  const { chosen } = useVariantChoice()
  return (chosen && variants[chosen.id]) ?? product
}

export function ChosenPrice({ price, size }: { price: ProductPriceTexts; size: 'md' | 'lg' }) {
  return <PriceFigure {...useChosenTexts(price)} oldLabel={price.oldLabel} size={size} />
}

/** The lowest price of the 30 days before (directive 98/6/EC, article 6a), where the chosen price is reduced. */
export function PriorNote({ price }: { price: ProductPriceTexts }) {
  const { oldText } = useChosenTexts(price)
  return oldText !== null && price.priorNote !== null && <p className="text-sm text-ink-soft">{price.priorNote}</p>
}
