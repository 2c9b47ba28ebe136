import type { ReactNode } from 'react'
import { sofiaDay } from '@/domain/calendar-day'
import type { ProductGroup } from '@/features/price-data/groups/data'
import { priceWords } from '@/features/price-data/price-words'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { cheapestOfGroup } from '../answer'
import type { GroupProduct, GroupView } from '../group-data'
import { sectionKinds } from '../group-query'
import { savingAgainst } from '../savings'
import { PricedProduct } from './priced-product'

type Props = {
  locale: Locale
  group: ProductGroup
  view: GroupView
  /** Whether the list begins here: only its very first product is the cheapest. */
  first: boolean
  /** The lowest unit price in today's brochures, in euro cents. */
  offered: number | null
  action?: (product: GroupProduct) => ReactNode
}

/** The products in their order, under a heading for each kind: prices of now, older ones, invented chains. */
export function GroupProducts({ locale, group, view, first, offered, action }: Props) {
  const t = translatorFor(locale, 'prices')
  const median = view.figures.find(({ invented }) => !invented)?.median
  const cheapest = first && !group.rule.noVerdict ? cheapestOfGroup(view.products[0], offered, sofiaDay()) : null
  return sectionKinds.map((kind) => {
    const products = view.products.filter((product) => product.kind === kind)
    if (products.length === 0) return null
    return (
      <section key={kind} aria-labelledby={`products-${kind}`} className="not-first:mt-8">
        <h2 id={`products-${kind}`} className="text-xl">
          {t(`section.${kind}`, { count: view.totals[kind] })}
        </h2>
        {kind !== 'current' && <p className="mt-1 text-sm text-ink-soft">{t(`sectionNote.${kind}`)}</p>}
        <ul className="mt-2 divide-y divide-line">
          {products.map((product) => (
            <li key={product.id}>
              <Product
                locale={locale}
                product={product}
                cheapest={product === cheapest}
                action={action?.(product)}
                median={kind === 'current' && !group.rule.noVerdict ? median : undefined}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

type ProductProps = {
  locale: Locale
  product: GroupProduct
  cheapest: boolean
  median: number | undefined
  action: ReactNode
}

function Product({ locale, product, cheapest, median, action }: ProductProps) {
  const t = translatorFor(locale, 'prices')
  const { listing, card } = product
  const below =
    listing.unitPrice && median && listing.hold === null ? savingAgainst(listing.unitPrice.cents, median) : null
  const size = listing.size ? priceWords(locale).size(listing.size) : ''
  return (
    <PricedProduct
      product={{ ...card, details: card.title.includes(size) ? '' : size }}
      locale={locale}
      distinction={cheapest ? t('cheapestUnit') : null}
      notes={below && <p className="text-sm text-ink-soft">{t('belowMedian', { percent: below.percent })}</p>}
    >
      {action}
    </PricedProduct>
  )
}
