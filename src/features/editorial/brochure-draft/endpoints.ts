import { createHash } from 'node:crypto'
import path from 'node:path'
import { type Answer, empty, staffEndpoint } from '@collections/document-endpoint'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLocale } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { uploadedFiles } from '@/server/files'
import { enqueue, fillDroppedDraft } from '@/server/jobs/kinds'
import { fillDraft, inAMinute } from './fill-draft'

const { _brochuresV, brochureFiles, brochures } = tables

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

const f = alias(brochureFiles, 'f')
const own = alias(brochureFiles, 'own')

const sameRow = z.object({ filename: z.string(), brochure: z.string() })
const ownRow = z.object({ filename: z.string(), filesize: z.coerce.number() })

const most = 5

async function contentOf(filename: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    const stored = await uploadedFiles('brochure-files').find(path.basename(filename))
    if (!stored) return null
    for await (const chunk of stored.stream()) hash.update(chunk)
    return hash.digest('hex')
  } catch {
    return null
  }
}

async function brochureWithSamePdf(req: PayloadRequest, file: string): Promise<string | null> {
  const database = await transactionOf(req)
  const { rows: sent } = await database.execute(sql`
    select ${own.filename}, ${own.filesize} from ${brochureFiles} own where ${own.id} = ${file}`)
  const uploaded = ownRow.safeParse(sent[0]).data
  if (!uploaded) return null
  // When the same PDF is dropped twice at once, the second transaction waits and sees the first one's brochure.
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`PDF of ${uploaded.filesize} bytes`}, 0))`)
  const { rows } = await database.execute(sql`
    select ${f.filename}, ${brochures.id} as brochure from ${brochureFiles} f
    join ${brochures} on ${brochures.fileId} = ${f.id} or exists (
      select from ${_brochuresV} where ${_brochuresV.parentId} = ${brochures.id} and ${_brochuresV.latest}
        and ${_brochuresV.versionFileId} = ${f.id})
    where ${f.filesize} = ${uploaded.filesize} and ${f.id} <> ${file} order by ${f.createdAt} desc limit ${most}`)
  const others = z.array(sameRow).parse(rows)
  const content = others.length > 0 ? await contentOf(uploaded.filename) : null
  for (const { filename, brochure } of others) {
    if (content !== null && (await contentOf(filename)) === content) return brochure
  }
  return null
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

/** 202 while it is too early; 409 when the import ended without a first page, and the form shows the reason. */
const fill: Answer = async (req, brochure) => {
  const filled = await fillDraft(req, brochure)
  if (filled === 'reading') return empty(202)
  return filled ? Response.json(filled) : empty(409)
}

export const brochureFileEndpoints: Endpoint[] = [staffEndpoint('/:id/brochure', 'post', createFromFile)]

export const draftEndpoints: Endpoint[] = [staffEndpoint('/:id/draft', 'post', fill)]
