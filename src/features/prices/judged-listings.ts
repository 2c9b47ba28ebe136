import { type Reduction, reductionsIn, type Verdict, type VerdictRule, verdictOf } from '@/domain/reduction'
import { type PriceDay, priceDays } from '@/domain/validity'
import type { ListingHistory, ListingPrice } from '@/features/price-data/types'

/** `reductions` are null where they must not be judged. */
export type JudgedListing = {
  listing: ListingPrice
  days: PriceDay[]
  verdict: Verdict | null
  reductions: Reduction[] | null
}

type Priced = { listings: ListingPrice[]; histories: ListingHistory[] }

/**
 * Judges the promotions of a product's listings by their histories, which are in the same order. A held-back price is
 * no reduction (decision 48): it may be a slip of the chain.
 */
export function judgedListings({ listings, histories }: Priced, rule: VerdictRule | null): JudgedListing[] {
  const mayJudge = rule !== null && rule.noVerdict === null && !rule.perishable
  return listings.map((listing, index) => {
    const history = histories[index]
    const days = history ? priceDays(history.spans, history.observed) : []
    if (listing.hold !== null) return { listing, days, verdict: null, reductions: null }
    return { listing, days, verdict: verdictOf(days, rule), reductions: mayJudge ? reductionsIn(days) : null }
  })
}
