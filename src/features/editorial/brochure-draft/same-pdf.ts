import { createHash } from 'node:crypto'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { uploadedFiles } from '@/server/files'

const { _brochuresV, brochureFiles, brochures } = tables
const f = alias(brochureFiles, 'f')
const own = alias(brochureFiles, 'own')

const row = z.object({ filename: z.string(), brochure: z.string() })
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

export async function brochureWithSamePdf(req: PayloadRequest, file: string): Promise<string | null> {
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
  const others = z.array(row).parse(rows)
  const content = others.length > 0 ? await contentOf(uploaded.filename) : null
  for (const { filename, brochure } of others) {
    if (content !== null && (await contentOf(filename)) === content) return brochure
  }
  return null
}
