import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Client, type ClientBase } from 'pg'
import { z } from 'zod'
import type { CalendarDay } from '@/domain/calendar-day'
import { directDatabaseUrl } from '@/server/env'
import { log } from '@/server/log'
import { afterImport } from './after-import'
import { otherCompaniesOf } from './store/checks'
import { removeCompanyDay } from './store/company-day'
import { lockImports } from './store/lock'

const withdrawingRows = z.array(z.object({ day: z.string() }))

/**
 * Takes an imported day back, whichever imports it came from: what the days before it say is current again. Safe to repeat;
 * until the price pages are up to date, the import is being withdrawn.
 */
export async function withdrawDay(req: PayloadRequest, importId: string): Promise<void> {
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select day from price_imports where id = ${importId} and status = 'withdrawing'`)
  const day = withdrawingRows.parse(rows)[0]?.day
  if (!day) return
  const client = new Client({ connectionString: directDatabaseUrl(), application_name: 'broshura prices' })
  try {
    await client.connect()
    const companies = await removeDay(client, day)
    await afterImport()
    await endWithdrawal(req, importId, 'withdrawn')
    log.info({ import: importId, day, companies }, 'withdrew a day of prices')
  } finally {
    await client.end()
  }
}

/** Removes what all real companies reported of a day, in one transaction. @returns of how many companies */
async function removeDay(client: ClientBase, day: CalendarDay): Promise<number> {
  await client.query('begin')
  try {
    await lockImports(client)
    const companies = await otherCompaniesOf(client, day, [])
    for (const company of companies) await removeCompanyDay(client, company, day)
    await client.query(
      `update price_imports set status = 'withdrawn', updated_at = now()
       where day = $1 and status = 'done' and dry_run is not true`,
      [day],
    )
    await client.query('commit')
    return companies.length
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

export async function endWithdrawal({ payload }: PayloadRequest, id: string, status: 'withdrawn' | 'done') {
  await payload.db.drizzle.execute(sql`
    update price_imports set status = ${status}, updated_at = now() where id = ${id} and status = 'withdrawing'`)
}
