import { addDays, type CalendarDay } from '@/domain/calendar-day'
import {
  chains,
  mistyped,
  type SyntheticListing,
  syntheticListings,
  type syntheticYear,
  type Truth,
} from './synthetic-year'

/** Offers of today's brochures; `difference` is in cents against the chain's report. */
export const promised = [
  { chain: 'Алфа', product: 0, difference: -110, card: false },
  { chain: 'Алфа', product: 1, difference: 0, card: false },
  { chain: 'Алфа', product: 2, difference: -50, card: true },
  { chain: 'Гама', product: 3, difference: 30, card: false },
]

type Known = { listing: SyntheticListing; days: Truth[]; last: Truth; compared: boolean; held: boolean }

/**
 * The expected facts of the year when `newest` is the last known day; brochures were printed from the reports of
 * `today`.
 */
export function truthOn(newest: CalendarDay, { truth, today }: ReturnType<typeof syntheticYear>) {
  function knownOf(listing: SyntheticListing): Known[] {
    const days = (truth.get(listing) ?? []).filter(({ day }) => day <= newest)
    const last = days.at(-1)
    if (!last) return []
    const held = last.day === today && listing.company === mistyped.company && listing.code === mistyped.code
    return [{ listing, days, last, held, compared: last.day >= addDays(newest, -2) && !held }]
  }

  const ownOf = (chain: string, product: number) =>
    syntheticListings.filter((listing) => listing.chain === chain && listing.product === product)

  /** The price that a chain reports for a product, with its further prices. */
  function reportOf(chain: string, product: number) {
    const sorted = ownOf(chain, product)
      .flatMap(knownOf)
      .toSorted((one, other) => one.last.price - other.last.price)
    const first = sorted.find(({ compared }) => compared) ?? sorted[0]
    return first && { ...first, others: sorted.filter((one) => one !== first).map(({ last }) => last.price) }
  }

  const promisedCents = (chain: string, product: number, difference: number) =>
    Math.min(...ownOf(chain, product).flatMap((listing) => truth.get(listing)?.at(-1)?.price ?? [])) + difference

  return {
    knownOf,
    reportOf,
    reportsOf: (product: number) => chains.flatMap(({ chain }) => reportOf(chain, product) ?? []),
    offersOf: (product: number) =>
      promised
        .filter((offer) => offer.product === product)
        .map(({ chain, difference, card }) => ({ chain, card, cents: promisedCents(chain, product, difference) })),
  }
}
