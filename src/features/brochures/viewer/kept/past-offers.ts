import { fill } from '@/design/cx'
import { formatDayRange } from '@/design/format'
import type { CalendarDay } from '@/domain/calendar-day'
import type { ReaderBrochure } from '../sent-brochure'
import type { KeptBrochure } from './shapes'

/** Offers that were current when the brochure was kept may have ended since: then the price is past, and so are its days. */
export function withPastOffers(
  { reading, pastLabel, pastPeriod }: Pick<KeptBrochure, 'reading' | 'pastLabel' | 'pastPeriod'>,
  today: CalendarDay,
): ReaderBrochure {
  const periodOf = (from: CalendarDay, to: CalendarDay) =>
    fill(pastPeriod, { period: formatDayRange(from, to, reading.locale) })
  return {
    ...reading,
    pages: reading.pages.map((page) => ({
      ...page,
      offers: page.offers.map((offer) =>
        offer.validTo < today ? { ...offer, pastLabel, period: periodOf(offer.validFrom, offer.validTo) } : offer,
      ),
    })),
  }
}
