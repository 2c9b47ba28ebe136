import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import { db } from '../cms'

const atOnce = 500

/** Removes what has ended from the index of current things. Returns the number of brochures; a late call only costs speed. */
export async function retireEnded(): Promise<number> {
  const database = await db()
  await removeEndedOffers(database)
  let retired = 0
  for (;;) {
    const { rowCount } = await database.execute(sql`
      update search.documents_brochure set ended = true
      where kind = 'brochure' and id in (
        select id from search.documents_brochure where not ended and valid_to < ${sofiaDay()}::date limit ${atOnce}
      )`)
    retired += rowCount ?? 0
    if (!rowCount) return retired
  }
}

async function removeEndedOffers(database: Awaited<ReturnType<typeof db>>): Promise<void> {
  for (;;) {
    const { rowCount } = await database.execute(sql`
      delete from search.offers where id in (
        select id from search.offers where last_day < ${sofiaDay()}::date limit ${atOnce}
      )`)
    if (!rowCount) return
  }
}
