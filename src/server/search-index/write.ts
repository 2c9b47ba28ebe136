import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../transaction'
import { brochureDocuments, namedDocument, type SearchDocument } from './documents'
import { type NamedSource, readBrochures, readOffers, readPages } from './sources'
import { Vocabulary } from './vector'

/** Where documents are written: the tables in use, or the new ones of a rebuild. */
export type Target = { brochures: string; pages: string; names: string }

export const tablesInUse: Target = { brochures: 'documents_brochure', pages: 'documents_page', names: 'documents_name' }

/** Writes the documents of the published ones among the brochures. */
export async function writeBrochures(database: Database, ids: string[], target: Target): Promise<void> {
  const brochures = await readBrochures(database, ids)
  const pages = Map.groupBy(await readPages(database, ids), (page) => page.brochure)
  const offers = Map.groupBy(await readOffers(database, ids), (offer) => offer.brochure)
  const vocabulary = new Vocabulary()
  const documents = brochures.flatMap((brochure) =>
    brochureDocuments(brochure, pages.get(brochure.id) ?? [], offers.get(brochure.id) ?? [], vocabulary),
  )
  await insert(
    database,
    target.brochures,
    documents.filter(({ kind }) => kind === 'brochure'),
  )
  await insert(
    database,
    target.pages,
    documents.filter(({ kind }) => kind === 'page'),
  )
  await learn(database, vocabulary)
}

export async function writeNamed(database: Database, sources: NamedSource[], target: Target): Promise<void> {
  const vocabulary = new Vocabulary()
  await insert(
    database,
    target.names,
    sources.map((source) => namedDocument(source, vocabulary)),
  )
  await learn(database, vocabulary)
}

async function insert(database: Database, table: string, documents: SearchDocument[]): Promise<void> {
  if (documents.length === 0) return
  await database.execute(sql`
    insert into search.${sql.identifier(table)}
      (kind, id, brochure_id, retailer_id, category_id, page_number, valid_from, valid_to, strong, words)
    select kind, id, brochure_id, retailer_id, category_id, page_number, valid_from, valid_to, strong::tsvector, words::tsvector
    from json_to_recordset(${JSON.stringify(documents)}::json) as x(
      kind text, id uuid, brochure_id uuid, retailer_id uuid, category_id uuid, page_number integer,
      valid_from date, valid_to date, strong text, words text
    )`)
}

async function learn(database: Database, vocabulary: Vocabulary): Promise<void> {
  const rows = vocabulary.rows()
  if (rows.length === 0) return
  await database.execute(sql`
    insert into search.words (word, shown)
    select word, shown from json_to_recordset(${JSON.stringify(rows)}::json) as x(word text, shown text)
    order by word collate "C"
    on conflict (word) do nothing`)
}
