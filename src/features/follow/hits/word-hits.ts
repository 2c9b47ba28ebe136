import { formatDay } from '@/design/format'
import { searchOffers } from '@/features/search/offers/data'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Follow } from '../types'
import type { Hit } from './types'

const most = 5
const looked = 40

/** Offers with all the words that began since the day and are valid today, the best matches first; never medicines. */
export async function wordHits({ value }: Follow, since: string, locale: Locale): Promise<Hit[]> {
  const found = await searchOffers({ query: value, locale, filters: { state: 'current' }, limit: looked })
  if (found.matched !== 'all') return []
  const t = translatorFor(locale, 'follow')
  return found.offers
    .filter(({ isRanked, validFrom }) => isRanked && validFrom >= since)
    .slice(0, most)
    .map((offer) => ({
      title: [offer.title, offer.packSize].filter(Boolean).join(', '),
      lang: defaultLocale,
      details: t('until', { shop: offer.retailer.name, day: formatDay(offer.validTo, locale) }),
      cents: offer.priceCents,
      path: `/broshura/${offer.brochure}?offer=${offer.id}`,
    }))
}
