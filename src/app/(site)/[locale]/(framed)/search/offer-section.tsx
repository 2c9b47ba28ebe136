import { OfferTick } from '@/features/lists/components/offer-tick'
import { listItemOfOffer } from '@/features/lists/item-of-offer'
import { PricedProduct } from '@/features/prices/components/priced-product'
import { offerCards } from '@/features/search/offers/offer-cards'
import type { OfferResult } from '@/features/search/offers/types'
import type { SearchParams } from '@/features/search/params'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { PricedSection } from './priced-section'

type Props = { locale: Locale; params: SearchParams; result: OfferResult }

export function OfferSection({ locale, params, result }: Props) {
  const t = translatorFor(locale, 'search.offer.cheapest')
  const rows = offerCards(result.offers, result.cards).map(({ offers, product, groupSlug }) => {
    const [first] = offers
    return {
      key: first.id,
      row: (
        <PricedProduct
          product={product}
          locale={locale}
          groupSlug={groupSlug}
          lead={first.id}
          distinction={offers.some(({ isCheapest }) => isCheapest) ? t(params.sort ?? 'relevance') : null}
        >
          <OfferTick item={listItemOfOffer(first)} />
        </PricedProduct>
      ),
    }
  })
  return <PricedSection kind="offers" locale={locale} params={params} result={result} rows={rows} />
}
