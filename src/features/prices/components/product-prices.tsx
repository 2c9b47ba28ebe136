import type { ReactNode } from 'react'
import { EmptyState } from '@/design/empty-state'
import { priceDays } from '@/domain/price-days'
import { reductionsIn, type Verdict, verdictOf } from '@/domain/reduction'
import type { ProductGroup } from '@/features/product-groups/data'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { rowsByChain } from '../by-chain'
import { daysOf } from '../cheapest'
import type { PriceFilter } from '../filter'
import type { ProductView } from '../product-data'
import { compared, figuresOf } from '../savings'
import { usualOfProduct } from '../usual'
import { CsvLink } from './csv-link'
import { PriceFigures } from './figures'
import { PriceFilterForm } from './price-filter-form'
import { ProductHistory } from './product-history'
import { ProductOffers } from './product-offers'
import { UsualNote } from './usual-note'

type Props = { locale: Locale; view: ProductView; group: ProductGroup | null; filter: PriceFilter; children: ReactNode }

/** The rule for a product without a group: it might be a medicine, so there is no verdict. */
const silent = { kind: 'no-reduction' } as const satisfies Verdict

/** The prices of a product at every chain, the differences, and the history. */
export function ProductPrices({ locale, view, group, filter, children }: Props) {
  const t = translatorFor(locale, 'prices')
  const { product, chains, places } = view
  const judged = view.listings.map((listing, index) => {
    const history = view.histories[index]
    const days = history ? priceDays(history.spans, history.observed) : []
    const judges = group && !group.rule.noVerdict && !group.rule.perishable
    const verdict = group ? verdictOf(days, group.rule) : silent
    return { listing, days, verdict, reductions: judges ? reductionsIn(days) : null }
  })
  const rows = rowsByChain(judged, group?.rule.noVerdict ? 'name' : 'price')
  const basis = compared(rows.map(({ listing }) => listing))
  const days = daysOf(basis)
  const counted = judged.filter(({ listing }) => basis.includes(listing))
  const usual = group?.rule.noVerdict ? null : usualOfProduct(counted.map(({ days: of }) => of))
  const figures = group?.rule.noVerdict ? null : figuresOf(basis.map(({ price }) => price))
  return (
    <div className="page mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 md:mt-8">
      <PriceFilterForm
        locale={locale}
        slug={product.slug}
        filter={filter}
        places={places}
        chains={chains.map(({ slug, name }) => ({ value: slug, label: name }))}
        withPeriod
      />
      {rows.length === 0 ? (
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {figures && days && figures.count > 1 && (
              <PriceFigures
                locale={locale}
                figures={figures}
                days={days}
                unit="pack"
                basis={t('figures.basis', {
                  count: figures.count,
                  chains: new Set(basis.map(({ chain }) => chain.slug)).size,
                })}
              />
            )}
            <UsualNote locale={locale} usual={usual} unit="pack" />
            <ProductOffers locale={locale} rows={rows} cheapest={figures?.lowest ?? null} compared={basis} />
            {children}
          </div>
          <ProductHistory locale={locale} rows={rows} filter={filter} />
        </div>
      )}
      <CsvLink locale={locale} slug={product.slug} filter={filter} />
    </div>
  )
}
