import { type ProblemName, problem, refusedFields } from '@collections/document-endpoint'
import { fieldLabel } from '@collections/labels'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { importStatuses } from '@/domain/brochure-import'
import { relationId } from '@/domain/relation-id'
import { languageOf, translatorFor } from '@/i18n/translator'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { parseImportError } from './types'

const { brochurePages, brochures, imports } = tables
const i = alias(imports, 'i')
const p = alias(brochurePages, 'p')

const shownPages = z.object({ file: z.string(), visible: z.coerce.number(), all: z.coerce.number() })
const fileImport = z.object({ status: z.enum(importStatuses), error: z.string().nullable() })

type Shown = z.infer<typeof shownPages>
type FileImport = z.infer<typeof fileImport>

async function readShown(database: Database, importId: string | null): Promise<Shown | null> {
  const { rows } = await database.execute(sql`
    select ${i.fileId} as file, count(${p.id}) filter (where ${p.hidden} is not true) as visible,
      count(${p.id}) as all
    from ${imports} i left join ${brochurePages} p on ${p.importId} = ${i.id} where ${i.id}::text = ${importId}
      group by ${i.id}`)
  return rows[0] ? shownPages.parse(rows[0]) : null
}

async function readImportOf(database: Database, brochure: unknown, file: string): Promise<FileImport | null> {
  const { rows } = await database.execute(sql`
    select ${imports.status}, ${imports.error} from ${imports} where ${imports.brochureId}::text = ${String(brochure)}
      and ${imports.fileId}::text = ${file}
    order by ${imports.createdAt} desc, ${imports.id} desc limit 1`)
  return rows[0] ? fileImport.parse(rows[0]) : null
}

/**
 * Pages of an earlier PDF stay public while a newer PDF is read; a failed PDF must not be published with the old pages.
 */
function problemOf(shown: Shown | null, file: string | null, found: FileImport | null): ProblemName | null {
  const showsFile = shown !== null && (file === null || shown.file === file)
  if (!showsFile && found?.status === 'failed') return 'pdfFailed'
  if (!showsFile && found?.status === 'cancelled') return 'pdfCancelled'
  if (shown && shown.visible > 0) return null
  if (!showsFile && file !== null) return 'pdfRunning'
  return shown && shown.all > 0 ? 'pagesHidden' : 'noPages'
}

/**
 * Publishing needs pages: without them the address is a 404. Runs after the hook that sets `activeImport`. The end of
 * an import is exempt, because it brings pages to a published brochure.
 */
export const requirePages: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  if (data._status !== 'published' || context.importEnds) return data
  const database = await transactionOf(req)
  // The lock keeps `keepPageVisible` from hiding a page while the pages are counted.
  await database.execute(sql`select from ${brochures}
      where ${brochures.id} = ${originalDoc?.id ?? null}::uuid for update`)
  const file = relationId('file' in data ? data.file : originalDoc?.file)
  const shown = await readShown(database, relationId(data.activeImport))
  const found = file && originalDoc?.id ? await readImportOf(database, originalDoc.id, file) : null
  const name = problemOf(shown, file, found)
  if (!name) return data

  const { language } = req.i18n
  const { code, page } = parseImportError(found?.error ?? '')
  const reason = translatorFor(languageOf(req.i18n), 'import')(`errors.${code}`, {
    page: page ?? 0,
  })
  const message = problem(name, language, { reason })
  const errors = [{ path: 'file', label: fieldLabel('file'), message }]
  throw refusedFields(req, 'brochures', errors)
}
