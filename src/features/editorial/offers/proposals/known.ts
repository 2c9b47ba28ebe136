import type { ProposedOffer } from './types'

type Box = ProposedOffer['box']
export type Placed = { pageNumber: number; priceCents: number; title: string; box: Box | null }

/** Boxes that share this fraction of their joint area are the same spot of a re-exported page. */
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

export const isCalledSame = (one: Placed, other: Placed) =>
  one.priceCents === other.priceCents && wordsOf(one.title) === wordsOf(other.title)

/** Two readings are the same offer when price and name match, or price and spot. */
function isSame(one: Placed, other: Placed): boolean {
  if (isCalledSame(one, other)) return true
  return (
    one.priceCents === other.priceCents &&
    one.pageNumber === other.pageNumber &&
    one.box !== null &&
    other.box !== null &&
    overlap(one.box, other.box) >= sameSpot
  )
}

/** True when an editor has decided on the proposal before, also at an earlier import with other page numbers. */
export function isDecided(proposal: Placed, decided: readonly Placed[]): boolean {
  return decided.some((other) => isSame(proposal, other))
}

export function isCovered(proposal: Placed & { box: Box }, offers: readonly Placed[]): boolean {
  const [x, y] = [proposal.box.x + proposal.box.width / 2, proposal.box.y + proposal.box.height / 2]
  return offers.some(({ pageNumber, priceCents, box }) => {
    if (pageNumber !== proposal.pageNumber || priceCents !== proposal.priceCents || !box) return false
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
  })
}
