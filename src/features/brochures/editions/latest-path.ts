import { officialSlug } from '@/domain/official-latin'
import { type Locale, localePath } from '@/i18n/routing'
import { publicPathOf } from '@/server/cache/tags'

/**
 * To the shop's current brochure, from an edition to that for its first town if there is one: the others are for
 * somewhere else.
 * @param towns Bulgarian names; none for the whole country
 */
export function latestPath(locale: Locale, retailerSlug: string, [town]: string[]): string {
  const path = `${localePath(locale, publicPathOf('retailers', retailerSlug))}/latest`
  return town ? `${path}?town=${officialSlug(town)}` : path
}
