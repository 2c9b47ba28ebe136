import { drizzle } from 'drizzle-orm/node-postgres'
import type { PayloadRequest } from 'payload'
import { Client } from 'pg'
import type { CalendarDay } from '@/domain/calendar-day'
import { checkAllGroups } from '@/features/price-data/outliers/check-group'
import { directDatabaseUrl } from '@/server/env'
import { log } from '@/server/log'
import { dayToWithdraw, endWithdrawal, notePublished, withdrawImports } from './import-document'
import { lockImports } from './import-lock'
import { afterImport } from './run-import'
import { otherCompaniesOf } from './store/checks'
import { removeCompanyDay } from './store/company-day'

/**
 * Removes an imported day, whichever imports it came from, so that the previous days' prices are current again. Safe to
 * repeat; the status stays "withdrawing" until the price pages are up to date.
 */
export async function withdrawDay(req: PayloadRequest, importId: string): Promise<void> {
  const { drizzle: database } = req.payload.db
  const day = await dayToWithdraw(database, importId)
  if (!day) return
  const client = new Client({ connectionString: directDatabaseUrl(), application_name: 'broshura prices' })
  try {
    await client.connect()
    const companies = await removeDay(client, { day, importId })
    await afterImport()
    await endWithdrawal(database, importId, 'withdrawn')
    log.info({ import: importId, day, companies }, 'withdrew a day of prices')
  } finally {
    await client.end()
  }
}

interface Withdrawal {
  day: CalendarDay
  importId: string
}

/**
 * Removes a day's reports of all real companies in one transaction. Outliers among the prices before it are held back
 * before others see them.
 * @returns the number of companies
 */
async function removeDay(client: Client, { day, importId }: Withdrawal): Promise<number> {
  const database = drizzle({ client })
  await client.query('begin')
  try {
    await lockImports(database)
    const companies = await otherCompaniesOf(client, day, [])
    for (const company of companies) await removeCompanyDay(client, company, day)
    await checkAllGroups(database)
    await withdrawImports(database, day)
    await notePublished(database, importId)
    await client.query('commit')
    return companies.length
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
