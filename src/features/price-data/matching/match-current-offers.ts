import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import { inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { matchOffers } from './match-offers'

const { offers } = tables

const batchSize = 5000

/** Rematches the offers that have not ended, as after an import of prices or of many offers. */
export async function matchCurrentOffers(): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (let more = true; more; ) {
    const ids = await inTransaction(async (req) => {
      const database = await transactionOf(req)
      const { rows } = await database.execute(sql`
        select ${offers.id} from ${offers} where ${offers.id} > ${after}::uuid
          and (${offers.currentTo} >= ${sofiaDay()} or ${offers.currentTo} is null)
        order by ${offers.id} limit ${batchSize}`)
      const batch = uuidsOf(rows)
      await matchOffers(database, batch)
      return batch
    })
    after = ids.at(-1) ?? after
    more = ids.length === batchSize
  }
}
