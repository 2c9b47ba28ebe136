import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import type { CalendarDay } from '@/domain/calendar-day'
import { addressOfDay, isPriceSource } from '@/domain/price-source'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { env } from '@/server/env'
import { scratchFolder } from '@/server/files/scratch'
import { enqueue, fetchPrices } from '@/server/jobs/kinds'
import { Interrupted } from '@/server/jobs/tasks'
import { log } from '@/server/log'
import { shutdown } from '@/server/shutdown'
import { DayTooLarge, download, NotDownloaded } from '../download'
import { takeInventory } from '../import-day'
import { dueDays, expectedDays, type FetchOutcome, isKnownContent, readSettings, recordAttempt } from './attempts'

export async function enqueueDueDays(payload: Payload): Promise<void> {
  const settings = await readSettings(payload)
  if (!settings) return
  const now = new Date()
  const days = await dueDays(payload.db.drizzle, expectedDays(now, settings.hour), now)
  for (const day of days) await enqueue(payload.db.drizzle, fetchPrices, { day })
}

export async function fetchDay(req: PayloadRequest, day: CalendarDay): Promise<void> {
  const { payload } = req
  const settings = await readSettings(payload)
  const now = new Date()
  const due = settings ? await dueDays(payload.db.drizzle, expectedDays(now, settings.hour), now) : []
  if (!settings || !due.includes(day)) return
  const folder = await scratchFolder('prices')
  const file = path.join(folder, `${day}.zip`)
  try {
    const { outcome, fingerprint } = await fetchFile(req, day, { pattern: settings.addressPattern, file })
    await withTransaction(req, async () => {
      await recordAttempt(await transactionOf(req), day, { outcome, now })
      if (outcome !== 'fetched') return
      const data = { day, fingerprint, status: 'queued' } as const
      await payload.create({ collection: 'price-imports', data, filePath: file, req })
    })
    log[outcome === 'fetched' ? 'info' : 'warn']({ event: 'prices-fetched', day, outcome }, 'fetched a day of prices')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Fetched = { outcome: FetchOutcome; fingerprint?: string }

async function fetchFile(
  { payload }: PayloadRequest,
  day: CalendarDay,
  { pattern, file }: { pattern: string; file: string },
): Promise<Fetched> {
  const mayAsk = (address: string) => isPriceSource(address, env().PRICE_DATA_ORIGINS)
  const address = addressOfDay(pattern, day)
  // An operator may have taken the origin off the list since the settings were saved.
  if (!mayAsk(address)) return { outcome: 'unreachable' }
  try {
    const whole = await download(new URL(address), file, mayAsk)
    if (shutdown.signal.aborted) throw new Interrupted()
    if (!whole) return { outcome: 'broken' }
    const { complete, companies, fingerprint } = await takeInventory(file)
    if (!complete || companies.size === 0) return { outcome: 'broken' }
    const known = await isKnownContent(payload.db.drizzle, day, fingerprint)
    return known ? { outcome: 'unchanged' } : { outcome: 'fetched', fingerprint }
  } catch (error) {
    if (shutdown.signal.aborted) throw new Interrupted()
    if (error instanceof DayTooLarge) return { outcome: 'broken' }
    if (error instanceof NotDownloaded) return { outcome: error.status === 404 ? 'missing' : 'unreachable' }
    throw error
  }
}
