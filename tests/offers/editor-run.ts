import { choicesFor, chosenAlike, type Field, valueIn, withValue } from '@/features/offer-proposals/choices'
import { isRight, type Read, type ReadPage } from './read-document'

/** What an editor does to the proposals of a document, in presses and in things to type. */
export type Work = {
  pages: number
  judged: number
  rejected: number
  /** Keys that lead from one row that needs something to the next. */
  steps: number
  /** Right texts taken by the key for the next one, and by their number where they stood further down. */
  taken: number
  picked: number
  /** The key for the same choice at others, and rows judged once more because it changed them afterwards. */
  repeated: number
  seenAgain: number
  typedTitles: number
  typedPacks: number
  typedPrices: number
  drawn: number
}

export const noWork: Work = {
  pages: 0,
  judged: 0,
  rejected: 0,
  steps: 0,
  taken: 0,
  picked: 0,
  repeated: 0,
  seenAgain: 0,
  typedTitles: 0,
  typedPacks: 0,
  typedPrices: 0,
  drawn: 0,
}

/** Which keys of the desk are used; without them a wrong field is typed. */
export type Keys = { title: boolean; packSize: boolean; alike: boolean }

/**
 * Works through a document as the desk lets one: from row to row of a page downwards, each wrong field mended by its key where
 * the right text is among the choices and typed where not. Whoever mends the same field a second time asks for the same
 * at the others; what that spoils has to be mended too.
 */
export function runOf(pages: readonly ReadPage[], keys: Keys): Work {
  const work = { ...noWork, pages: pages.length }
  const chosen = new Map<string, string>()
  const settled = new Set<string>()
  const mends = { title: 0, packSize: 0 }
  const keyOf = (id: string, field: Field) => `${id} ${field}`
  const pageOf = (number: number) => pages.find((page) => page.number === number)
  const open = pages.flatMap(({ proposals }) => proposals)
  const now = (proposal: Read): Read => ({
    ...proposal,
    title: chosen.get(keyOf(proposal.id, 'title')) ?? proposal.title,
    packSize: (chosen.get(keyOf(proposal.id, 'packSize')) ?? proposal.packSize) || null,
  })

  function mend(page: ReadPage, proposal: Read, field: Field) {
    const offer = page.meant.get(proposal.id)
    const key = keyOf(proposal.id, field)
    if (!offer || settled.has(key) || isRight[field](now(proposal), offer)) return
    settled.add(key)
    const values = [valueIn(proposal, field), ...choicesFor(field, proposal, page)]
    const at = values.indexOf(chosen.get(key) ?? valueIn(proposal, field))
    const wanted = values.findIndex((value) => isRight[field]({ ...now(proposal), ...withValue(field, value) }, offer))
    if (!keys[field] || wanted < 0) {
      if (field === 'title') work.typedTitles += 1
      else work.typedPacks += 1
      return
    }
    if (wanted === (at + 1) % values.length) work.taken += 1
    else work.picked += 1
    const value = values[wanted] ?? ''
    chosen.set(key, value)
    mends[field] += 1
    if (keys.alike && mends[field] > 1 && wanted > 0) repeat(page, proposal, field, value)
  }

  function repeat(page: ReadPage, proposal: Read, field: Field, value: string) {
    const left = open.filter(
      (each) => each.pageNumber >= page.number && each.id !== proposal.id && !chosen.has(keyOf(each.id, field)),
    )
    work.repeated += 1
    for (const alike of chosenAlike(field, { proposal, value }, left, pageOf)) {
      chosen.set(keyOf(alike.proposal.id, field), alike.value)
      const at = page.proposals.indexOf(alike.proposal)
      if (at >= 0 && at < page.proposals.indexOf(proposal)) work.seenAgain += 1
    }
  }

  for (const page of pages) {
    const { proposals, meant, truth } = page
    work.drawn += truth.length - meant.size
    work.judged += meant.size
    let cursor = 0
    const needs = (proposal: Read) => {
      const offer = meant.get(proposal.id)
      if (!offer) return !settled.has(proposal.id)
      const wrong = (field: Field) => !settled.has(keyOf(proposal.id, field)) && !isRight[field](now(proposal), offer)
      const price = !settled.has(proposal.id) && proposal.oldPriceCents !== offer.oldPriceCents
      return wrong('title') || wrong('packSize') || price
    }
    for (;;) {
      const rows = proposals.filter((each) => meant.has(each.id) || !settled.has(each.id))
      const below = rows.findIndex((each, at) => at >= cursor && needs(each))
      const at = below >= 0 ? below : rows.findIndex(needs)
      const row = rows[at]
      if (!row) break
      const marked = rows.slice(cursor + 1, at + 1).filter(({ uncertain }) => uncertain).length
      const byDoubt = row.uncertain && at > cursor ? marked : Number.POSITIVE_INFINITY
      work.steps += Math.min(Math.abs(at - cursor), byDoubt)
      cursor = at
      const offer = meant.get(row.id)
      if (!offer) work.rejected += 1
      else {
        if (!settled.has(row.id) && row.oldPriceCents !== offer.oldPriceCents) work.typedPrices += 1
        mend(page, row, 'title')
        mend(page, row, 'packSize')
      }
      settled.add(row.id)
    }
  }
  return work
}
