import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { isPublished } from './states'
import { named, tables } from './tables'
import type { Database } from './transaction'

const { brochurePages, brochures, imports, offers } = tables
const ofHash = alias(imports, 'of_hash')
const onPage = alias(brochurePages, 'on_page')

export const pdfOf = (importId: SQL): SQL =>
  sql`(select ${ofHash.hash} from ${imports} of_hash where ${ofHash.id} = ${importId})`

/**
 * Whether an offer belongs to a PDF, by hash; `pdfs` is the offer's column. An offer from before the first PDF (null)
 * belongs to any.
 */
export const isOfPdf = (pdfs: Column, pdf: SQL | string | null): SQL => sql`(${pdfs} is null or ${pdfs} ? ${pdf}::text)`

/**
 * SQL: whether visitors may see an offer. Its brochure is published and shows a PDF that the offer belongs to. The
 * query must join both tables.
 */
export const isPublicOffer: SQL = sql`(${isPublished(brochures)}
  and coalesce(${isOfPdf(offers.pdfs, pdfOf(sql`${brochures.activeImportId}`))}, false))`

/**
 * SQL: whether an offer is on a page that visitors can open: one of the shown PDF that no editor has hidden. `published`
 * does not say so, because a page is hidden and shown without its offers being written. `page` is the offer's page
 * number, `shownImport` the import that its brochure shows.
 */
export const isOnShownPage = (page: Column, shownImport: Column | SQL): SQL => sql`exists (
  select from ${brochurePages} on_page
  where ${onPage.importId} = ${shownImport} and ${onPage.number} = ${page} and ${onPage.hidden} is not true)`

export async function refreshPublished(database: Database, brochure: string): Promise<void> {
  await database.execute(sql`
    update ${offers} set ${named(offers, 'published')} = ${isPublicOffer} from ${brochures}
    where ${brochures.id} = ${brochure} and ${offers.brochureId} = ${brochures.id}
      and ${offers.published} is distinct from ${isPublicOffer}`)
}
