import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
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
