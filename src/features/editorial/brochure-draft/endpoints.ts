import { type Answer, empty, staffEndpoint } from '@collections/document-endpoint'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLocale } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { enqueue, fillDroppedDraft } from '@/server/jobs/kinds'
import { fillDraft } from './fill-draft'
import { inAMinute, isBeingRead } from './fill-left-draft'
import { brochureWithSamePdf } from './same-pdf'

const { _brochuresV, brochures } = tables

const row = z.object({ id: z.string() })

/** The lock and this look-up keep a second drop of the same file from creating a second brochure. */
async function brochureOf(req: PayloadRequest, file: string): Promise<string | null> {
  const database = await transactionOf(req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`brochure of ${file}`}, 0))`)
  const { rows } = await database.execute(sql`
    select ${brochures.id} from ${brochures} where ${brochures.fileId} = ${file}
    union select ${_brochuresV.parentId} as id from ${_brochuresV} where ${_brochuresV.versionFileId} = ${file} limit 1`)
  return rows[0] ? row.parse(rows[0]).id : null
}

/**
 * Creates a draft from an uploaded PDF, which starts the import. Answers the brochure's id; `same` when another
 * brochure has that PDF already, unless `?again=true` asks for a second brochure.
 */
const createFromFile: Answer = async (req, file) => {
  const known = await req.payload.findByID({
    collection: 'brochure-files',
    id: file,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (!known) return empty(404)
  const before = await brochureOf(req, file)
  if (before) return Response.json({ id: before })
  const same = req.query.again === 'true' ? null : await brochureWithSamePdf(req, file)
  if (same) return Response.json({ id: same, same: true })
  const { id } = await req.payload.create({
    collection: 'brochures',
    data: { file },
    draft: true,
    depth: 0,
    locale: defaultLocale,
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (req.user) {
    const dropped = { brochure: id, user: String(req.user.id) }
    await enqueue(await transactionOf(req), fillDroppedDraft, dropped, inAMinute(id))
  }
  return Response.json({ id }, { status: 201 })
}

/** 202 while the first page is unread; 409 when the import ended without reading it, and the form shows the reason. */
const fill: Answer = async (req, brochure) => {
  const filled = await fillDraft(req, brochure)
  if (filled) return Response.json(filled)
  return empty((await isBeingRead(req, brochure)) ? 202 : 409)
}

export const brochureFileEndpoints: Endpoint[] = [staffEndpoint('/:id/brochure', 'post', createFromFile)]

export const draftEndpoints: Endpoint[] = [staffEndpoint('/:id/draft', 'post', fill)]
