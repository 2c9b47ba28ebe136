import type { ProposedOffer, TextBlock } from './types'

type Box = ProposedOffer['box']
type Asked = { title: string; box: Box }
type Size = { width: number; height: number }

/** Shares of the page's shorter side: words further from a proposal belong to something else. */
const reach = 0.12
const most = 6
/** Prints of one size differ by less than this share. */
const sameSize = 0.08

/** The free space between two boxes, as a share of the page's shorter side. */
function between(one: Box, other: Box, { width, height }: Size): number {
  const across = Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width) * width
  const down = Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height) * height
  return Math.hypot(across, down) / Math.min(width, height)
}

/** The block that a proposal's title was read from: a pack size at its end may have been taken off. */
function ownBlock({ title, box }: Asked, blocks: readonly TextBlock[], page: Size): TextBlock | undefined {
  return blocks
    .filter(({ text }) => text === title || title.startsWith(`${text} `))
    .toSorted((a, b) => between(box, a.box, page) - between(box, b.box, page))[0]
}

/** Other lines in or near a proposal that may be its title; the nearest to it and to the title that was read come first. */
export function titleChoices(proposal: Asked, blocks: readonly TextBlock[], page: Size): string[] {
  const own = ownBlock(proposal, blocks, page)
  const texts = blocks
    .filter((block) => block !== own && block.text !== proposal.title)
    .map(({ text, box }) => {
      const away = between(proposal.box, box, page)
      return { text, away, order: away + between(own?.box ?? proposal.box, box, page) / 2 }
    })
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text)
  return [...new Set(texts)].slice(0, most)
}

/** Under the title in its column, or above it; beside it is nothing that a page keeps to. */
const isBelow = (one: Box, other: Box) => other.y + other.height / 2 > one.y + one.height

type Corrected<Proposal> = { proposal: Proposal; title: string }

/**
 * What an editor chose for one proposal, for others like it: those whose title is in the same print get the nearest line on
 * the same side of it, above or below. One that has no such line stays as it was read.
 */
export function chosenAlike<Proposal extends Asked & { pageNumber: number }>(
  { proposal, title }: Corrected<Proposal>,
  others: readonly Proposal[],
  blocksOf: (pageNumber: number) => readonly TextBlock[],
  sizeOf: (pageNumber: number) => Size | undefined,
): Corrected<Proposal>[] {
  const around = (each: Proposal) => {
    const [blocks, page] = [blocksOf(each.pageNumber), sizeOf(each.pageNumber)]
    const own = page && ownBlock(each, blocks, page)
    if (!own) return null
    const choices = titleChoices(each, blocks, page).flatMap((text) => {
      const found = blocks
        .filter((block) => block.text === text)
        .toSorted((a, b) => between(own.box, a.box, page) - between(own.box, b.box, page))[0]
      return found ? [{ text, below: isBelow(own.box, found.box), away: between(own.box, found.box, page) }] : []
    })
    return { own, choices: choices.sort((a, b) => a.away - b.away) }
  }
  const first = around(proposal)
  const chosen = first?.choices.find(({ text }) => text === title)
  if (!first || !chosen) return []
  return others.flatMap((each) => {
    const here = around(each)
    if (!here || Math.abs(here.own.size - first.own.size) > first.own.size * sameSize) return []
    const same = here.choices.find(({ below }) => below === chosen.below)
    return same ? [{ proposal: each, title: same.text }] : []
  })
}
