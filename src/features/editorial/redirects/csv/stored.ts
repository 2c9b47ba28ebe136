import { redirectStatuses, redirectTargets } from '@collections/content/redirect-rows'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { pathOf } from '@/server/cache/tags'
import type { Database } from '@/server/db/transaction'

/** A document that a redirect can follow, as a file names it (`brochures/week-47`), and its address while it is published. */
const target = z.object({
  name: z.string(),
  id: z.string(),
  collection: z.enum(redirectTargets),
  address: z.string().nullable(),
})
export type Target = z.infer<typeof target>

const stored = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  document: z.string().nullable(),
  status: z.enum(redirectStatuses),
  hits: z.number().nullable(),
})
export type StoredRedirect = z.infer<typeof stored>

const named = z.object({ name: z.string(), id: z.string(), slug: z.string(), published: z.boolean() })

/** All redirects in the order of their paths. With `lock` nobody else changes them. */
export async function readStored(database: Database, { lock = false } = {}): Promise<StoredRedirect[]> {
  const names = sql.join(
    redirectTargets.map((collection) => {
      const table = sql.identifier(collection)
      return sql`(select ${`${collection}/`}::text || slug from ${table} where id = rel.${sql.identifier(`${collection}_id`)})`
    }),
    sql`, `,
  )
  const { rows } = await database.execute(sql`
    select d.id, d."from", d."to", coalesce(${names}) as document, d.status, d.hits
    from redirects d left join redirects_rels rel on rel.parent_id = d.id and rel.path = 'document'
    order by d."from" ${lock ? sql`for update of d` : sql``}`)
  return z.array(stored).parse(rows)
}

/** The documents of these names, by name. */
export async function readTargets(database: Database, names: string[]): Promise<Map<string, Target>> {
  const found = new Map<string, Target>()
  for (const collection of redirectTargets) {
    const slugs = names.flatMap((name) => (name.startsWith(`${collection}/`) ? name.slice(collection.length + 1) : []))
    if (slugs.length === 0) continue
    const { rows } = await database.execute(sql`
      select ${`${collection}/`}::text || slug as name, id, slug, _status = 'published' as published
      from ${sql.identifier(collection)} where slug = any(${sql.param(slugs)}::text[])`)
    for (const { name, id, slug, published } of z.array(named).parse(rows)) {
      found.set(name, { name, id, collection, address: published ? pathOf(collection, slug) : null })
    }
  }
  return found
}
