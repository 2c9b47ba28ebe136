'use client'

import { cx } from '@/design/cx'
import { HydrateLater } from '@/design/hydrate-later'
import type { Locale } from '@/i18n/routing'
import type { CardLook, CardProduct, CardWords } from '../card-product'
import { GoodsCard } from './goods-card'

const eagerCards = 4

type Props = {
  products: CardProduct[]
  words: CardWords
  locale: Locale
  look: CardLook
  id: string
  heading: 'h2' | 'h3'
  className: string
  first?: boolean
}

/** The list is rendered by the browser too: as server components the products were sent twice (decision 27). */
export function GoodsList({ products, className, first = true, ...rest }: Props) {
  return (
    <ul className={cx('card-parts', className)}>
      {products.map((product, index) => (
        <HydrateLater key={product.id} as="li">
          <GoodsCard product={product} eager={first && index < eagerCards} {...rest} />
        </HydrateLater>
      ))}
    </ul>
  )
}
