import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { exportsRoot } from '@/server/files'
import { uuidsOf } from '@/server/db/row-ids'
import { exportName } from './export-row'

/** Removes exports after a week: the file first, so that no file outlives its document. */
export async function expireExports(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute(sql`
    select id from data_exports where status = 'ready' and expires_at <= now()`)
  for (const id of uuidsOf(rows)) {
    await rm(path.join(exportsRoot(), exportName(id)), { force: true })
    await drizzle.execute(sql`
      update data_exports set status = 'expired', file = null, updated_at = now() where id = ${id}`)
  }
}
