import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { plainText } from '@/domain/plain-text'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import { uuidsOf } from '../db/row-ids'
import type { Database } from '../db/transaction'
import { emptyDocument, type SearchDocument } from './documents'
import { learn } from './learn'
import { type PostSource, readPostSources } from './post-sources'
import { Vector, Vocabulary } from './vector'
import { insertDocuments, lockDocuments } from './write'

/** Rewrites the documents of these posts, and removes those of unpublished ones. Call it in a transaction. */
export async function rewritePosts(database: Database, ids: string[] | 'all'): Promise<void> {
  await lockDocuments(database, ids === 'all' ? ['posts'] : ids)
  await database.execute(sql`
    delete from search.documents where kind = 'post'
    ${ids === 'all' ? sql`` : sql`and id = any(${sql.param(ids)}::uuid[])`}`)
  const vocabulary = new Vocabulary()
  const sources = await readPostSources(database, ids)
  await insertDocuments(
    database,
    sources.map((source) => postDocument(source, vocabulary)),
  )
  await learn(database, vocabulary)
  await notify([tag.search], database)
}

/** The posts that carry the name of a term or an author. */
export async function postsUnder(database: Database, target: { term: string } | { author: string }): Promise<string[]> {
  const under: SQL =
    'author' in target
      ? sql`p.author_id = ${target.author}`
      : sql`p.category_id = ${target.term} or exists (
          select from posts_rels r where r.parent_id = p.id and r.path = 'tags' and r.post_terms_id = ${target.term})`
  const { rows } = await database.execute(sql`select p.id from posts p where p._status = 'published' and (${under})`)
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
