import type { ReactNode } from 'react'
import { sofiaDay } from '@/domain/calendar-day'
import type { ProductGroup } from '@/features/product-groups/data'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { cheapestOfGroup } from '../cheapest'
import { filterHref, noFilter } from '../filter'
import type { GroupProduct, GroupView } from '../group-data'
import { sectionKinds } from '../group-query'
import { savingAgainst } from '../savings'
import { PriceRow } from './price-row'

type Props = {
  locale: Locale
  group: ProductGroup
  view: GroupView
  /** The code of the chosen place, whose prices a product's page shows then too. */
  place: string | null
  /** Whether the list begins here: only its very first product is the cheapest. */
  first: boolean
  action?: (product: GroupProduct) => ReactNode
}

/** The products in their order, under a heading for each kind: prices of now, older ones, invented chains. */
export function GroupProducts({ locale, group, view, place, first, action }: Props) {
  const t = translatorFor(locale, 'prices')
  const median = view.figures.find(({ invented }) => !invented)?.median
  const cheapest = first && !group.rule.noVerdict ? cheapestOfGroup(view.products[0], sofiaDay()) : null
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
                place={place}
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
  place: string | null
  cheapest: boolean
  median: number | undefined
  action: ReactNode
}

function Product({ locale, product, place, cheapest, median, action }: ProductProps) {
  const t = translatorFor(locale, 'prices')
  const { listing, slug, chains } = product
  const below =
    listing.unitPrice && median && listing.hold === null ? savingAgainst(listing.unitPrice.cents, median) : null
  return (
    <PriceRow
      listing={listing}
      locale={locale}
      title={{
        text: product.title ?? listing.name,
        foreign: true,
        href: slug ? filterHref(locale, slug, { ...noFilter, place }) : undefined,
      }}
      distinction={cheapest ? t('cheapestUnit') : null}
    >
      {(below || chains > 1) && (
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {below && <span>{t('belowMedian', { percent: below.percent })}</span>}
          {chains > 1 && <span>{t('inChains', { count: chains })}</span>}
        </p>
      )}
      {action && <div className="mt-1.5">{action}</div>}
    </PriceRow>
  )
}
