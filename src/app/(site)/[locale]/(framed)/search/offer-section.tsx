import { sofiaDay } from '@/domain/calendar-day'
import { validityWords } from '@/features/brochures/components/validity-words'
import { OfferTick } from '@/features/lists/components/offer-tick'
import { thingOf } from '@/features/lists/thing-of-offer'
import { OfferRow } from '@/features/search/components/offer-row'
import { byProduct } from '@/features/search/offers/same-product'
import type { OfferHit, OfferResult } from '@/features/search/offers/types'
import type { SearchParams } from '@/features/search/params'
import type { Locale } from '@/i18n/routing'
import { PricedSection } from './priced-section'

type Props = { locale: Locale; params: SearchParams; result: OfferResult }

/** The offers of brochures, those of one product on one card. */
export function OfferSection({ locale, params, result }: Props) {
  const today = sofiaDay()
  const validity = (offer: OfferHit) => validityWords(offer, today, locale).text
  const rows = byProduct(result.offers, today).map((product) => ({
    key: product.key,
    row: (
      <OfferRow product={product} locale={locale} sort={params.sort ?? 'relevance'} validity={validity}>
        <OfferTick thing={thingOf(product.offers[0])} />
      </OfferRow>
    ),
  }))
  return <PricedSection kind="offers" locale={locale} params={params} result={result} rows={rows} />
}
