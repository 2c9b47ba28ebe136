import { formatDay, formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import { unitPrice } from '@/domain/unit-price'
import { defaultLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { priceBefore } from '../reached-targets'
import type { Follow } from '../types'
import type { Finding } from './finding'
import type { Found } from './types'

/** The lowest price of the product when it has reached the target: with target, saving, chain, day and source. */
export async function productHits(follow: Follow, { locale, priceOf }: Finding): Promise<Found> {
  const { targetCents } = follow
  const lowest = targetCents === null ? null : await priceOf(follow.value)
  if (targetCents === null || !lowest || lowest.cents > targetCents) return { hits: [], paths: [] }
  const { title, slug, cents, shelf, chain, invented, day, unit, amount } = lowest
  const t = translatorFor(locale, 'follow')
  const before = (await priceBefore(follow.id)) ?? shelf
  const age = oldDays(day, sofiaDay())
  const seen = t(invented ? 'observedInvented' : 'observed', { chain, day: formatDay(day, locale) })
  const details = [
    t('target', { price: formatEuro(targetCents, locale) }),
    ...(before > cents ? [t('saving', { saving: formatEuro(before - cents, locale) })] : []),
    age === null ? seen : seen + translatorFor(locale, 'prices')('source.old', { count: age }),
  ]
  const hit = {
    title,
    lang: defaultLocale,
    details: details.join('; '),
    cents,
    oldCents: before > cents ? before : null,
    unitPrice: unitPrice(cents, unit && amount !== null ? { unit, amount } : null),
    path: `/prices/${slug}`,
    cover: null,
  }
  return { hits: [hit], paths: [hit.path] }
}
