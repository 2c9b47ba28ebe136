import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { openPdf } from '@/features/editorial/brochure-import/open-pdf'
import { readFrames } from '@/features/editorial/brochure-import/page-frames'
import { readWords } from '@/features/editorial/brochure-import/page-words'
import type { PageTexts } from '@/features/editorial/offers/proposals/choices'
import { pageTexts, proposeOffers } from '@/features/editorial/offers/proposals/propose'
import type { PageText, ProposedOffer } from '@/features/editorial/offers/proposals/types'

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
const labelled = z.object({
  page: z.number(),
  title: z.string(),
  packSize: z.string().nullable(),
  priceCents: z.number(),
  oldPriceCents: z.number().nullable(),
})
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

export type Truth = z.infer<typeof labelled> & { box?: z.infer<typeof box> }

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

export type Read = ProposedOffer & { id: string; pageNumber: number }
export type ReadPage = {
  number: number
  width: number
  height: number
  text: PageText
  texts: PageTexts
  proposals: Read[]
  truth: Truth[]
  /** By the id of the proposal: the offer whose price it read, each offer once. */
  meant: ReadonlyMap<string, Truth>
}

const words = (text: string | null) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Named = Pick<ProposedOffer, 'title' | 'packSize'>

export const isRight = {
  title: (found: Named, truth: Truth) =>
    words(found.title) === words(truth.title) || words(`${found.title} ${found.packSize}`) === words(truth.title),
  packSize: (found: Named, truth: Truth) => words(found.packSize) === words(truth.packSize),
}

/** With a known place, the proposal's middle must be in it; otherwise price and page decide. */
function inPlace({ box: found }: ProposedOffer, { box: place }: Truth): boolean {
  if (!place) return true
  const [x, y] = [found.x + found.width / 2, found.y + found.height / 2]
  return x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height
}

export function meantBy(proposals: readonly Read[], truth: readonly Truth[]): Map<string, Truth> {
  const left = new Set(proposals)
  const meant = new Map<string, Truth>()
  for (const offer of truth) {
    const same = [...left].filter(({ priceCents }) => priceCents === offer.priceCents)
    const match = same.find((each) => isRight.title(each, offer)) ?? same.find((each) => inPlace(each, offer))
    if (!match) continue
    left.delete(match)
    meant.set(match.id, offer)
  }
  return meant
}

/** Reads a PDF as the import does, and matches each proposal with a labelled offer. */
export async function readDocument(pdf: string, labels: string): Promise<ReadPage[]> {
  const truth = truthFile.parse(JSON.parse(await readFile(labels, 'utf8')))
  const opened = await openPdf(new Uint8Array(await readFile(pdf)))
  const pages: ReadPage[] = []
  for (let number = 1; number <= opened.pdf.numPages; number += 1) {
    const page = await opened.pdf.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const { width, height } = viewport
    const { words } = await readWords(page, viewport)
    const text = { words, frames: await readFrames(page, viewport), width, height }
    const proposals = proposeOffers(text).map((offer, at) => ({ ...offer, id: `${number}-${at}`, pageNumber: number }))
    const labelled = truth.filter((offer) => offer.page === number)
    const meant = meantBy(proposals, labelled)
    pages.push({ number, width, height, text, texts: pageTexts(text), proposals, truth: labelled, meant })
  }
  await opened.close()
  return pages
}
