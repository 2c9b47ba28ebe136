import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { db } from '../cms'
import { log } from '../log'
import { rebuildSearchIndex } from './rebuild'

/** Raise it with every change of what the index stores of a document: its words, their stems or weights. */
const indexVersion = 3

const stored = z.array(z.object({ version: z.number() }))

/** Rebuilds the search index once when an earlier version of the product has written it. Returns whether it did. */
export async function renewSearchIndex(): Promise<boolean> {
  const database = await db()
  const { rows } = await database.execute(sql`select version from search.index_version`)
  if (stored.parse(rows)[0]?.version === indexVersion) return false
  await rebuildSearchIndex()
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`delete from search.index_version`)
    await transaction.execute(sql`insert into search.index_version (version) values (${indexVersion})`)
  })
  log.info({ version: indexVersion }, 'rebuilt the search index')
  return true
}

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
