import type { ProposedOffer } from './types'

type Box = ProposedOffer['box']
export type Placed = { pageNumber: number; priceCents: number; title: string; box: Box | null }

/** Two boxes share this much of the area that they cover together: the same spot of a page exported again. */
const sameSpot = 0.5

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  if (across <= 0 || down <= 0) return 0
  const shared = across * down
  return shared / (one.width * one.height + other.width * other.height - shared)
}

const wordsOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether two readings of a brochure mean the same offer: name and price, or spot and price. */
function isSame(one: Placed, other: Placed): boolean {
  if (one.priceCents !== other.priceCents) return false
  if (wordsOf(one.title) === wordsOf(other.title)) return true
  return (
    one.pageNumber === other.pageNumber &&
    one.box !== null &&
    other.box !== null &&
    overlap(one.box, other.box) >= sameSpot
  )
}

/** An editor has decided on this one before, perhaps at an earlier import, where pages may have had other numbers. */
export function isDecided(proposal: Placed, decided: readonly Placed[]): boolean {
  return decided.some((other) => isSame(proposal, other))
}

/** The middle of the proposal is in an offer of that page with the same price: it is there already. */
export function isCovered(proposal: Placed & { box: Box }, offers: readonly Placed[]): boolean {
  const [x, y] = [proposal.box.x + proposal.box.width / 2, proposal.box.y + proposal.box.height / 2]
  return offers.some(({ pageNumber, priceCents, box }) => {
    if (pageNumber !== proposal.pageNumber || priceCents !== proposal.priceCents || !box) return false
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
  })
}
