import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { isPdf } from '@/domain/media-types'
import { relationId } from '@/domain/relation-id'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { enqueue, importBrochure } from '@/server/jobs/kinds'
import { importProblem, refusedFields } from '../../document-endpoint'

type Uploaded = NonNullable<PayloadRequest['file']>

function problemOf(file: Uploaded): 'empty' | 'not-a-pdf' | 'too-large' | null {
  // Payload truncates files above the upload limit (payload.config.ts) and marks them.
  if ('truncated' in file && file.truncated === true) return 'too-large'
  if (file.data.length === 0) return 'empty'
  return isPdf(file.data) ? null : 'not-a-pdf'
}

/**
 * Checks that need no parsing. A damaged PDF is accepted, because the import can often repair it. A PDF with another
 * extension is renamed, because the extension decides the served type.
 */
export const refuseBrokenPdf: CollectionBeforeOperationHook = ({ args, req }) => {
  const found = req.file ? problemOf(req.file) : null
  if (req.file && !req.file.name.toLowerCase().endsWith('.pdf')) req.file.name += '.pdf'
  if (!found) return args
  const message = importProblem(found, req.i18n.language)
  throw refusedFields(req, 'brochure-files', [{ path: 'file', message }])
}

const { imports } = tables

const row = z.object({ id: z.string() })

async function findImport(
  req: PayloadRequest,
  brochure: string,
  file: string,
  statuses: string[],
): Promise<string | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${imports.id} from ${imports}
    where ${imports.brochureId} = ${brochure} and ${imports.fileId} = ${file}
      and ${imports.cancelRequested} is not true
      and ${imports.status}::text = any(string_to_array(${statuses.join(',')}, ','))
    order by ${imports.createdAt} desc, ${imports.id} desc limit 1`)
  return rows[0] ? row.parse(rows[0]).id : null
}

/**
 * Queues the import of a PDF and cancels the brochure's pending and running imports. `ocrPages` are to be read from their
 * pictures. Returns the id of the new import.
 */
export async function enqueueImport(
  req: PayloadRequest,
  brochure: string,
  file: string,
  ocrPages: number[] = [],
): Promise<string> {
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${imports} set ${named(imports, 'cancelRequested')} = true, ${named(imports, 'status')} = case
      when ${isOneOf(imports.status, 'queued')} then 'cancelled' else ${imports.status} end
    where ${imports.brochureId} = ${brochure} and ${isOneOf(imports.status, 'queued', 'running')}`)
  const { id } = await req.payload.create({
    collection: 'imports',
    data: { brochure, file, status: 'queued', pagesDone: 0, ocrPages },
    depth: 0,
    req,
  })
  await enqueue(database, importBrochure, { importId: id })
  return id
}

/** A PDF that was imported before, for example of a restored version, is not imported again. */
export const enqueueImportOfNewFile: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const file = relationId(doc.file)
  if (!file || file === relationId(previousDoc?.file)) return doc
  const known = await findImport(req, doc.id, file, ['queued', 'running', 'done'])
  if (!known) await enqueueImport(req, doc.id, file)
  return doc
}

/**
 * Sets the newest finished import of the file, or keeps the previous one until there is one. Otherwise a form that was
 * opened before the import ended would write the old import back.
 */
export const showImportOfFile: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.id) return data
  const file = relationId(data.file ?? originalDoc.file)
  const done = file ? await findImport(req, originalDoc.id, file, ['done']) : null
  return { ...data, activeImport: done ?? relationId(originalDoc.activeImport) }
}
