import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import { db } from '../cms'
import { uuidsOf } from '../db/row-ids'
import { isOneOf, isPublished } from '../db/states'
import { named, tables } from '../db/tables'
import { log } from '../log'
import { rewriteGoods } from './goods'
import { rewritePosts } from './posts'
import { indexAllProducts } from './products'
import { rewriteBrochures, rewriteNamed } from './write'

const { brochures, products: goods } = tables
const { documentsBrochure, documentsName, documentsOther, documentsPage, offers, products, words } = tables.search
const b = alias(brochures, 'b')
const d = alias(documentsBrochure, 'd')
const g = alias(goods, 'g')
const o = alias(offers, 'o')
const other = alias(documentsOther, 'other')
const page = alias(documentsPage, 'page')
const published = alias(documentsBrochure, 'published')
const versions = tables.search.indexVersion
const w = alias(words, 'w')

const batchSize = 500

/**
 * Rebuilds the whole index in batches that each commit, so that search works meanwhile and a killed rebuild can be
 * restarted. `progress` gets the number of brochures done. Finally removes what no longer exists.
 */
export async function rebuildSearchIndex(progress: (brochures: number) => void = () => {}): Promise<void> {
  const database = await db()
  await database.transaction((transaction) => rewriteNamed(transaction))
  await database.transaction((transaction) => rewritePosts(transaction, 'all'))
  await rewriteAllGoods(database)
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

type Database = Awaited<ReturnType<typeof db>>

async function rewriteAll(database: Database, progress: (brochures: number) => void): Promise<void> {
  let done = 0
  for await (const ids of publishedIds(database, brochures, batchSize)) {
    await database.transaction((transaction) => rewriteBrochures(transaction, ids))
    done += ids.length
    progress(done)
  }
}

export async function rewriteAllGoods(database: Database, atOnce = batchSize): Promise<void> {
  for await (const ids of publishedIds(database, goods, atOnce))
    await database.transaction((transaction) => rewriteGoods(transaction, ids))
}

type Indexed = typeof brochures | typeof goods

async function* publishedIds(database: Database, from: Indexed, atOnce: number): AsyncGenerator<string[]> {
  for (let after: string | null = null; ; ) {
    const ids = await idsAfter(database, from, after, atOnce)
    if (ids.length === 0) return
    yield ids
    after = ids.at(-1) ?? null
  }
}

async function idsAfter(database: Database, from: Indexed, after: string | null, atOnce: number): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select ${from.id} from ${from}
    where ${isPublished(from)} ${after ? sql`and ${from.id} > ${after}` : sql``}
    order by ${from.id} limit ${atOnce}`)
  return uuidsOf(rows)
}

async function removeOrphans(database: Database): Promise<void> {
  await database.execute(sql`
    delete from ${documentsBrochure} d
    where not exists (select from ${brochures} b where ${b.id} = ${d.id} and ${isPublished(b)})`)
  await database.execute(sql`
    delete from ${documentsPage} page
    where not exists (select from ${documentsBrochure} published where ${published.id} = ${page.brochureId})`)
  await database.execute(sql`
    delete from ${offers} o
    where not exists (select from ${documentsBrochure} published where ${published.id} = ${o.brochureId})`)
  await database.execute(sql`
    delete from ${documentsOther} other
    where ${isOneOf(other.kind, 'goods')}
      and not exists (select from ${goods} g where ${g.id} = ${other.id} and ${isPublished(g)})`)
}

/**
 * Counts the documents of each word, and the things with the word in their names: a rare word is a worse guess for a
 * typing error. An unused word is removed at the next count only, because an open transaction may have just found it.
 */
export async function countWords(database: Pick<Database, 'execute'>): Promise<void> {
  await database.execute(sql`
    with found as materialized (
      select word, sum(ndoc)::integer as count, coalesce(sum(ndoc) filter (where is_thing), 0)::integer as things from (
        select word, ndoc, false as is_thing from ts_stat('select ${documentsBrochure.words} from ${documentsBrochure}')
        union all
        select word, ndoc, true from ts_stat('select ${products.words} from ${products}')
        union all
        select word, ndoc, false from ts_stat('select ${documentsName.words} from ${documentsName}')
        union all
        select word, ndoc, false from ts_stat('select ${documentsOther.words} from ${documentsOther}')
      ) each_kind group by word
    ), offered as materialized (
      select word, sum(ndoc)::integer as ndoc from (
        select word, ndoc from ts_stat('select ${offers.words} from ${offers}')
        union all
        select word, ndoc from ts_stat('select ${documentsOther.strong} from ${documentsOther} where ${documentsOther.kind} = ''goods''')
      ) each_kind group by word
    ), removed as (
      delete from ${words} w where ${w.brochures} = 0 and not exists (select from found f where f.word = ${w.word})
    ), counted as (
      select ${w.word}, coalesce(f.count, 0) as count, coalesce(f.things, 0) + coalesce(offered.ndoc, 0) as things
      from ${words} w left join found f on f.word = ${w.word} left join offered on offered.word = ${w.word}
    )
    update ${words} w set ${named(words, 'brochures')} = counted.count, ${named(words, 'things')} = counted.things from counted
    where counted.word = ${w.word} and (${w.brochures} <> counted.count or ${w.things} <> counted.things)`)
  await notify([tag.search], database)
  await database.execute(sql`analyze ${words}`)
}

/** To be raised with every change of what a document stores: its words, their stems or weights, its prices. */
const indexVersion = 17

const stored = z.array(z.object({ version: z.number() }))

/**
 * Rebuilds the search index once when an earlier version of the product wrote it, and does what else follows from that.
 * The version is written last, so that a worker that ends before leaves all of it to the next run.
 * @returns whether it did
 */
export async function renewSearchIndex(following: () => Promise<unknown> = async () => undefined): Promise<boolean> {
  const database = await db()
  const { rows } = await database.execute(sql`select ${versions.version} from ${versions}`)
  if (stored.parse(rows)[0]?.version === indexVersion) return false
  await rebuildSearchIndex()
  await following()
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`delete from ${versions}`)
    await transaction.execute(sql`
      insert into ${versions} (${named(versions, 'version')}) values (${indexVersion})`)
  })
  log.info({ version: indexVersion }, 'rebuilt the search index')
  return true
}

const past = z.array(z.object({ retired: z.number(), id: z.string(), day: z.string() })).max(1)

type Before = { id: string; day: string }

/**
 * Goes back from yesterday, by the index of public brochures, until a batch has none to retire: a run reads those that
 * ended lately, however many years of brochures there are. A document is written as it is, so an earlier one was retired.
 * All batches are one transaction, because the run after a failure would end at those that were retired.
 */
export async function retireEnded(atOnce = batchSize): Promise<number> {
  const database = await db()
  await removeEndedOffers(database)
  return database.transaction(async (transaction) => {
    let before: Before | null = null
    for (let all = 0; ; ) {
      const [batch] = await retireBefore(transaction, before, atOnce)
      if (!batch?.retired) return all
      all += batch.retired
      before = batch
    }
  })
}

async function retireBefore(
  database: Pick<Database, 'execute'>,
  before: Before | null,
  atOnce: number,
): Promise<z.infer<typeof past>> {
  const today = sofiaDay()
  const { rows } = await database.execute(sql`
    with past as (
      select ${b.id}, ${b.validTo} as day from ${brochures} b
      where ${isPublished(b)} and ${b.validTo} < ${today}
        ${before ? sql`and (${b.validTo}, ${b.id}) < (${before.day}, ${before.id}::uuid)` : sql``}
      order by ${b.validTo} desc, ${b.id} desc limit ${atOnce}
    ), retired as (
      update ${documentsBrochure} d set ${named(documentsBrochure, 'ended')} = true from past
      where ${isOneOf(d.kind, 'brochure')} and ${d.id} = past.id and not ${d.ended} and ${d.validTo} < ${today}::date
      returning ${d.id}
    )
    select (select count(*)::integer from retired) as retired, past.id, past.day from past
    order by past.day, past.id limit 1`)
  return past.parse(rows)
}

async function removeEndedOffers(database: Database): Promise<void> {
  for (;;) {
    const { rowCount } = await database.execute(sql`
      delete from ${offers} where ${offers.id} in (
        select ${offers.id} from ${offers} where ${offers.lastDay} < ${sofiaDay()}::date limit ${batchSize}
      )`)
    if (!rowCount) return
  }
}
