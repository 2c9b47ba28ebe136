import { customersOf } from './customers'
import { type EditedThing, editorsOf } from './editors'
import { startLanes } from './lanes'
import type { Ledger } from './ledger'
import type { Outage } from './outages'
import type { Random } from './seeded-random'
import type { Stack } from './stack'
import { readEdited, visitorsOf } from './visitors'

interface Load {
  stack: Stack
  ledger: Ledger
  random: Random
  edited: EditedThing[]
  /** Pages that visitors read. */
  paths: string[]
  outages: Outage[]
}

/** In milliseconds between two things that one of them does; two processors carry all of it together. */
const pauses = {
  visitor: { from: 150, to: 500 },
  searcher: { from: 700, to: 1500 },
  reader: { from: 150, to: 400 },
  /** Each is a new guest, and all share the 600 new carts that a network may have in an hour (`newCarts`). */
  customer: { from: 10_000, to: 16_000 },
  editor: { from: 1500, to: 4000 },
  pdfs: { from: 20_000, to: 60_000 },
  prices: { from: 60_000, to: 120_000 },
}
const [visitorCount, customerCount] = [3, 2]

/** Everybody at once. @returns a function that lets them finish */
export async function startLoad({ stack, ledger, random, edited, paths, outages }: Load): Promise<() => Promise<void>> {
  const visitors = visitorsOf(stack.url, paths, random)
  const editors = editorsOf(stack.url, ledger, random)
  const buy = await customersOf(stack, ledger, random)
  const withOne = (work: (thing: EditedThing) => Promise<void>) => async () => {
    const one = edited[random.below(edited.length)]
    if (one) await work(one)
  }
  const visitor = { who: 'visitor', pause: pauses.visitor, work: visitors.visit }
  const customer = { who: 'customer', pause: pauses.customer, work: buy }
  return startLanes(
    [
      ...Array.from({ length: visitorCount }, () => visitor),
      ...Array.from({ length: customerCount }, () => customer),
      { who: 'searcher', pause: pauses.searcher, work: visitors.search },
      { who: 'reader', pause: pauses.reader, work: withOne((one) => readEdited(stack.url, one, outages)) },
      { who: 'editor', pause: pauses.editor, work: withOne(editors.edit) },
      { who: 'editor of PDFs', pause: pauses.pdfs, work: editors.dropPdf },
      { who: 'editor of prices', pause: pauses.prices, work: editors.handOverPrices },
    ],
    random,
    (who, error) => ledger.note('trouble', { who, why: String(error) }),
  )
}
