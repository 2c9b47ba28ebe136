import { sql } from '@payloadcms/db-postgres'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import { db } from '../cms'
import { uuidsOf } from '../db/row-ids'
import { rewritePosts } from './posts'
import { indexAllProducts } from './products'
import { rewriteBrochures, rewriteNamed } from './write'

const batchSize = 500

/**
 * Rebuilds the whole index in batches that each commit, so that search works meanwhile and a killed rebuild can simply be
 * started again. `progress` gets the number of brochures done. Finally removes what no longer exists.
 */
export async function rebuildSearchIndex(progress: (brochures: number) => void = () => {}): Promise<void> {
  const database = await db()
  await database.transaction((transaction) => rewriteNamed(transaction))
  await database.transaction((transaction) => rewritePosts(transaction, 'all'))
  // GIN's pending list makes bulk writes a third faster; it is off otherwise, because it slows down searches.
  await database.execute(sql`
    alter index search.documents_brochure_words set (fastupdate = on, gin_pending_list_limit = 8192)`)
  try {
    await rewriteAll(database, progress)
  } finally {
    await database.execute(sql`alter index search.documents_brochure_words set (fastupdate = off)`)
    await database.execute(sql`select gin_clean_pending_list('search.documents_brochure_words')`)
  }
  await removeOrphans(database)
  await indexAllProducts(database)
  await countWords(database)
}

async function rewriteAll(database: Database, progress: (brochures: number) => void): Promise<void> {
  let done = 0
  for (let after: string | null = null; ; ) {
    const ids = await idsAfter(database, after)
    if (ids.length === 0) return
    await database.transaction((transaction) => rewriteBrochures(transaction, ids))
    done += ids.length
    after = ids.at(-1) ?? null
    progress(done)
  }
}

type Database = Awaited<ReturnType<typeof db>>

async function idsAfter(database: Database, after: string | null): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select id from brochures where _status = 'published' ${after ? sql`and id > ${after}` : sql``}
    order by id limit ${batchSize}`)
  return uuidsOf(rows)
}

async function removeOrphans(database: Database): Promise<void> {
  await database.execute(sql`
    delete from search.documents_brochure d
    where not exists (select from brochures b where b.id = d.id and b._status = 'published')`)
  await database.execute(sql`
    delete from search.documents_page d
    where not exists (select from search.documents_brochure b where b.id = d.brochure_id)`)
  await database.execute(sql`
    delete from search.offers o
    where not exists (select from search.documents_brochure b where b.id = o.brochure_id)`)
}

/** Counts the documents of each word, and removes words of none. A rare word is a worse guess for a typing error. */
export async function countWords(database: Pick<Database, 'execute'>): Promise<void> {
  await database.execute(sql`
    with found as materialized (
      select word, sum(ndoc)::integer as count from (
        select word, ndoc from ts_stat('select words from search.documents_brochure')
        union all
        select word, ndoc from ts_stat('select words from search.products')
        union all
        select word, ndoc from ts_stat('select words from search.documents_name')
        union all
        select word, ndoc from ts_stat('select words from search.documents_other')
      ) each_kind group by word
    ), forgotten as (
      delete from search.words w where not exists (select from found f where f.word = w.word)
    )
    update search.words w set brochures = f.count from found f where f.word = w.word and w.brochures <> f.count`)
  await notify([tag.search], database)
  await database.execute(sql`analyze search.words`)
}
