import path from 'node:path'
import { shownImport } from '@collections/brochures/shown-import'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { pageFiles } from '@/server/files'
import { log } from '@/server/log'
import type { PageTexts } from './choices'
import type { Placed } from './known'
import type { Lesson } from './lessons'
import { type MissedPrice, proposeMissed } from './missed-prices'
import { pageTexts, proposeOffers, readBox } from './propose'
import { lessonsOf } from './refusals'
import {
  addProposals,
  decideProposals,
  lockProposals,
  type PageProposal,
  readAllOf,
  readTaught,
  replaceProposals,
} from './store'
import type { PageText, ProposedOffer } from './types'

const word = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()])
const wordsFile = z.object({
  pages: z.array(z.object({ number: z.number(), words: z.array(word), ocr: z.boolean().optional() })),
})

const frame = z.tuple([z.number(), z.number(), z.number(), z.number()])
const framesFile = z.object({ pages: z.array(z.object({ number: z.number(), frames: z.array(frame) })) })

type Size = { number: number; width: number; height: number }
type ReadPage = PageText & { number: number; ocr: boolean }

/** What was stored of the pages of an import, by their numbers; null without such a file. */
async function storedPages<Page extends { number: number }>(file: string, shape: z.ZodType<{ pages: Page[] }>) {
  const found = await pageFiles().find(file)
  if (!found) return null
  const { pages } = shape.parse(JSON.parse((await found.read()).toString()))
  return new Map(pages.map((page) => [page.number, page]))
}

async function readPages(hash: string, pages: readonly Size[]): Promise<ReadPage[]> {
  const folder = path.basename(hash)
  const words = await storedPages(`${folder}/words.json`, wordsFile)
  if (!words) throw new Error(`the words of ${hash} are missing`)
  // Imports of before frames were read have none.
  const frames = await storedPages(`${folder}/frames.json`, framesFile)
  return pages.map((page) => {
    const { words: own = [], ocr = false } = words.get(page.number) ?? {}
    return { ...page, words: own, frames: frames?.get(page.number)?.frames ?? [], ocr }
  })
}

/** A figure that is read wrongly is another price: no offer that is read from a picture is sure. */
function unsureIfRead(pages: readonly ReadPage[], offer: PageProposal): PageProposal {
  const isRead = pages.some(({ number, ocr }) => ocr && number === offer.pageNumber)
  return isRead ? { ...offer, uncertain: true } : offer
}

async function readPageProposals(hash: string, pages: readonly Size[]): Promise<PageProposal[]> {
  const read = await readPages(hash, pages)
  return read.flatMap((page) =>
    proposeOffers(page).map((offer) => unsureIfRead(read, { ...offer, pageNumber: page.number })),
  )
}

type NumberedTexts = PageTexts & { number: number }

async function readPageTexts(hash: string, pages: readonly Size[]): Promise<NumberedTexts[]> {
  return (await readPages(hash, pages)).map((page) => ({ number: page.number, ...pageTexts(page) }))
}

/** Empty on errors: an import must not fail because of its proposals. */
export async function proposalsOrNone(hash: string, pages: readonly Size[]): Promise<PageProposal[]> {
  try {
    return await readPageProposals(hash, pages)
  } catch (error) {
    log.error({ hash, error }, 'no offers could be proposed')
    return []
  }
}

const { offers } = tables.proposals
const { brochurePages, brochures, imports } = tables
const b = alias(brochures, 'b')
const i = alias(imports, 'i')
const p = alias(brochurePages, 'p')
const decided = alias(offers, 'decided')

const page = z.object({ number: z.number(), width: z.coerce.number(), height: z.coerce.number(), hash: z.string() })

/** Empty before the first import of the brochure. */
async function shownPages(req: PayloadRequest, brochure: string) {
  const importId = await shownImport(req, brochure)
  return importId ? pagesOf(await transactionOf(req), importId) : []
}

async function pagesOf(database: Database, importId: string) {
  const { rows } = await database.execute(sql`
    select ${p.number}, ${p.width}, ${p.height}, ${i.hash} from ${brochurePages} p join ${imports} i
      on ${i.id} = ${p.importId}
    where ${i.id} = ${importId} and ${i.hash} is not null order by ${p.number}`)
  return z.array(page).parse(rows)
}

/** Used to undo many decisions at once, and for imports whose proposals were not stored. */
export async function proposeForBrochure(req: PayloadRequest, brochure: string): Promise<void> {
  const importId = await shownImport(req, brochure)
  if (!importId) return
  const database = await transactionOf(req)
  const pages = await pagesOf(database, importId)
  const [first] = pages
  if (!first) return
  await replaceProposals(database, { brochure, importId }, await proposalsOrNone(first.hash, pages))
}

/**
 * Proposes the offers at a price that an editor has named and removes the proposals they replace; returns the ids of
 * both. `offers` are the brochure's offers. A rejected proposal comes back only when its own price is named.
 */
export async function proposeMissedFor(
  req: PayloadRequest,
  brochure: string,
  missed: MissedPrice,
  offers: readonly Placed[],
): Promise<{ added: string[]; replaced: string[] }> {
  const importId = await shownImport(req, brochure)
  const database = await transactionOf(req)
  const sizes = importId ? await pagesOf(database, importId) : []
  const [first] = sizes
  if (!importId || !first) return { added: [], replaced: [] }
  await lockProposals(database, importId)
  const stored = await readAllOf(database, importId)
  const known = [...stored.filter(({ state }) => missed.like || state !== 'rejected'), ...offers]
  const pages = await readPages(first.hash, sizes)
  const read = proposeMissed(missed, pages, (pageNumber) => known.filter((each) => each.pageNumber === pageNumber))
  const gone = new Set(read.flatMap(({ replaced }) => replaced))
  const replaced = stored.filter((each) => each.state === 'proposed' && gone.has(each)).map(({ id }) => id)
  await decideProposals(database, brochure, { rejected: replaced })
  const added = await addProposals(
    database,
    { brochure, importId },
    read.flatMap(({ found }) => found.map((offer) => unsureIfRead(pages, offer))),
  )
  return { added, replaced }
}

export async function readBoxOf(
  req: PayloadRequest,
  brochure: string,
  { pageNumber, box }: { pageNumber: number; box: ProposedOffer['box'] },
) {
  const shown = (await shownPages(req, brochure)).filter(({ number }) => number === pageNumber)
  const [page] = shown[0] ? await readPages(shown[0].hash, shown) : []
  return page ? readBox(page, box) : null
}

export type BrochureTexts = { pages: NumberedTexts[]; lessons: Lesson[] }

async function readTexts(req: PayloadRequest, brochure: string) {
  const pages = await shownPages(req, brochure)
  const [first] = pages
  const texts = first ? await readPageTexts(first.hash, pages) : []
  return texts.flatMap((each) => {
    const page = pages.find(({ number }) => number === each.number)
    return page ? [{ width: page.width, height: page.height, texts: each }] : []
  })
}

async function decidedLast(req: PayloadRequest, brochure: string): Promise<string | undefined> {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select ${decided.brochureId} as id from ${offers} decided join ${brochures} b on ${b.id} = ${decided.brochureId}
    where ${isOneOf(decided.state, 'accepted')} and ${b.id} <> ${brochure}
      and ${b.retailerId} = (select ${brochures.retailerId} from ${brochures} where ${brochures.id} = ${brochure})
    order by ${decided.decidedAt} desc limit 1`)
  return z.array(z.object({ id: z.string() })).parse(rows)[0]?.id
}

const enough = 60

/** Lessons of the retailer's previous brochure; empty when its pages can no longer be read. */
async function lessonsBefore(req: PayloadRequest, brochure: string): Promise<Lesson[]> {
  const before = await decidedLast(req, brochure)
  if (!before) return []
  try {
    const pages = await readTexts(req, before)
    const taught = await readTaught(await transactionOf(req), before)
    return lessonsOf(taught.slice(0, enough), (number) => pages.find(({ texts }) => texts.number === number))
  } catch (error) {
    log.error({ brochure: before, error }, 'nothing could be learned from an earlier brochure')
    return []
  }
}

export async function textsForBrochure(req: PayloadRequest, brochure: string): Promise<BrochureTexts> {
  const pages = (await readTexts(req, brochure)).map(({ texts }) => texts)
  return { pages, lessons: await lessonsBefore(req, brochure) }
}
