import { sofiaDay } from '@/domain/calendar-day'
import { validityWords } from '@/features/brochures/components/validity-words'
import { OfferTick } from '@/features/lists/components/offer-tick'
import { thingOf } from '@/features/lists/thing-of-offer'
import { OfferRow } from '@/features/search/components/offer-row'
import type { OfferHit, OfferResult } from '@/features/search/offers/types'
import type { SearchParams } from '@/features/search/params'
import type { Locale } from '@/i18n/routing'
import { PricedSection } from './priced-section'

type Props = { locale: Locale; params: SearchParams; result: OfferResult }

/** The offers of brochures. */
export function OfferSection({ locale, params, result }: Props) {
  const rows = result.offers.map((offer) => ({
    key: offer.id,
    row: <Row offer={offer} locale={locale} params={params} />,
  }))
  return <PricedSection kind="offers" locale={locale} params={params} result={result} rows={rows} />
}

function Row({ offer, locale, params }: { offer: OfferHit; locale: Locale; params: SearchParams }) {
  const { text } = validityWords(offer, sofiaDay(), locale)
  return (
    <OfferRow offer={offer} locale={locale} sort={params.sort ?? 'relevance'} validity={text}>
      <OfferTick thing={thingOf(offer)} />
    </OfferRow>
  )
}
