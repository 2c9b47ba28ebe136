import type { ReactNode } from 'react'
import { formatPercent } from '@/design/format'
import { HydrateLater } from '@/design/hydrate-later'
import { Pagination } from '@/design/pagination'
import { sofiaDay } from '@/domain/calendar-day'
import { saysSize } from '@/domain/offer-details'
import type { Unit } from '@/domain/pack-size'
import { unitPrice } from '@/domain/unit-price'
import { oldDays } from '@/domain/validity'
import type { ProductGroup } from '@/features/price-data/groups/data'
import type { Place } from '@/features/price-data/types'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { priceWords } from '@/lib/price-words'
import { cheapestOfGroup, medianOfGroup } from '../answer'
import { filterHref, type PriceFilter } from '../filter'
import type { GroupProduct, GroupView } from '../group-data'
import { sectionKinds } from '../group-query'
import { savingAgainst } from '../savings'
import { CsvLink, PriceFigures } from './figures'
import { NoPrices } from './no-prices'
import { PriceFilterForm } from './price-head'
import { PricedProduct } from './priced-product'
import { UsualNote } from './usual-note'

type Props = {
  locale: Locale
  group: ProductGroup
  view: GroupView
  places: Place[]
  filter: PriceFilter
  action?: (product: GroupProduct) => ReactNode
  /** Offers of brochures, where there are any. */
  children: ReactNode
}

export function GroupPrices({ locale, group, view, places, filter, action, children }: Props) {
  const t = translatorFor(locale, 'prices')
  const words = priceWords(locale)
  const href = (change: Partial<PriceFilter>) => filterHref(locale, group.slug, { ...filter, ...change })
  const [figures] = view.figures
  return (
    <div className="page mt-6 grid gap-6 md:mt-8">
      <PriceFilterForm
        locale={locale}
        slug={group.slug}
        filter={filter}
        places={places}
        chains={view.chains.map(({ slug, name, count }) => ({
          value: slug,
          label: t('filter.option', { name, count }),
        }))}
        sizes={view.sizes.map(({ size, count }) => ({
          value: String(size),
          label: t('filter.option', { name: words.size({ unit: group.unit, amount: size }), count }),
        }))}
      />
      {view.products.length === 0 ? (
        children || <NoPrices locale={locale} filter={filter} slug={group.slug} />
      ) : (
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <div className="grid gap-6 empty:hidden lg:order-2">
            {figures && !group.rule.noVerdict && figures.products > 1 && (
              <PriceFigures
                locale={locale}
                figures={figures}
                days={figures}
                unit={group.unit}
                basis={t(figures.invented ? 'figures.basisInvented' : 'figures.basisGroup', {
                  count: figures.products,
                  prices: figures.prices,
                })}
                offered={view.offered}
              />
            )}
            <UsualNote locale={locale} usual={view.usual} unit={group.unit} />
            {children}
          </div>
          <div>
            <GroupProducts locale={locale} group={group} view={view} filter={filter} action={action} />
            <div className="mt-8">
              <Pagination
                label={t('pages')}
                previous={filter.after ? { href: href({ after: null }), label: t('first') } : null}
                next={view.next ? { href: href({ after: view.next }), label: t('more') } : null}
              />
            </div>
          </div>
        </div>
      )}
      <CsvLink locale={locale} slug={group.slug} filter={filter} />
    </div>
  )
}

type GroupProductsProps = {
  locale: Locale
  group: ProductGroup
  view: GroupView
  filter: PriceFilter
  action?: (product: GroupProduct) => ReactNode
}

function GroupProducts({ locale, group, view, filter, action }: GroupProductsProps) {
  const t = translatorFor(locale, 'prices')
  const median = medianOfGroup(view.figures, filter)
  // Only the very first product of the list may be marked as the cheapest.
  const isRanked = filter.after === null && !group.rule.noVerdict
  const cheapest = isRanked ? cheapestOfGroup(view.products[0], view, sofiaDay()) : null
  return sectionKinds.map((kind) => {
    const products = view.products.filter((product) => product.kind === kind)
    if (products.length === 0) return null
    return (
      <section key={kind} aria-labelledby={`products-${kind}`} className="not-first:mt-8">
        <h2 id={`products-${kind}`} className="text-xl">
          {t(`section.${kind}`, { count: view.totals[kind] })}
        </h2>
        {kind !== 'current' && <p className="mt-1 text-sm text-ink-soft">{t(`sectionNote.${kind}`)}</p>}
        <ul className="row-parts mt-2 divide-y divide-line">
          {products.map((product) => (
            <HydrateLater key={product.id} as="li">
              <Product
                locale={locale}
                product={product}
                unit={group.unit}
                cheapest={product === cheapest}
                action={action?.(product)}
                median={kind === 'current' && !group.rule.noVerdict && product.card.isRanked ? median : null}
              />
            </HydrateLater>
          ))}
        </ul>
      </section>
    )
  })
}

type ProductProps = {
  locale: Locale
  product: GroupProduct
  /** Of the group and its median. */
  unit: Unit
  cheapest: boolean
  median: number | null
  action: ReactNode
}

function Product({ locale, product, unit, cheapest, median, action }: ProductProps) {
  const t = translatorFor(locale, 'prices')
  const { listing, card } = product
  const exact = unitPrice(listing.price, listing.size)
  const below =
    exact?.unit === unit && median && listing.hold === null && oldDays(listing.day, sofiaDay()) === null
      ? savingAgainst(exact.cents, median)
      : null
  const size = listing.size && !saysSize(card.title, listing.size) ? priceWords(locale).size(listing.size) : ''
  return (
    <PricedProduct
      product={{ ...card, details: size }}
      locale={locale}
      distinction={cheapest ? t('cheapestUnit') : null}
      notes={
        below && (
          <p className="text-sm text-ink-soft">
            {t('belowMedian', { percent: formatPercent(below.percent / 100, locale) })}
          </p>
        )
      }
    >
      {action}
    </PricedProduct>
  )
}
