import { createHash } from 'node:crypto'
import { cpus } from 'node:os'
import sharp from 'sharp'
import { type Bitmap, drawPage } from '@/features/editorial/brochure-import/draw-page'
import { ocrEngine } from '@/features/editorial/brochure-import/ocr/engine'
import { readPicture } from '@/features/editorial/brochure-import/ocr/read-picture'
import { inReadingOrder } from '@/features/editorial/brochure-import/ocr/reading-order'
import { openPdf } from '@/features/editorial/brochure-import/open-pdf'
import { readWords } from '@/features/editorial/brochure-import/page-words'
import type { Word } from '@/features/editorial/brochure-import/types'
import { amountsOf } from '@/features/editorial/offers/proposals/prices'
import { gaps, type Rect } from '@/features/editorial/offers/proposals/rect'
import { tokensOf } from '@/features/editorial/offers/proposals/tokens'
import { brochures } from '../../seed/content/brochures'
import { drawPlan } from '../../seed/content/plan'
import { drawBrochure } from '../../seed/drawing/brochures/brochure'
import type { DrawPlan } from '../../seed/drawing/brochures/types'

const halves = ['looked at', 'held back'] as const
type Half = (typeof halves)[number]

const digestOf = (text: string) => createHash('sha256').update(text).digest()
/** By the page's name alone, so that a page stays in its half whatever else changes. */
const halfOf = (page: string): Half => halves[(digestOf(page)[0] ?? 0) % 2] ?? 'looked at'

type Drawn = { bitmap: Bitmap; words: Word[]; width: number; height: number }
type Tally = { pages: number; words: number; wordsFound: number; prices: number; pricesFound: number; seconds: number }

const nothing: Tally = { pages: 0, words: 0, wordsFound: 0, prices: 0, pricesFound: 0, seconds: 0 }
const percent = (part: number, whole: number) => (whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '–')

/** Each page's place in a fixed order in which brochures are mixed. */
function drawnPages(plans: readonly DrawPlan[], count: number) {
  const pages = plans.flatMap((plan) =>
    Array.from({ length: plan.pages }, (_, at) => ({ plan, number: at + 1, name: `${plan.slug}/${at + 1}` })),
  )
  const place = ({ name }: { name: string }) => digestOf(`order ${name}`).toString('hex')
  return pages.sort((a, b) => place(a).localeCompare(place(b))).slice(0, count)
}

/** As a picture in a PDF would be drawn: with the noise of a JPEG. */
async function asPhoto({ pixels, width, height }: Bitmap): Promise<Bitmap> {
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 85 })
    .toBuffer()
  return { pixels: await sharp(jpeg).ensureAlpha().raw().toBuffer(), width, height }
}

async function drawPages(plan: DrawPlan, numbers: readonly number[]): Promise<Map<number, Drawn>> {
  const { bytes } = await drawBrochure({ ...plan, textLayer: true })
  const opened = await openPdf(new Uint8Array(bytes))
  const drawn = new Map<number, Drawn>()
  for (const number of numbers.filter((each) => each <= opened.pdf.numPages)) {
    const page = await opened.pdf.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const bitmap = await asPhoto(await drawPage(page))
    const { words } = await readWords(page, viewport)
    drawn.set(number, { bitmap, words, width: viewport.width, height: viewport.height })
  }
  await opened.close()
  return drawn
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
/** In points. */
const near = 4

/** How many of the first are among the others, at the same spot and each once. */
function foundOf<Thing extends Rect>(wanted: readonly Thing[], read: readonly Thing[], key: (thing: Thing) => string) {
  const left = new Set(read)
  return wanted.filter((thing) => {
    const same = [...left].find((other) => {
      const { across, down } = gaps(thing, other)
      return key(other) === key(thing) && across <= near && down <= near
    })
    return same && left.delete(same)
  }).length
}

function compared({ words, width, height }: Drawn, read: Word[], seconds: number): Tally {
  const tokens = tokensOf({ words, width, height }).filter(({ text }) => plain(text) !== '')
  const readTokens = tokensOf({ words: read, width, height })
  const [prices, readPrices] = [tokens, readTokens].map((each) => amountsOf(each))
  return {
    pages: 1,
    words: tokens.length,
    wordsFound: foundOf(tokens, readTokens, ({ text }) => plain(text)),
    prices: prices?.length ?? 0,
    pricesFound: foundOf(prices ?? [], readPrices ?? [], ({ cents }) => String(cents)),
    seconds,
  }
}

const added = (a: Tally, b: Tally): Tally => ({
  pages: a.pages + b.pages,
  words: a.words + b.words,
  wordsFound: a.wordsFound + b.wordsFound,
  prices: a.prices + b.prices,
  pricesFound: a.pricesFound + b.pricesFound,
  seconds: a.seconds + b.seconds,
})

const processorSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

/**
 * Reads pages of the demonstration from their pictures and compares them with what their text says. Single mistakes are
 * never printed: half of the pages is held back.
 */
export async function measureOcr(count: number): Promise<void> {
  const plans = brochures.map(drawPlan).filter((plan) => plan !== null)
  const engine = ocrEngine({ pageSeconds: 600, pdfSeconds: 36_000 })
  const tallies: Record<Half, Tally> = { 'looked at': nothing, 'held back': nothing }
  const wanted = Map.groupBy(drawnPages(plans, count), ({ plan }) => plan)
  for (const [plan, pages] of wanted) {
    const numbers = pages.map(({ number }) => number)
    for (const [number, page] of await drawPages(plan, numbers)) {
      const began = processorSeconds()
      const read = inReadingOrder(await readPicture(engine, page.bitmap), page.bitmap)
      const half = halfOf(`${plan.slug}/${number}`)
      tallies[half] = added(tallies[half], compared(page, read, processorSeconds() - began))
    }
  }
  console.log(`\nPages of the demonstration as pictures, read on ${cpus().length} processors (${cpus()[0]?.model})`)
  for (const half of halves) {
    const { pages, words, wordsFound, prices, pricesFound, seconds } = tallies[half]
    console.log(
      `  ${half.padEnd(10)} ${pages} pages: ${percent(wordsFound, words)} of ${words} words, ` +
        `${percent(pricesFound, prices)} of ${prices} prices, ${(seconds / Math.max(1, pages)).toFixed(1)} s of a processor a page`,
    )
  }
}
