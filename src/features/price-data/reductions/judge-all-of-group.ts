import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { rewriteBrochures } from '@/server/search-index/write'
import { refreshPrices } from '../summaries/rebuild-summaries'

const { offerKinds, offers } = tables.search

/** Judges all prices anew, and ranks the offers of the group as its rule now allows. */
export async function judgeAllOfGroup(req: PayloadRequest, group: number): Promise<void> {
  await refreshPrices()
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select distinct ${offers.brochureId} as id from ${offers} join ${offerKinds} on ${offerKinds.id} = ${offers.kindId}
    where ${offerKinds.groupNumber} = ${group} order by id`)
  for (const brochure of uuidsOf(rows)) {
    await withTransaction(req, async () => rewriteBrochures(await transactionOf(req), [brochure]))
  }
}
