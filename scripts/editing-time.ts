import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Keys, noWork, runOf, type Work } from '../tests/editorial/offers/editor-run'
import { sum } from '../tests/editorial/offers/measure'
import { type ReadPage, readDocument } from '../tests/editorial/offers/read-document'

/**
 * Estimates an editor's time for the offers of 24 pages by the Keystroke-Level Model (Card, Moran and Newell 1980), in
 * seconds per key, decision, mouse move, click and change of hand. Finding and checking count as one decision each
 * (Kieras 1993). Argument: a folder of PDFs with labels; default: the tests' documents.
 */
const [key, think, point, click, reach] = [0.28, 1.35, 1.1, 0.2, 0.4] as const
const pages = 24
/** The average number of typed letters of a field; the Tab key selects the old text, a title needs two more keys. */
const [title, amount, pack] = [25, 4, 6] as const

/** Each offer is judged by its line and its picture; correct ones are accepted with the page, by one key. */
const judge = think
const reject = judge + key
const correct = (tabs: number, letters: number) => judge + key + think + (tabs + letters + 1) * key
/** The key for another text shows it at once; it is judged like a proposal. */
const take = key + judge
/** When the first alternative is wrong: the right one is found in the list and taken by its number. */
const pick = take + think + key
/**
 * The search key, its letters, a look at the result, the key that takes it. Finding the line on the page counts before
 * that; joining two lines takes one more key.
 */
const find = think + key + judge + key
/** A missed price: its number, the key for it, a look at the result, and Enter. */
const name = think + key + judge + key
/** A missed offer: the button, a box from corner to corner, then the whole form. */
const draw =
  think + reach + point + click + point + point + 2 * click + reach + (title + 2 * amount + pack + 4) * key + think
/** A look for offers without a frame, and the key that accepts the page. */
const page = 2 * think + key

const seconds = (work: Work) =>
  work.judged * judge +
  work.seenAgain * judge +
  work.rejected * reject +
  work.leftOut * judge +
  work.broughtBack * key +
  work.steps * key +
  work.taken * take +
  work.picked * pick +
  work.found * find +
  (work.letters + work.added) * key +
  work.missed * name +
  work.withLike * key +
  work.typedTitles * correct(2, title) +
  work.typedPrices * correct(2, amount) +
  work.typedPacks * correct(3, pack) +
  work.drawn * draw +
  work.pages * page

const all: Keys = { next: ['title', 'packSize', 'oldPrice'], find: true, learn: true, missed: true }
const ways: Keys[] = [
  { next: [], find: false, learn: false, missed: false },
  { next: ['title', 'packSize'], find: false, learn: false, missed: false },
  { ...all, learn: false, missed: false },
  { ...all, missed: false },
  all,
]

/**
 * A document, or several together, by each way of working. The last row is the best way through 24 successive pages, so
 * what it learns counts once; the other rows count each page as if it were the first.
 */
type Row = { name: string; works: Work[] }

function through24(read: ReadPage[]): ReadPage[] {
  return Array.from({ length: pages }, (_, at) => read[at % read.length]).flatMap((page, at) => {
    if (!page) return []
    const idOf = (id: string) => `${at} ${id}`
    const proposals = page.proposals.map((proposal) => ({ ...proposal, id: idOf(proposal.id), pageNumber: at + 1 }))
    return [
      { ...page, number: at + 1, proposals, meant: new Map([...page.meant].map(([id, offer]) => [idOf(id), offer])) },
    ]
  })
}

const weighed = (work: Work, by: number): Work => {
  const less = { ...work }
  for (const [name, count] of Object.entries(work)) Object.assign(less, { [name]: count * by })
  return less
}

const columns: Record<string, (work: Work) => number> = {
  offers: ({ judged, drawn }) => judged + drawn,
  reject: ({ rejected }) => rejected,
  'left out': ({ leftOut }) => leftOut,
  harmed: ({ harmed }) => harmed,
  steps: ({ steps }) => steps,
  taken: ({ taken }) => taken,
  picked: ({ picked }) => picked,
  found: ({ found }) => found,
  letters: ({ letters }) => letters,
  again: ({ seenAgain }) => seenAgain,
  typed: ({ typedTitles, typedPacks, typedPrices }) => typedTitles + typedPacks + typedPrices,
  draw: ({ drawn }) => drawn,
}

function print({ name, works }: Row) {
  const best = works.at(-2) ?? noWork
  const scale = pages / best.pages
  const counts = Object.values(columns).map((count) => String(Math.round(count(best) * scale)))
  const minutes = works.map((work) => ((seconds(work) * pages) / work.pages / 60).toFixed(1))
  console.log([name.padEnd(30), ...counts, ...minutes].join('\t'))
}

const together = (name: string, rows: Row[]): Row => ({
  name,
  works: [...ways, ways].map((_, way) => rows.map(({ works }) => works[way] ?? noWork).reduce(sum, noWork)),
})

const fresh = [
  'bullets, cellar, market',
  'garden, pets, toys',
  'diy, discounter, furniture, pharmacy',
  'fashion, harvest, wholesale',
  'butcher, kitchen',
  'hyper',
  'city',
  'pantry',
  'bluebox, gross, heroes, ribbon',
].map((set) => ({
  set,
  files: set.split(', ').map((name) => `${name}.pdf`),
}))

const fixtures = 'tests/editorial/offers/fixtures'
const folder = process.argv[2] ?? fixtures
const names = readdirSync(folder).filter((name) => name.endsWith('.pdf') && !name.includes('cairo'))
console.log(
  ['24 pages like'.padEnd(30), ...Object.keys(columns), 'typed', 'T P', 'T P O F', 'learned', 'in 24: minutes'].join(
    '\t',
  ),
)
const rows: Row[] = []
for (const name of names.sort()) {
  const file = join(folder, name)
  const read = await readDocument(file, file.replace(/\.pdf$/, '.json'))
  const works = [...ways.map((keys) => runOf(read, keys)), weighed(runOf(through24(read), all), read.length / pages)]
  const row = { name, works }
  print(row)
  rows.push(row)
}
const of = (files: readonly string[], wanted = true) => rows.filter(({ name }) => files.includes(name) === wanted)
const known = of(
  fresh.flatMap(({ files }) => files),
  false,
)
print(together('layouts the rules know', known))
for (const { set, files } of fresh) if (of(files).length > 0) print(together(set, of(files)))
