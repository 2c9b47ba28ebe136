import path from 'node:path'
import { z } from 'zod'
import type { Customer, DataExport } from '@/../payload-types'
import { cmsSystem } from '@/server/cms'
import { exportsRoot, findFile, type StoredFile } from '@/server/files'
import { exportName } from './export-row'

export type ExportState = Pick<DataExport, 'id' | 'status' | 'requestedAt' | 'expiresAt' | 'bytes'>

const shown = { status: true, requestedAt: true, expiresAt: true, bytes: true } as const

/** The customer's newest exports. An expired one is reported as such even before the worker has removed it. */
export async function exportsOf(customer: Customer, now = Date.now()): Promise<ExportState[]> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'data-exports',
    where: { customer: { equals: customer.id } },
    sort: '-requestedAt',
    limit: 5,
    pagination: false,
    depth: 0,
    select: shown,
  })
  return docs.map((doc) => (doc.status === 'ready' && hasEnded(doc, now) ? { ...doc, status: 'expired' } : doc))
}

/** The file of one of the customer's own exports; null for somebody else's. */
export async function exportFile(
  customer: Customer,
  id: string,
  now = Date.now(),
): Promise<{ stored: StoredFile; day: string } | null> {
  if (!z.uuid().safeParse(id).success) return null
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'data-exports',
    where: { id: { equals: id }, customer: { equals: customer.id }, status: { equals: 'ready' } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: shown,
  })
  const [found] = docs
  if (!found || hasEnded(found, now)) return null
  const stored = await findFile(path.join(exportsRoot(), exportName(id)))
  return stored && { stored, day: found.requestedAt.slice(0, 10) }
}

function hasEnded({ expiresAt }: ExportState, now: number): boolean {
  return !expiresAt || Date.parse(expiresAt) <= now
}
