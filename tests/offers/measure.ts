import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { openPdf } from '@/features/brochure-import/open-pdf'
import { readWords } from '@/features/brochure-import/page-words'
import { proposeOffers, textBlocks } from '@/features/offer-proposals/propose'
import { titleChoices } from '@/features/offer-proposals/title-choices'
import type { PageText, ProposedOffer } from '@/features/offer-proposals/types'

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
const labelled = z.object({
  page: z.number(),
  title: z.string(),
  packSize: z.string().nullable(),
  priceCents: z.number(),
  oldPriceCents: z.number().nullable(),
})
/** What the drawing of a demonstration brochure writes beside its PDF. */
const drawn = z.object({
  page: z.number(),
  box,
  product: z.object({
    name: z.string(),
    pack: z.string().nullable(),
    cents: z.number(),
    oldCents: z.number().nullable(),
  }),
})

type Truth = z.infer<typeof labelled> & { box?: z.infer<typeof box> }

const truthFile = z.array(
  z.union([
    labelled,
    drawn.transform(({ page, box: place, product }): Truth => {
      const packSize = product.pack?.replace(/^(?:1 )?бр\.$/, '') || null
      const { name: title, cents: priceCents, oldCents: oldPriceCents } = product
      return { page, box: place, title, packSize, priceCents, oldPriceCents }
    }),
  ]),
)

/** `found` proposals, of them `right`: the price of an offer of that page, each offer once; the rest is of the right ones. */
export type Figures = {
  offers: number
  found: number
  right: number
  title: number
  oldPrice: number
  packSize: number
  /** Wrong titles that the key for another title mends, and how often it is pressed for all of them. */
  mended: number
  presses: number
}

export const nothing: Figures = {
  offers: 0,
  found: 0,
  right: 0,
  title: 0,
  oldPrice: 0,
  packSize: 0,
  mended: 0,
  presses: 0,
}

export function sum(one: Figures, other: Figures): Figures {
  return {
    offers: one.offers + other.offers,
    found: one.found + other.found,
    right: one.right + other.right,
    title: one.title + other.title,
    oldPrice: one.oldPrice + other.oldPrice,
    packSize: one.packSize + other.packSize,
    mended: one.mended + other.mended,
    presses: one.presses + other.presses,
  }
}

const words = (text: string | null) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const sameTitle = (found: Pick<ProposedOffer, 'title' | 'packSize'>, truth: Truth) =>
  words(found.title) === words(truth.title) || words(`${found.title} ${found.packSize}`) === words(truth.title)

/** Where the truth knows the place, the proposal's middle must lie in it; else price and page decide. */
function inPlace({ box: found }: ProposedOffer, { box: place }: Truth): boolean {
  if (!place) return true
  const [x, y] = [found.x + found.width / 2, found.y + found.height / 2]
  return x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height
}

function comparePage(page: PageText, truth: Truth[]): Figures {
  const found = proposeOffers(page)
  const blocks = textBlocks(page)
  const left = new Set(found)
  const figures = { ...nothing, offers: truth.length, found: found.length }
  for (const offer of truth) {
    const same = [...left].filter(({ priceCents }) => priceCents === offer.priceCents)
    const match = same.find((each) => sameTitle(each, offer)) ?? same.find((each) => inPlace(each, offer))
    if (!match) continue
    left.delete(match)
    figures.right += 1
    const presses = titleChoices(match, blocks, page).findIndex((title) => sameTitle({ ...match, title }, offer)) + 1
    if (sameTitle(match, offer)) figures.title += 1
    else if (presses > 0) {
      figures.mended += 1
      figures.presses += presses
    }
    if (match.oldPriceCents === offer.oldPriceCents) figures.oldPrice += 1
    if (words(match.packSize) === words(offer.packSize)) figures.packSize += 1
  }
  return figures
}

/** Reads a PDF as the import does and compares the proposals with the labelled offers beside it. */
export async function measure(pdf: string, labels: string): Promise<Figures> {
  const truth = truthFile.parse(JSON.parse(await readFile(labels, 'utf8')))
  const opened = await openPdf(new Uint8Array(await readFile(pdf)))
  let figures = nothing
  for (let number = 1; number <= opened.pdf.numPages; number += 1) {
    const page = await opened.pdf.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const read = await readWords(page, viewport)
    figures = sum(
      figures,
      comparePage(
        { words: read.words, width: viewport.width, height: viewport.height },
        truth.filter((offer) => offer.page === number),
      ),
    )
  }
  await opened.close()
  return figures
}
