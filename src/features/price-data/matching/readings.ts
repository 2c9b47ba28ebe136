import { wholePack } from '@/domain/stored-pack'
import type { Cluster, Clustered, Spelling } from './cluster'
import { sidesOf } from './scoring/candidates'
import { chance } from './scoring/model'
import { reasonsOf } from './scoring/reasons'
import { scorePair } from './scoring/score-group'
import type { Reading } from './store'

/**
 * The score and reason of a listing compare it with the spelling of most listings of its product; a listing alone in
 * its product has no score.
 */
export function readingsOf(
  { clusters, entries, links }: Clustered,
  group: number | null,
  products: ReadonlyMap<Cluster, number | null>,
): Reading[] {
  const sides = sidesOf(entries, group)
  const linked = new Map(links.map(({ a, b, logit }) => [`${a} ${b}`, logit]))
  const linkOf = (one: number, other: number) => linked.get(`${Math.min(one, other)} ${Math.max(one, other)}`)
  const matchOf = (spelling: Spelling, lead: Spelling) => {
    const [side, leading] = [sides[spelling.number], sides[lead.number]]
    const pair = side && leading ? scorePair(side, leading, group) : null
    const alike = pair && side && leading ? reasonsOf(pair.figures, side, leading) : []
    const barcodes = new Set(lead.listings.flatMap(({ barcode }) => barcode ?? []))
    const shared =
      spelling !== lead && spelling.listings.some(({ barcode }) => barcode !== null && barcodes.has(barcode))
    const reasons = [...(shared ? (['barcode'] as const) : []), ...alike]
    const logit = linkOf(spelling.number, lead.number) ?? pair?.logit ?? 0
    return { score: shared ? 1 : Math.round(chance(logit) * 100) / 100, reason: reasons.join(' ') || 'similar-words' }
  }
  return clusters.flatMap((cluster) => {
    const product = products.get(cluster) ?? null
    const all = [...cluster.pinned, ...cluster.spellings]
    const [lead] = all
    if (product === null || !lead) return []
    const alone = all.reduce((count, { listings }) => count + listings.length, 0) < 2
    return all.flatMap((spelling) => {
      const match = alone ? null : matchOf(spelling, lead)
      return spelling.listings.map(({ id, reading: { brand, pack } }) => ({
        id,
        product_id: product,
        match_score: match?.score ?? null,
        match_reason: match?.reason ?? null,
        brand,
        pack_unit: wholePack(pack)?.unit ?? null,
        pack_amount: wholePack(pack)?.amount ?? null,
      }))
    })
  })
}
