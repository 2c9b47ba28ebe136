import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import { db } from '../cms'

const atOnce = 500

/** Takes the brochures that have ended out of the index of today's. Answers how many; a late call only costs speed. */
export async function retireEnded(): Promise<number> {
  const database = await db()
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
