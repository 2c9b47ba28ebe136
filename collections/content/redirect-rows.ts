import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { isHttpAddress, isOwnPath } from '@/domain/link-target'
import { isGuardedPath } from '@/domain/reserved-segments'
import { ownPathIn } from '@/i18n/own-path'
import { type Locale, locales, splitLocale } from '@/i18n/routing'
import { publicPathOf } from '@/server/cache/tags'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { redirects, redirectsRels } = tables
const d = alias(redirects, 'd')
const rel = alias(redirectsRels, 'rel')

export const redirectTargets = ['pages', 'posts', 'brochures', 'retailers', 'products'] as const
type RedirectTarget = (typeof redirectTargets)[number]

export const redirectStatuses = ['301', '302', '307', '308'] as const

/** In letters; both are indexed, and PostgreSQL refuses an entry of more than 2,704 bytes. */
export const redirectLengths = { from: 500, to: 1000 }

const row = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  status: z.enum(redirectStatuses),
  slugs: z.partialRecord(z.enum(redirectTargets), z.string().nullable()),
})

type RedirectRow = Lead & { id: string; status: (typeof redirectStatuses)[number] }

const documents = {
  pages: alias(tables.pages, 'of_pages'),
  posts: alias(tables.posts, 'of_posts'),
  brochures: alias(tables.brochures, 'of_brochures'),
  retailers: alias(tables.retailers, 'of_retailers'),
  products: alias(tables.products, 'of_products'),
}

const slugs = sql.join(
  redirectTargets.map((target) => sql`${sql.raw(`'${target}'`)}, ${documents[target].slug}`),
  sql`, `,
)
const joins = sql.join(
  redirectTargets.map(
    (target) => sql`left join ${tables[target]} ${documents[target]}
      on ${documents[target].id} = ${rel[`${target}Id` as const]} and ${isPublished(documents[target])}`,
  ),
  sql` `,
)

async function redirectsWhere(database: Database, condition: SQL): Promise<RedirectRow[]> {
  const { rows } = await database.execute(sql`
    select ${d.id}, ${d.from}, ${d.to}, ${d.status}, json_build_object(${slugs}) as slugs
    from ${redirects} d
    left join ${redirectsRels} rel on ${rel.parentId} = ${d.id} and ${rel.path} = 'document'
    ${joins}
    where ${condition}`)
  return rows.map((found) => {
    const { slugs: followed, ...redirect } = row.parse(found)
    const target = redirectTargets.find((name) => followed[name])
    const slug = target && followed[target]
    return { ...redirect, to: target && slug ? publicPathOf(target, slug) : redirect.to }
  })
}

/** `path` has no language prefix. A redirect for this language wins over one for all languages. */
export async function redirectFrom(database: Database, locale: Locale, path: string): Promise<RedirectRow | null> {
  const own = pageIn(locale, path)
  const found = await redirectsWhere(database, sql`${d.from} in ${[own, path]}`)
  return found.find(({ from }) => from === own) ?? found[0] ?? null
}

export function redirectBook(database: Database, except: string): RedirectBook {
  const others = sql`${d.id}::text <> ${except}`
  return {
    from: (paths) => redirectsWhere(database, sql`${d.from} in ${paths} and ${others}`),
    to: async (paths) => {
      const typed = await redirectsWhere(database, sql`${d.to} in ${paths} and ${others}`)
      const following = await Promise.all(
        redirectTargets.flatMap((target) => {
          const known = paths.flatMap((path) => slugAt(target, path) ?? [])
          return known.length > 0
            ? [redirectsWhere(database, sql`${documents[target].slug} in ${known} and ${others}`)]
            : []
        }),
      )
      return [...typed, ...following.flat()]
    },
  }
}

export async function addressOf(
  database: Database,
  { relationTo, value }: { relationTo: RedirectTarget; value: string },
): Promise<string | null> {
  const document = tables[relationTo]
  const { rows } = await database.execute(
    sql`select ${document.slug} from ${document} where ${document.id} = ${value} and ${isPublished(document)}`,
  )
  return rows[0] ? publicPathOf(relationTo, z.object({ slug: z.string() }).parse(rows[0]).slug) : null
}

function slugAt(target: RedirectTarget, path: string): string | null {
  const folder = publicPathOf(target, '')
  const bare = splitLocale(path).path
  const slug = bare.startsWith(folder) ? bare.slice(folder.length) : ''
  return slug && !slug.includes('/') ? slug : null
}

/** A page without language prefix stays in the visitor's language, and a file has none. */
export function targetIn(locale: Locale, to: string): string {
  return to.startsWith('/') ? ownPathIn(locale, to) : to
}

function languagesOf(from: string): readonly Locale[] {
  const { locale } = splitLocale(from)
  return locale ? [locale] : locales
}

export function pageIn(locale: Locale, path: string): string {
  return `/${locale}${splitLocale(path).path}`
}

/** Null for an absolute URL. */
function pageMeant(locale: Locale, to: string): string | null {
  return to.startsWith('/') ? pageIn(splitLocale(to).locale ?? locale, to) : null
}

/** Decoded, without a trailing slash. */
export function normalisePath(path: string): string {
  const trimmed = path.trim().replace(/(?<=.)\/+$/, '')
  try {
    return decodeURI(trimmed)
  } catch {
    return trimmed
  }
}

export function normaliseTarget(to: string): string {
  return /^\/[^?#]*$/.test(to.trim()) ? normalisePath(to) : to.trim()
}

/** Start pages, sign-in and payment cannot be redirected. Paths of the CMS and of files are never looked up. */
export function isRedirectSource(path: string): boolean {
  const [, first = ''] = splitLocale(path).path.split('/')
  return /^\/[^\s?#]+$/.test(path) && first !== '' && !isGuardedPath(path)
}

export function isTargetAddress(value: string): boolean {
  return isOwnPath(value) || isHttpAddress(value)
}

/** `to` is null while the target document is not published. */
export type Lead = { from: string; to: string | null }

export interface RedirectBook {
  from: (paths: string[]) => Promise<Lead[]>
  to: (paths: string[]) => Promise<Lead[]>
}

/**
 * `loop`: leads back to its own path. `chain`: its target is redirected too. `chained`: another redirect leads to its
 * path.
 */
type RedirectConflict = { kind: 'loop' | 'chain' | 'chained'; path: string }

/**
 * Refuses redirects that would lead through another redirect in some language: a browser would loop or need a second
 * request.
 */
export async function conflictOf(
  book: RedirectBook,
  { from, to }: { from: string; to: string },
): Promise<RedirectConflict | null> {
  const own = languagesOf(from).map((locale) => ({ locale, page: pageIn(locale, from) }))
  const isOwn = (page: string | null) => own.some((one) => one.page === page)
  const nexts = own.flatMap(({ locale }) => pageMeant(locale, to) ?? [])
  if (nexts.some(isOwn)) return { kind: 'loop', path: from }
  if (nexts.length > 0) {
    const onward = await book.from([...nexts, ...nexts.map((page) => splitLocale(page).path)])
    const back = onward.find((lead) => pagesMeant(lead).some(isOwn))
    if (back) return { kind: 'loop', path: back.from }
    if (onward[0]) return { kind: 'chain', path: onward[0].from }
  }
  const before = await book.to([splitLocale(from).path, ...own.map(({ page }) => page)])
  const chained = before.find((lead) => pagesMeant(lead).some(isOwn))
  return chained ? { kind: 'chained', path: chained.from } : null
}

function pagesMeant({ from, to }: Lead): string[] {
  return to ? languagesOf(from).flatMap((locale) => pageMeant(locale, to) ?? []) : []
}
