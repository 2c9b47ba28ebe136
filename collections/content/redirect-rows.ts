import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type Locale, splitLocale } from '@/i18n/routing'
import { pathOf } from '@/server/cache/tags'
import type { Database } from '@/server/db/transaction'
import type { Lead, RedirectBook } from './redirect-conflict'
import { pageIn } from './redirect-target'

/** What a redirect can point to: documents that have a page of their own. */
export const redirectTargets = ['pages', 'posts', 'brochures', 'retailers'] as const
export type RedirectTarget = (typeof redirectTargets)[number]

export const redirectStatuses = ['301', '302', '307', '308'] as const

const row = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  status: z.enum(redirectStatuses),
  slugs: z.partialRecord(z.enum(redirectTargets), z.string().nullable()),
})

export type RedirectRow = Lead & { id: string; status: (typeof redirectStatuses)[number] }

const alias = (target: RedirectTarget) => sql.identifier(`of_${target}`)

const slugs = sql.join(
  redirectTargets.map((target) => sql`${sql.raw(`'${target}'`)}, ${alias(target)}.slug`),
  sql`, `,
)
const joins = sql.join(
  redirectTargets.map(
    (target) => sql`left join ${sql.identifier(target)} ${alias(target)}
      on ${alias(target)}.id = rel.${sql.identifier(`${target}_id`)} and ${alias(target)}._status = 'published'`,
  ),
  sql` `,
)

/** Redirects with their current target: `to` is the address of the published document, else the typed one. */
async function redirectsWhere(database: Database, condition: SQL): Promise<RedirectRow[]> {
  const { rows } = await database.execute(sql`
    select d.id, d."from", d."to", d.status, json_build_object(${slugs}) as slugs
    from redirects d
    left join redirects_rels rel on rel.parent_id = d.id and rel.path = 'document'
    ${joins}
    where ${condition}`)
  return rows.map((found) => {
    const { slugs: followed, ...redirect } = row.parse(found)
    const target = redirectTargets.find((name) => followed[name])
    const slug = target && followed[target]
    return { ...redirect, to: target && slug ? pathOf(target, slug) : redirect.to }
  })
}

/** The redirect from a path without language prefix, in a language. A redirect for this language alone wins over one for all. */
export async function redirectFrom(database: Database, locale: Locale, path: string): Promise<RedirectRow | null> {
  const own = pageIn(locale, path)
  const found = await redirectsWhere(database, sql`d."from" in ${[own, path]}`)
  return found.find(({ from }) => from === own) ?? found[0] ?? null
}

/** All redirects but one, as the database holds them. */
export function redirectBook(database: Database, except: string): RedirectBook {
  const others = sql`d.id::text <> ${except}`
  return {
    from: (paths) => redirectsWhere(database, sql`d."from" in ${paths} and ${others}`),
    to: async (paths) => {
      const typed = await redirectsWhere(database, sql`d."to" in ${paths} and ${others}`)
      const following = await Promise.all(
        redirectTargets.flatMap((target) => {
          const known = paths.flatMap((path) => slugAt(target, path) ?? [])
          const slug = sql`${alias(target)}.slug`
          return known.length > 0 ? [redirectsWhere(database, sql`${slug} in ${known} and ${others}`)] : []
        }),
      )
      return [...typed, ...following.flat()]
    },
  }
}

/** The address of a published document, or null. */
export async function addressOf(
  database: Database,
  { relationTo, value }: { relationTo: RedirectTarget; value: string },
): Promise<string | null> {
  const { rows } = await database.execute(
    sql`select slug from ${sql.identifier(relationTo)} where id = ${value} and _status = 'published'`,
  )
  return rows[0] ? pathOf(relationTo, z.object({ slug: z.string() }).parse(rows[0]).slug) : null
}

function slugAt(target: RedirectTarget, path: string): string | null {
  const folder = pathOf(target, '')
  const bare = splitLocale(path).path
  const slug = bare.startsWith(folder) ? bare.slice(folder.length) : ''
  return slug && !slug.includes('/') ? slug : null
}
