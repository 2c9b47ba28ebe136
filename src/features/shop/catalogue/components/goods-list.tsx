'use client'

import { HydrateLater } from '@/design/hydrate-later'
import type { Locale } from '@/i18n/routing'
import type { CardLook, CardProduct, CardWords } from '../card-product'
import { GoodsCard } from './goods-card'

/** About what is in view at first. */
const eagerCards = 4

type Props = {
  products: CardProduct[]
  words: CardWords
  locale: Locale
  look: CardLook
  /** Begins the ids of its parts; unique on the page. */
  id: string
  heading: 'h2' | 'h3'
  className: string
  /** Whether it begins in view. */
  first?: boolean
}

/** The products of a catalogue, drawn by the browser too: as server components they were sent twice (decision 27). */
export function GoodsList({ products, className, first = true, ...rest }: Props) {
  return (
    <ul className={className}>
      {products.map((product, index) => (
        <HydrateLater key={product.id} as="li">
          <GoodsCard product={product} eager={first && index < eagerCards} {...rest} />
        </HydrateLater>
      ))}
    </ul>
  )
}
