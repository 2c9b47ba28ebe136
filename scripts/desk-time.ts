import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPdf } from '@/features/brochure-import/open-pdf'
import { type Figures, measure, nothing, sum } from '../tests/offers/measure'

/**
 * How long an editor needs for the offers of 24 pages, by the Keystroke-Level Model (Card, Moran and Newell 1980): seconds for
 * a key, a decision, a move of the mouse, a click, and the way of the hand between keys and mouse. Run it with a folder of
 * PDFs and labels; without one it takes the documents of the tests.
 */
const [key, think, point, click, reach] = [0.28, 1.35, 1.1, 0.2, 0.4] as const
const pages = 24
/** Letters that are typed; what is typed over was selected by the Tab key, a title by two more keys. */
const [title, amount, pack] = [25, 4, 6] as const

/** Each offer is judged by its line and its picture; what is right goes with the page, by one key. */
const judge = think
const acceptOne = judge + key
const reject = judge + key
/** The form is opened, the field found and typed anew, and the form sent; a mistake more in an offer opens it once more. */
const correct = (tabs: number, letters: number) => judge + key + think + (tabs + letters + 1) * key
const correctTitle = correct(2, title)
const correctOldPrice = correct(2, amount)
const correctPack = correct(3, pack)
/** A missed offer: the button, a box from corner to corner, then all of the form. */
const draw =
  think + reach + point + click + point + point + 2 * click + reach + (title + 2 * amount + pack + 4) * key + think
/** Whether something on the page has no frame, and the key that takes the page. */
const page = 2 * think + key

function seconds(
  { offers, found, right, title: titles, oldPrice, packSize }: Figures,
  perPage: number,
  byPage: boolean,
) {
  const [wrongTitles, wrongOld, wrongPacks] = [right - titles, right - oldPrice, right - packSize]
  const untouched = right - wrongTitles - wrongOld - wrongPacks
  return (
    untouched * (byPage ? judge : acceptOne) +
    wrongTitles * correctTitle +
    wrongOld * correctOldPrice +
    wrongPacks * correctPack +
    (found - right) * reject +
    (offers - right) * draw +
    perPage * page
  )
}

function print(name: string, figures: Figures, of: number) {
  const scale = pages / of
  const minutes = (byPage: boolean) => ((seconds(figures, of, byPage) * scale) / 60).toFixed(1)
  const per24 = (count: number) => String(Math.round(count * scale)).padStart(4)
  const { offers, found, right } = figures
  const wrongFields = 3 * right - figures.title - figures.oldPrice - figures.packSize
  const counts = [offers, found, right, found - right, wrongFields, offers - right].map(per24).join('\t')
  console.log(`${name.padEnd(34)}\t${counts}\t${minutes(false)}\t${minutes(true)}`)
}

/**
 * Three documents of four pages as the rules read them before anything was tuned for them (README of offer-proposals); old
 * prices and packs, which were not noted then, as they are read now.
 */
const firstReadings: Figures = { offers: 45, found: 55, right: 44, title: 32, oldPrice: 44, packSize: 40 }

const folder = process.argv[2] ?? 'tests/offers/fixtures'
const names = readdirSync(folder).filter((name) => name.endsWith('.pdf') && !name.includes('cairo'))
let [all, counted] = [nothing, 0]
console.log(`${'24 pages like'.padEnd(34)}\toffers\tfound\tright\treject\tfields\tdraw\tmin, one by one\tmin, by page`)
for (const name of names.sort()) {
  const file = join(folder, name)
  const { pdf, close } = await openPdf(new Uint8Array(await readFile(file)))
  const { numPages } = pdf
  await close()
  const figures = await measure(file, file.replace(/\.pdf$/, '.json'))
  print(name, figures, numPages)
  all = sum(all, figures)
  counted += numPages
}
print('all: layouts the rules know', all, counted)
print('layouts read for the first time', firstReadings, 4)
