import { freeSlug } from '@collections/fields/slug'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { type ImportStatus, importStatuses, isUnderWay } from '@/domain/brochure-import'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { DaysSource } from '@/domain/days-source'
import { readableSlug } from '@/domain/official-latin'
import { relationId } from '@/domain/relation-id'
import type { Locale } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { type BrochureTexts, daysOfBrochure, daysSureOnCover, wholeText } from './brochure-days'
import { type FoundDays, isFound, printsDay } from './days-in-text'
import {
  coverSchema,
  type DraftCover,
  daysAfter,
  headlineOf,
  type KnownRetailer,
  type LastBrochure,
  lastBrochureSchema,
  longestText,
  readableName,
  retailerInText,
  textsIn,
} from './draft-texts'

const { brochureFiles, brochurePages, imports, retailers } = tables
const i = alias(imports, 'i')

const readSoFar = z.object({
  id: z.string(),
  status: z.enum(importStatuses),
  cover: coverSchema.nullable(),
  filename: z.string().nullable(),
})

/** `cover` is null where the first page is unread. */
type Source = { status: ImportStatus; cover: DraftCover | null; texts: BrochureTexts }

/** The newest import of a brochure as far as it has read. */
async function readSource(req: PayloadRequest, brochure: string): Promise<Source | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${i.id}, ${i.status}, ${i.cover}, ${brochureFiles.filename} from ${imports} i
      left join ${brochureFiles} on ${brochureFiles.id} = ${i.fileId}
    where ${i.brochureId} = ${brochure} order by ${i.createdAt} desc limit 1`)
  const source = rows[0] ? readSoFar.parse(rows[0]) : null
  if (!source) return null
  const { id, status, cover, filename } = source
  const lastPage = await textOfLastPage(req, id)
  return { status, cover, texts: { cover: cover?.text ?? '', lastPage, name: readableName(filename ?? '') } }
}

/** Addresses and terms are printed on the last page; empty until that page is read. */
async function textOfLastPage(req: PayloadRequest, importId: string): Promise<string> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${brochurePages.text} from ${brochurePages} where ${brochurePages.importId} = ${importId}
    order by ${brochurePages.number} desc limit 1`)
  return (
    z
      .array(z.object({ text: z.string().nullable() }))
      .parse(rows)[0]
      ?.text?.slice(0, longestText) ?? ''
  )
}

async function readRetailers(req: PayloadRequest): Promise<KnownRetailer[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${retailers.id}, ${retailers.name}, ${retailers.website} from ${retailers}
    where ${retailers.name} is not null limit 5000`)
  return z.array(z.object({ id: z.string(), name: z.string(), website: z.string().nullable() })).parse(rows)
}

/** Null when the retailer has several categories: the right one cannot be told. */
async function onlyCategory(req: PayloadRequest, retailer: string): Promise<string | null> {
  const query = { collection: 'retailers', id: retailer, depth: 0, select: { categories: true } } as const
  const { categories } = await req.payload.findByID({ ...query, req })
  return categories?.length === 1 ? relationId(categories[0]) : null
}

/** Drafts without days are left out: Postgres would sort their nulls first. */
async function readLast(req: PayloadRequest, retailer: string, brochure: string): Promise<LastBrochure[]> {
  const { docs } = await req.payload.find({
    collection: 'brochures',
    where: {
      and: [{ retailer: { equals: retailer } }, { id: { not_equals: brochure } }, { validFrom: { exists: true } }],
    },
    sort: '-validFrom',
    limit: 3,
    depth: 0,
    locale: 'all',
    pagination: false,
    select: { title: true, category: true, validFrom: true, validTo: true },
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  return z.array(lastBrochureSchema).parse(docs)
}

export type Draft = FoundDays & {
  /** Null for days that an editor has typed. */
  daysFrom: DaysSource | null
  retailer: string | null
  category: string | null
  slug: string | null
  texts: Record<Locale, { title: string; summary: string }>
}

const typedSchema = z.object({
  retailer: z.string().nullish(),
  validFrom: z.string().nullish(),
  validTo: z.string().nullish(),
})

async function readTyped(req: PayloadRequest, brochure: string) {
  const select = { retailer: true, validFrom: true, validTo: true } as const
  const query = { collection: 'brochures', id: brochure, draft: true, depth: 0, select } as const
  const { retailer, validFrom, validTo } = typedSchema.parse(
    (await req.payload.findByID({ ...query, disableErrors: true, req })) ?? {},
  )
  return { chosen: retailer || null, typed: { validFrom: validFrom || null, validTo: validTo || null } }
}

/** Typed days, of which a missing one is taken from the PDF unless it would reverse them. */
function completed(typed: FoundDays, printed: FoundDays): FoundDays {
  const validFrom = typed.validFrom ?? printed.validFrom
  const validTo = typed.validTo ?? printed.validTo
  return validFrom && validTo && validFrom > validTo ? typed : { validFrom, validTo }
}

const isRange = ({ validFrom, validTo }: FoundDays) => validFrom !== null && validTo !== null

type Sources = { typed: FoundDays; texts: BrochureTexts; last: LastBrochure | undefined }
type DraftDays = { days: FoundDays; daysFrom: Draft['daysFrom'] }

/** Where days are printed, the last brochure's would contradict them, also where they cannot be read. */
function daysOf({ typed, texts, last }: Sources, today: CalendarDay): DraftDays {
  const { days: printed, from } = daysOfBrochure(texts, today)
  if (isFound(typed)) return { days: completed(typed, printed), daysFrom: null }
  if (isFound(printed)) return { days: printed, daysFrom: from }
  if (printsDay(wholeText(texts), today)) return { days: printed, daysFrom: 'unread' }
  const next = last ? daysAfter(last, today) : null
  return next ? { days: next, daysFrom: 'last-brochure' } : { days: printed, daysFrom: null }
}

/**
 * Proposes a brochure's fields; null where the first page of its PDF could not be read. `reading` while the PDF is being
 * read and its cover does not surely say the days: the last page may, and what was filled in before would stay.
 * Fields without a source stay empty. A retailer and days that an editor has typed win over those that were read.
 */
export async function proposeDraft(
  req: PayloadRequest,
  brochure: string,
  today = sofiaDay(),
): Promise<Draft | 'reading' | null> {
  const source = await readSource(req, brochure)
  if (!source) return null
  const { status, cover, texts: read } = source
  if (!cover) return isUnderWay[status] ? 'reading' : null
  const { chosen, typed } = await readTyped(req, brochure)
  if (isUnderWay[status] && !isRange(completed(typed, daysSureOnCover(read.cover, today)))) return 'reading'
  const known = await readRetailers(req)
  const retailer = chosen ? known.find(({ id }) => id === chosen) : retailerInText(wholeText(read), known)
  const last = retailer ? await readLast(req, retailer.id, brochure) : []
  // Of a PDF that was not read to its end nobody knows whether it prints days.
  const before = status === 'done' ? last[0] : undefined
  const { days, daysFrom } = daysOf({ typed, texts: read, last: before }, today)
  const facts = { days, retailer: retailer?.name ?? '', last }
  const headline = headlineOf(cover, facts.retailer, today)
  const texts = {
    bg: textsIn('bg', facts, headline),
    de: textsIn('de', facts),
    en: textsIn('en', facts),
    ru: textsIn('ru', facts),
  }
  const wanted = readableSlug(texts.bg.title)
  return {
    ...days,
    daysFrom,
    retailer: retailer?.id ?? null,
    category: last[0]?.category ?? (retailer ? await onlyCategory(req, retailer.id) : null),
    texts,
    slug: wanted
      ? await freeSlug(await transactionOf(req), { collection: 'brochures', slug: wanted, own: brochure })
      : null,
  }
}
