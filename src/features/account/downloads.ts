import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Where } from 'payload'
import { z } from 'zod'
import type { Customer, Download, Review } from '@/../payload-types'
import { isCalendarDay } from '@/domain/calendar-day'
import { cmsSystem, db } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { type StoredFile, uploadedFiles } from '@/server/files'
import { log } from '@/server/log'

export type DownloadsCursor = { at: string; id: string }

export const pageSize = 10

const cursorSchema = z.object({ at: z.iso.datetime().refine((at) => isCalendarDay(at.slice(0, 10))), id: z.uuid() })

/** @returns null without a valid cursor: the list then begins with the newest document */
export function parseCursor(text: string | undefined): DownloadsCursor | null {
  const [at, id] = text?.split('_') ?? []
  return cursorSchema.safeParse({ at, id }).data ?? null
}

export function older(field: string, cursor: DownloadsCursor | null): Where[] {
  if (!cursor) return []
  const { at, id } = cursor
  return [{ or: [{ [field]: { less_than: at } }, { and: [{ [field]: { equals: at } }, { id: { less_than: id } }] }] }]
}

/**
 * Cuts off the extra document that was read to detect a next page; `broken` counts documents that were read but left
 * out.
 */
export function pageOf<Doc extends { id: string }>(docs: Doc[], at: (doc: Doc) => string, broken = 0) {
  const shown = docs.slice(0, pageSize)
  const last = docs.length + broken > pageSize ? shown.at(-1) : undefined
  return { docs: shown, next: last ? `${at(last)}_${last.id}` : null }
}

const { customerFiles, downloads } = tables
const files = alias(customerFiles, 'files')

export type OwnDownload = Pick<
  Download,
  'availableUntil' | 'createdAt' | 'downloadCount' | 'downloadLimit' | 'id' | 'title'
>

export async function downloadsOf(customer: Customer, cursor: DownloadsCursor | null) {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'downloads',
    where: { and: [{ customer: { equals: customer.id } }, ...older('createdAt', cursor)] },
    sort: ['-createdAt', '-id'],
    limit: pageSize + 1,
    pagination: false,
    depth: 0,
    select: { availableUntil: true, createdAt: true, downloadCount: true, downloadLimit: true, title: true },
  })
  return pageOf<OwnDownload>(docs, ({ createdAt }) => createdAt)
}

type DownloadState = 'open' | 'expired' | 'used-up'

export function downloadState({ availableUntil, downloadCount, downloadLimit }: OwnDownload): DownloadState {
  if (availableUntil && new Date(availableUntil) < new Date()) return 'expired'
  return downloadLimit != null && downloadCount >= downloadLimit ? 'used-up' : 'open'
}

const fileSchema = z.object({ filename: z.string(), mimeType: z.string() })

/**
 * Uses up one of the customer's downloads and returns its file. A single statement checks and counts, so that two
 * requests cannot share the last download. Null for somebody else's download, after its last day, or when none is left.
 */
export async function takeDownload(
  customer: Customer,
  id: string,
): Promise<{ stored: StoredFile; filename: string; mimeType: string } | null> {
  if (!z.uuid().safeParse(id).success) return null
  const { rows } = await (await db()).execute(sql`
    select ${files.filename}, ${files.mimeType} as "mimeType" from ${downloads}
    join ${customerFiles} files on ${files.id} = ${downloads.fileId}
    where ${downloads.id} = ${id} and ${downloads.customerId} = ${customer.id}`)
  const file = fileSchema.safeParse(rows[0]).data
  const stored = file ? await uploadedFiles('customer-files').find(path.basename(file.filename)) : null
  if (!file || !stored) return null
  const counted = await (await db()).execute(sql`
    update ${downloads} set ${named(downloads, 'downloadCount')} = ${downloads.downloadCount} + 1,
      ${named(downloads, 'updatedAt')} = now()
    where ${downloads.id} = ${id} and ${downloads.customerId} = ${customer.id}
      and (${downloads.availableUntil} is null or ${downloads.availableUntil} >= now())
      and (${downloads.downloadLimit} is null or ${downloads.downloadCount} < ${downloads.downloadLimit})
    returning ${downloads.id}`)
  return counted.rows.length > 0 ? { stored, ...file } : null
}

async function giveBackDownload(customer: Customer, id: string): Promise<void> {
  await (await db()).execute(sql`
    update ${downloads} set ${named(downloads, 'downloadCount')} = greatest(${downloads.downloadCount} - 1, 0)
    where ${downloads.id} = ${id} and ${downloads.customerId} = ${customer.id}`)
}

/** Of the file. Who has received more has used the download: else everybody could break off before its last byte. */
const mostUnused = 0.9

/** The file of a download that was taken. It is given back where the file cannot be read, or its reader breaks off. */
export function streamOfDownload(
  stored: StoredFile,
  customer: Customer,
  id: string,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const reader = stored.stream().getReader()
  let handedOver = 0
  let isGivenBack = false
  async function giveBack() {
    if (isGivenBack) return
    isGivenBack = true
    await giveBackDownload(customer, id).catch((error: unknown) =>
      log.error({ download: id, error }, 'a download that broke off could not be given back'),
    )
  }
  async function breakOff() {
    if (handedOver <= mostUnused * stored.size) await giveBack()
  }
  // Next neither reads nor cancels the answer to a visitor who has left before it.
  if (signal.aborted) void breakOff()
  else signal.addEventListener('abort', breakOff)
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value } = await reader.read().catch(async (error: unknown) => {
          await giveBack()
          throw error
        })
        if (!value) return controller.close()
        handedOver += value.length
        controller.enqueue(value)
      },
      async cancel(reason) {
        await breakOff()
        await reader.cancel(reason)
      },
    },
    // A chunk that is read ahead would count as handed over.
    { highWaterMark: 0 },
  )
}

export type OwnReview = Pick<
  Review,
  'createdAt' | 'id' | 'line' | 'order' | 'productTitle' | 'rating' | 'reason' | 'status' | 'text' | 'title'
>

export async function reviewsOf(customer: Customer, cursor: DownloadsCursor | null) {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'reviews',
    where: { and: [{ customer: { equals: customer.id } }, ...older('createdAt', cursor)] },
    sort: ['-createdAt', '-id'],
    limit: pageSize + 1,
    pagination: false,
    depth: 1,
    populate: { orders: { number: true } },
    select: {
      createdAt: true,
      line: true,
      order: true,
      productTitle: true,
      rating: true,
      reason: true,
      status: true,
      text: true,
      title: true,
    },
  })
  return pageOf<OwnReview>(docs, ({ createdAt }) => createdAt)
}
