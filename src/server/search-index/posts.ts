import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { plainText } from '@/domain/plain-text'
import { readableRows } from '@/server/db/readable-rows'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import { uuidsOf } from '../db/row-ids'
import { isOneOf, isPublished } from '../db/states'
import { tables } from '../db/tables'
import type { Database } from '../db/transaction'
import { emptyDocument, type SearchDocument } from './documents'
import { learnVocabulary, Vector, Vocabulary } from './vector'
import { insertDocuments, lockIndexed } from './write'

const { authorsLocales, posts, postsLocales, postsPictures, postsPicturesLocales, postsRels, postTermsLocales } = tables
const { documents } = tables.search
const author = alias(authorsLocales, 'author')
const caption = alias(postsPicturesLocales, 'caption')
const l = alias(postsLocales, 'l')
const p = alias(posts, 'p')
const pp = alias(postsPictures, 'pp')
const r = alias(postsRels, 'r')
const term = alias(postTermsLocales, 'term')

const texts = z
  .array(z.string().nullable())
  .nullable()
  .transform((found) => (found ?? []).filter((text) => text !== null))

const post = z.object({
  id: z.string(),
  publishedOn: z.string().nullable(),
  titles: texts,
  summaries: texts,
  bodies: z
    .array(z.unknown())
    .nullable()
    .transform((found) => found ?? []),
  transcripts: texts,
  links: texts,
  captions: texts,
  terms: texts,
  authors: texts,
})

type PostSource = z.infer<typeof post>

async function readPostSources(database: Database, ids: string[] | 'all'): Promise<PostSource[]> {
  const { rows } = await database.execute(sql`
    select ${p.id}, ${p.publishedOn} as "publishedOn", t.titles, t.summaries, t.bodies, t.transcripts, t.links,
      (select array_agg(${caption.caption} order by ${pp._order})
        from ${postsPictures} pp join ${postsPicturesLocales} caption on ${caption._parentId} = ${pp.id}
        where ${pp._parentId} = ${p.id}) as captions,
      (select array_agg(${term.name}) from ${postTermsLocales} term
        where ${term._parentId} = ${p.categoryId} or ${term._parentId} in (
          select ${r.postTermsId} from ${postsRels} r where ${r.parentId} = ${p.id} and ${r.path} = 'tags'
        )) as terms,
      (select array_agg(${author.name}) from ${authorsLocales} author where ${author._parentId} = ${p.authorId}) as authors
    from ${posts} p
    left join lateral (
      select array_agg(${l.title}) as titles, array_agg(${l.summary}) as summaries, json_agg(${l.text}) as bodies,
        array_agg(${l.transcript}) as transcripts, array_agg(${l.linkTitle}) as links
      from ${postsLocales} l where ${l._parentId} = ${p.id}
    ) t on true
    where ${isPublished(p)} ${ids === 'all' ? sql`` : sql`and ${p.id} = any(${sql.param(ids)}::uuid[])`}`)
  return readableRows(post, rows, 'search-index/posts')
}

export async function rewritePosts(database: Database, ids: string[] | 'all'): Promise<void> {
  await lockIndexed(database, ids === 'all' ? ['posts'] : ids)
  await database.execute(sql`
    delete from ${documents} where ${isOneOf(documents.kind, 'post')}
    ${ids === 'all' ? sql`` : sql`and ${documents.id} = any(${sql.param(ids)}::uuid[])`}`)
  const vocabulary = new Vocabulary()
  const sources = await readPostSources(database, ids)
  await insertDocuments(
    database,
    sources.map((source) => postDocument(source, vocabulary)),
  )
  await learnVocabulary(database, vocabulary)
  await notify([tag.search], database)
}

export async function postsUnder(database: Database, target: { term: string } | { author: string }): Promise<string[]> {
  const under: SQL =
    'author' in target
      ? sql`${p.authorId} = ${target.author}`
      : sql`${p.categoryId} = ${target.term} or exists (
          select from ${postsRels} r
          where ${r.parentId} = ${p.id} and ${r.path} = 'tags' and ${r.postTermsId} = ${target.term})`
  const { rows } = await database.execute(sql`
    select ${p.id} from ${posts} p where ${isPublished(p)} and (${under})`)
  return uuidsOf(rows)
}

/** Weights: titles before terms and author, those before the summary, and that before the text. */
function postDocument(source: PostSource, vocabulary: Vocabulary): SearchDocument {
  const strong = new Vector(vocabulary)
  const words = new Vector(vocabulary)
  let place = 1
  for (const title of source.titles) {
    strong.add(title, 'A', place)
    place = words.add(title, 'A', place)
  }
  for (const name of [...source.terms, ...source.authors]) place = words.add(name, 'B', place)
  for (const text of [...source.summaries, ...source.links]) place = words.add(text, 'C', place)
  for (const text of [...source.bodies.map(plainText), ...source.captions, ...source.transcripts])
    place = words.add(text, 'D', place)
  return {
    ...emptyDocument('post', source.id),
    valid_from: source.publishedOn,
    strong: String(strong),
    words: String(words),
  }
}
