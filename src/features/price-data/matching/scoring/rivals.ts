import { isMedicine, soldByWeight } from '@/domain/product-group-words'
import type { Entry } from './candidates'
import type { Figures } from './features'

export type Pair = { a: number; b: number; figures: Figures; logit: number }

/**
 * A chain sells a product under one code, so the right pair is better than all others of both sides. `loose` and
 * `medicine` say how far names are to be trusted: loose goods seldom name what tells them apart, medicines always do.
 */
export const rivalNames = [
  'base',
  'logit',
  'lessMargin',
  'moreMargin',
  'best',
  'bridge',
  'bridges',
  'sameChain',
  'loose',
  'medicine',
] as const

const none = -8
const exact = 6
const within = (number: number, most: number) => Math.max(-most, Math.min(most, number))

type Top = { best: number; who: number; second: number }

function topsOf(entries: readonly Entry[], pairs: readonly Pair[]): Map<number, Top>[] {
  const tops = entries.map(() => new Map<number, Top>())
  const note = (own: number, other: number, logit: number) => {
    for (const chain of entries[other]?.chains ?? []) {
      const top = tops[own]?.get(chain)
      if (!top) tops[own]?.set(chain, { best: logit, who: other, second: none })
      else if (logit > top.best) tops[own]?.set(chain, { best: logit, who: other, second: top.best })
      else if (logit > top.second) top.second = logit
    }
  }
  for (const { a, b, logit } of pairs) {
    note(a, b, logit)
    note(b, a, logit)
  }
  return tops
}

const worthABridge = -4

export function rivalFigures(entries: readonly Entry[], pairs: readonly Pair[], group: number | null): number[][] {
  const ofGroup = [soldByWeight(group) ? 1 : 0, isMedicine(group) ? 1 : 0]
  const tops = topsOf(entries, pairs)
  const near = entries.map(() => new Map<number, number>())
  for (const { a, b, logit } of pairs) {
    if (logit < worthABridge) continue
    near[a]?.set(b, logit)
    near[b]?.set(a, logit)
  }
  const margin = (own: number, other: number, logit: number, sellers: readonly number[]) => {
    let rival = none
    for (const chain of entries[other]?.chains ?? []) {
      const top = tops[own]?.get(chain)
      // The chain has this very name, so another listing there is another product.
      if (sellers.includes(chain)) rival = Math.max(rival, exact)
      if (top) rival = Math.max(rival, top.who === other ? top.second : top.best)
    }
    return within(logit - rival, 5)
  }
  return pairs.map(({ a, b, logit }) => {
    const [left, right] = [entries[a]?.chains ?? [], entries[b]?.chains ?? []]
    const margins = [margin(a, b, logit, left), margin(b, a, logit, right)]
    const [less, more] = [Math.min(...margins), Math.max(...margins)]
    const { best, count } = bridgeOf(near[a], near[b])
    const sameChain = left.some((chain) => right.includes(chain))
    return [
      1,
      Math.max(-10, logit),
      less,
      more,
      less > 0 ? 1 : 0,
      within(best, 5),
      count,
      sameChain ? 1 : 0,
      ...ofGroup,
    ]
  })
}

/** The best third name that resembles both, and the number of such names, up to three. */
function bridgeOf(one?: ReadonlyMap<number, number>, other?: ReadonlyMap<number, number>) {
  let best = none
  let count = 0
  for (const [third, logit] of one ?? []) {
    const twin = other?.get(third)
    if (twin === undefined) continue
    best = Math.max(best, Math.min(logit, twin))
    if (Math.min(logit, twin) > 0) count++
  }
  return { best, count: Math.min(count, 3) }
}
