import {
  amountsFor,
  choicesFor,
  type Field,
  linesFor,
  type Values,
  valueIn,
  withValue,
  withValues,
} from '@/features/editorial/offers/proposals/choices'
import { type Lesson, lessonOf } from '@/features/editorial/offers/proposals/lessons'
import { proposeMissed } from '@/features/editorial/offers/proposals/missed-prices'
import { learnedOf, refusedLike } from '@/features/editorial/offers/proposals/refusals'
import type { TextBlock } from '@/features/editorial/offers/proposals/types'
import { isRight, meantBy, type Read, type ReadPage, type Truth } from './read-document'

export const noWork = {
  pages: 0,
  judged: 0,
  rejected: 0,
  leftOut: 0,
  broughtBack: 0,
  /** Fields that were read correctly until learning made them wrong. */
  harmed: 0,
  /** Key presses that lead from one row that needs work to the next. */
  steps: 0,
  /** Correct texts taken by the key for the next one, and by number when further down the list. */
  taken: 0,
  picked: 0,
  /** Lines found by typing, the letters and arrows pressed for that, and lines appended to another. */
  found: 0,
  letters: 0,
  added: 0,
  /** Rows judged again because a choice changed them afterwards. */
  seenAgain: 0,
  /**
   * Unread prices named by number, the digits and arrows pressed for that, and those named together with all similar
   * ones.
   */
  missed: 0,
  withLike: 0,
  typedTitles: 0,
  typedPacks: 0,
  typedPrices: 0,
  drawn: 0,
}

/** An editor's work on the proposals of a document, in key presses and in typed fields. */
export type Work = typeof noWork

/** The keys of the offer editor that are used, and whether it learns; without them a wrong field is typed. */
export type Keys = { next: readonly Field[]; find: boolean; learn: boolean; missed: boolean }

const fields: Field[] = ['title', 'packSize', 'oldPrice']
const typedIn = { title: 'typedTitles', packSize: 'typedPacks', oldPrice: 'typedPrices' } as const
const trueValue = (offer: Truth, field: Field) =>
  field === 'oldPrice' ? String(offer.oldPriceCents ?? '') : (offer[field] ?? '')

const typedAtOnce = 3

/** Presses (letters of the title, then arrows) until its line is selected; the fewest. */
function pressesFor(row: Read, page: ReadPage, isIt: (text: string) => boolean, title: string): number | null {
  for (let letters = 0; letters <= title.length; letters += 1) {
    const at = linesFor(title.slice(0, letters), row, page).findIndex(({ text }) => isIt(text))
    if (at < 0) return null
    if (letters >= Math.min(typedAtOnce, title.length) && (at === 0 || letters === title.length)) return letters + at
  }
  return null
}

/**
 * Names the unread prices of a page that its text contains; of several set alike, one is named and the others of the
 * brochure follow. Changes `pages`.
 */
function nameMissed(pages: ReadPage[], at: number, work: Work): void {
  const tried = new Set<Truth>()
  for (;;) {
    const page = pages[at]
    if (!page) return
    const known = new Set(page.meant.values())
    const left = page.truth.filter((offer) => !known.has(offer) && !tried.has(offer))
    const numberOf = (offer: Truth) =>
      amountsFor('', page, page.proposals).find(({ text }) => text === String(offer.priceCents))
    const offer = left.find(numberOf)
    const number = offer && numberOf(offer)
    if (!number) return
    tried.add(offer)
    const price = { cents: offer.priceCents, box: number.box }
    const presses = pressesForAmount(page, number)
    work.missed += 1
    work.letters += presses
    const like = left.length > 1
    if (like) work.withLike += 1
    const ahead = pages.slice(at)
    const missed = { ...price, pageNumber: page.number, like }
    const texts = ahead.map(({ number, text }) => ({ ...text, number }))
    const rowsOf = (number: number) => ahead.find((each) => each.number === number)?.proposals ?? []
    for (const { number, found, replaced } of proposeMissed(missed, texts, rowsOf)) {
      const index = pages.findIndex((each) => each.number === number)
      const before = pages[index]
      if (!before) continue
      const added = found.map((offer, each) => ({ ...offer, id: `${number} ${price.cents} ${each}` }))
      const kept = before.proposals.filter((row) => !replaced.includes(row))
      const proposals = [...kept, ...added].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
      pages[index] = { ...before, proposals, meant: meantBy(proposals, before.truth) }
    }
  }
}

/** Presses (digits, then arrows) until the number is selected; the fewest. */
function pressesForAmount(page: ReadPage, { text, box }: TextBlock): number {
  const ways = Array.from({ length: text.length + 1 }, (_, digits) => {
    const found = amountsFor(text.slice(0, digits), page, page.proposals)
    return digits + found.findIndex((each) => each.text === text && each.box.x === box.x && each.box.y === box.y)
  })
  return Math.min(...ways)
}

/**
 * Simulates an editor: row by row down each page, a wrong field is fixed by its key when the right text is among the
 * choices, a title by searching its line, and by typing otherwise. Leaving a row teaches its choices: rows changed by
 * that are judged (again) and fixed when wrong.
 */
export function runOf(pages: readonly ReadPage[], keys: Keys): Work {
  const work = { ...noWork, pages: pages.length }
  const decided = new Map<string, Values>()
  const judged = new Set<string>()
  const refused: Read[] = []
  const accepted: Read[] = []
  let lessons: Lesson[] = []
  let earlier: Lesson[] = []
  let said: ReadonlyMap<string, Values> = new Map()

  const learned = (row: Read): Values => (keys.learn && !judged.has(row.id) ? (said.get(row.id) ?? {}) : {})
  /** The lessons of the finished row apply to the other rows now. */
  function learn(page: ReadPage) {
    lessons = [...earlier, ...lessons]
    earlier = []
    said = learnedOf(page.proposals, lessons, () => page)
  }
  const now = (row: Read, page: ReadPage) => withValues(row, { ...learned(row), ...decided.get(row.id) }, page)
  const isWrong = (row: Read, field: Field, offer: Truth) =>
    field === 'oldPrice' ? row.oldPriceCents !== offer.oldPriceCents : !isRight[field](row, offer)

  function decide(row: Read, field: Field, value: string, page: ReadPage) {
    decided.set(row.id, { ...decided.get(row.id), [field]: value })
    const lesson = lessonOf(field, row, value, page)
    if (lesson) earlier = [lesson, ...earlier]
  }

  function byKey(row: Read, field: Field, offer: Truth, page: ReadPage): boolean {
    if (!keys.next.includes(field)) return false
    const shown = now(row, page)
    const asked = field === 'title' ? row : { ...shown, ...withValue(field, valueIn(row, field)) }
    const values = [...new Set([valueIn(row, field), ...choicesFor(field, asked, page), valueIn(shown, field)])]
    const wanted = values.findIndex((value) => !isWrong({ ...shown, ...withValue(field, value) }, field, offer))
    const value = values[wanted]
    if (value === undefined) return false
    if (wanted === (values.indexOf(valueIn(shown, field)) + 1) % values.length) work.taken += 1
    else work.picked += 1
    decide(row, field, value, page)
    return true
  }

  function byLetters(row: Read, offer: Truth, page: ReadPage): boolean {
    const shown = now(row, page)
    const whole = pressesFor(shown, page, (text) => isRight.title({ ...shown, title: text }, offer), offer.title)
    if (whole !== null) {
      const line = linesFor('', shown, page).find(({ text }) => isRight.title({ ...shown, title: text }, offer))
      work.found += 1
      work.letters += whole
      decide(row, 'title', line?.text ?? offer.title, page)
      return true
    }
    const words = offer.title.split(' ')
    for (let at = words.length - 1; at > 0; at -= 1) {
      const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
      const presses = parts.map((part) => pressesFor(shown, page, (text) => text === part, part))
      const [first, second] = presses
      if (first === undefined || first === null || second === undefined || second === null) continue
      work.found += 2
      work.added += 1
      work.letters += first + second
      decide(row, 'title', offer.title, page)
      return true
    }
    return false
  }

  function mend(row: Read, offer: Truth, page: ReadPage) {
    for (const field of fields) {
      if (!isWrong(now(row, page), field, offer)) continue
      if (byKey(row, field, offer, page)) continue
      if (field === 'title' && keys.find && byLetters(row, offer, page)) continue
      work[typedIn[field]] += 1
      decide(row, field, trueValue(offer, field), page)
    }
  }

  const open = [...pages]
  for (const [at, unread] of pages.entries()) {
    if (keys.missed) nameMissed(open, at, work)
    const page = open[at] ?? unread
    const { proposals, meant, truth } = page
    work.drawn += truth.length - meant.size
    work.judged += meant.size
    const rejected = new Set<string>()
    const harmed = new Set<string>()
    if (keys.learn) {
      learn(page)
      const pageOf = (number: number) => open.find((each) => each.number === number)
      const left = open.slice(at).flatMap((each) => each.proposals)
      for (const id of refused.length > 0 ? refusedLike(left, refused, accepted, pageOf) : []) {
        if (!proposals.some((row) => row.id === id)) continue
        if (meant.has(id)) work.broughtBack += 1
        else rejected.add(id)
        if (!meant.has(id)) work.leftOut += 1
      }
    }
    let cursor = 0
    let passed: Read[] = []
    const needs = (row: Read) => {
      const offer = meant.get(row.id)
      for (const field of offer ? fields : []) {
        const isHarm = learned(row)[field] !== undefined && offer && !isWrong(row, field, offer)
        if (isHarm && isWrong(now(row, page), field, offer)) harmed.add(`${row.id} ${field}`)
      }
      return offer ? fields.some((field) => isWrong(now(row, page), field, offer)) : !rejected.has(row.id)
    }
    for (;;) {
      const rows = proposals.filter(({ id }) => !rejected.has(id))
      const below = rows.findIndex((each, at) => at >= cursor && needs(each))
      const next = below >= 0 ? below : rows.findIndex(needs)
      const row = rows[next]
      if (!row) break
      const marked = rows.slice(cursor + 1, next + 1).filter(({ uncertain }) => uncertain).length
      const byDoubt = row.uncertain && next > cursor ? marked : Number.POSITIVE_INFINITY
      work.steps += Math.min(Math.abs(next - cursor), byDoubt)
      cursor = next
      passed = rows.slice(0, next)
      const offer = meant.get(row.id)
      if (!offer) {
        work.rejected += 1
        rejected.add(row.id)
        refused.push(row)
        continue
      }
      const before = passed.map((each) => JSON.stringify(now(each, page)))
      mend(row, offer, page)
      learn(page)
      work.seenAgain += passed.filter((each, index) => JSON.stringify(now(each, page)) !== before[index]).length
    }
    work.harmed += harmed.size
    for (const row of proposals) {
      if (rejected.has(row.id)) continue
      accepted.push(row)
      const shown = now(row, page)
      judged.add(row.id)
      for (const field of fields) {
        if (decided.get(row.id)?.[field] !== undefined) continue
        decide(row, field, valueIn(shown, field), page)
      }
    }
  }
  return work
}
