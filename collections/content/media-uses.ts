import { sql } from '@payloadcms/db-postgres'
import {
  type FlattenedField,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { z } from 'zod'
import { transactionOf } from '@/server/db/transaction'

type MediaUse = { kind: SanitizedCollectionConfig['labels']['singular']; title: string; href: string }

const most = 20
const ids = z.array(z.object({ id: z.uuid() }))
const titled = z.looseObject({ id: z.uuid() })

/** Uses in published documents or their latest drafts. One more than `most` means that there are more. */
export async function usesOfMedium(req: PayloadRequest, medium: string): Promise<MediaUse[]> {
  const uses: MediaUse[] = []
  for (const collection of req.payload.config.collections) {
    if (uses.length > most) break
    uses.push(...(await usesIn(req, collection, medium)))
  }
  for (const { slug, label, flattenedFields } of req.payload.config.globals) {
    if (mediaFields(flattenedFields).paths.length === 0) continue
    const global = await req.payload.findGlobal({ slug, depth: 0, locale: 'all', req: own(req) })
    if (JSON.stringify(global).includes(medium)) uses.push({ kind: label, title: '', href: `/admin/globals/${slug}` })
  }
  return uses.slice(0, most + 1)
}

/** Payload's calls change the locale of the request they are given, so each gets its own copy. */
const own = (req: PayloadRequest) => isolateObjectProperty(req, ['locale', 'fallbackLocale'])

async function usesIn(req: PayloadRequest, collection: SanitizedCollectionConfig, medium: string): Promise<MediaUse[]> {
  const { slug, admin, labels, flattenedFields, versions } = collection
  const { paths, blocks } = mediaFields(flattenedFields)
  if (paths.length === 0 && blocks.length === 0) return []
  const naming = (prefix: string): Where => ({
    or: paths.map((path) => ({ [`${prefix}${path}`]: { equals: medium } })),
  })
  const asked = { collection: slug, depth: 0, limit: most + 1, pagination: false, req: own(req) } as const

  const found = new Set<string>()
  if (paths.length > 0) {
    const { docs } = await req.payload.find({ ...asked, where: naming('') })
    for (const doc of docs) found.add(String(doc.id))
  }
  if (paths.length > 0 && versions?.drafts) {
    const where = { and: [{ latest: { equals: true } }, naming('version.')] }
    const { docs } = await req.payload.findVersions({ ...asked, where })
    for (const { parent } of docs) found.add(String(parent))
  }
  for (const field of blocks) for (const id of await inBlocks(req, slug, field, medium)) found.add(id)
  if (found.size === 0) return []

  const { docs } = await req.payload.find({ ...asked, draft: true, where: { id: { in: [...found] } } })
  return z
    .array(titled)
    .parse(docs)
    .map((doc) => ({
      kind: labels.singular,
      title: String(doc[admin.useAsTitle ?? 'id'] ?? doc.id),
      href: `/admin/collections/${slug}/${doc.id}`,
    }))
}

/** Searches the JSON of the blocks at any depth with a jsonpath index (migration media_uses). */
async function inBlocks(req: PayloadRequest, slug: string, field: string, medium: string): Promise<string[]> {
  const path = `$.** == ${JSON.stringify(medium)}`
  const { rows } = await (await transactionOf(req)).execute(sql`
    select id from ${sql.identifier(slug)} where ${sql.identifier(field)} @@ ${path}::jsonpath
    union
    select parent_id from ${sql.identifier(`_${slug}_v`)}
      where latest and parent_id is not null and ${sql.identifier(`version_${field}`)} @@ ${path}::jsonpath
    limit ${most + 1}`)
  return ids.parse(rows).map(({ id }) => id)
}

type MediaFields = { paths: string[]; blocks: string[] }

/** Skips rich text, whose editor offers no pictures, and Payload's locks, which can refer to any document. */
function mediaFields(fields: FlattenedField[], prefix = ''): MediaFields {
  const found: MediaFields = { paths: [], blocks: [] }
  for (const field of fields) {
    const path = `${prefix}${field.name}`
    if (field.type === 'blocks') found.blocks.push(path)
    if ((field.type === 'upload' || field.type === 'relationship') && field.relationTo === 'media')
      found.paths.push(path)
    if ('flattenedFields' in field) {
      const inner = mediaFields(field.flattenedFields, `${path}.`)
      found.paths.push(...inner.paths)
      found.blocks.push(...inner.blocks)
    }
  }
  return found
}
