import type { ReactNode } from 'react'
import { Shelf } from '@/design/shelf'
import type { ProductGroup } from '@/features/price-data/groups/data'
import { pricesPath } from '@/features/site/frame/site-links'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { shelfLabels } from '@/lib/shelf-labels'
import type { VerifiedReduction } from '../overview-query'
import { PricedProduct } from './priced-product'

type Props = {
  locale: Locale
  reductions: VerifiedReduction[]
  groups: ProductGroup[]
  action: (reduction: VerifiedReduction) => ReactNode
  withLink?: boolean
}

/**
 * Shows the reduced price alone, because all cards of a shelf are as high as the highest. Renders nothing without
 * reductions.
 */
export function ReductionShelf({ locale, reductions, groups, action, withLink = false }: Props) {
  const t = translatorFor(locale, 'prices.reductions')
  if (reductions.length === 0) return null
  return (
    <Shelf
      id="honest-reductions"
      title={t('title')}
      note={t('note')}
      seeAll={withLink ? { href: localePath(locale, pricesPath), label: t('all') } : null}
      labels={shelfLabels(locale)}
      columns="auto-cols-[86%] sm:auto-cols-[56%] md:auto-cols-[44%] lg:auto-cols-[32%] [--arrow-top:45%]"
    >
      {reductions.map((reduction) => (
        <li key={reduction.listing.id} className="product-tile">
          <PricedProduct
            product={reduction.card}
            locale={locale}
            groupSlug={groups.find(({ number }) => number === reduction.groupNumber)?.slug ?? null}
            most={1}
            lead={reduction.lead}
          >
            {action(reduction)}
          </PricedProduct>
        </li>
      ))}
    </Shelf>
  )
}
