import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import { inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { transactionOf } from '@/server/db/transaction'
import { matchOffers } from './match-offers'

const batchSize = 5000

/** Rematches the offers that have not ended, as after an import of prices or of many offers. */
export async function matchCurrentOffers(): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (let more = true; more; ) {
    const ids = await inTransaction(async (req) => {
      const database = await transactionOf(req)
      const { rows } = await database.execute(sql`
        select id from offers where id > ${after}::uuid and (current_to >= ${sofiaDay()} or current_to is null)
        order by id limit ${batchSize}`)
      const batch = uuidsOf(rows)
      await matchOffers(database, batch)
      return batch
    })
    after = ids.at(-1) ?? after
    more = ids.length === batchSize
  }
}
