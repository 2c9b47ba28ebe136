import type { PriceOfUnit } from '@/domain/unit-price'

/** So far apart lie the ranks of hits that are not equally meant; in between their whole prices tell them apart, and `step - 1` is of what is not ranked. */
const step = 100_000_000

type Unit = PriceOfUnit | null | undefined

/**
 * Hits in the order of their ranks, of which those that are equally meant and measured by the same unit change places among each other, the
 * lower unit price first: whole prices say nothing of packs of two sizes. What is not like the others stays where it is.
 */
export function alikeByUnitPrice<Id, Hit extends { id: Id }>(
  hits: Hit[],
  ranks: ReadonlyMap<Id, number>,
  unitPriceOf: (hit: Hit) => Unit,
): Hit[] {
  const measured = hits.map((hit) => {
    const rank = ranks.get(hit.id) ?? 0
    const price = rank % step === step - 1 ? null : unitPriceOf(hit)
    return { hit, cents: price?.cents ?? 0, kind: `${Math.floor(rank / step)} ${price?.unit}` }
  })
  const alike = [...Map.groupBy(measured, ({ kind }) => kind)].map(
    ([kind, own]) => [kind, own.toSorted((one, other) => one.cents - other.cents).values()] as const,
  )
  const sorted = new Map(alike)
  return measured.map((one) => (sorted.get(one.kind)?.next().value ?? one).hit)
}
