import { isTargetAddress, pageIn, redirectFrom, targetIn } from '@collections/content/redirect-rows'
import { sql } from '@payloadcms/db-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import pg from 'pg'
import { comingSoonPath } from '@/domain/launch-mode'
import { isGuardedPath } from '@/domain/reserved-segments'
import { isBeforeLaunch, mayOpenBeforeLaunch } from '@/features/site/launch/stage'
import { defaultLocale, isLocale, type Locale, localePath, splitLocale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { redirectCache } from '@/server/cache/process-cache'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'
import { log } from '@/server/log'
import type { CachedRedirect, FindRedirect } from '@/server/redirects'

/** `to` is the public address in the visitor's language, or an absolute address. */
export type Redirect = { id: string; to: string; status: 301 | 302 | 307 | 308 }

const codes = { '301': 301, '302': 302, '307': 307, '308': 308 } as const

/** `path` is without language prefix. */
export async function readRedirect(database: Database, locale: Locale, path: string): Promise<Redirect | null> {
  // Also covers redirects stored before their path was reserved.
  if (isGuardedPath(path)) return null
  const found = await redirectFrom(database, locale, path)
  const to = found?.to && isTargetAddress(found.to) && targetIn(locale, found.to)
  return found && to && to !== localePath(locale, path) ? { id: found.id, to, status: codes[found.status] } : null
}

export const redirectTags = (locale: Locale, path: string) => [
  tag.redirects,
  tag.address(path),
  tag.address(pageIn(locale, path)),
]

const { redirects } = tables

const flushMs = 5_000
/** Approximate bytes of memory for a path and its answer. */
const bytesOfPath = 300

/**
 * Redirects for the web server, on two connections of its own, so that it need not wait for the CMS to start. Answers
 * are cached until their path changes, so a page costs at most one index lookup.
 */
export function findCachedRedirect(): FindRedirect {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: 2,
    application_name: 'broshura redirects',
    // Every request waits for this connection.
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  })
  pool.on('error', (error) => log.warn({ error }, 'a connection of the redirects was lost'))
  const database = drizzle({ client: pool })
  const hits = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function find(path: string): Promise<CachedRedirect | null> {
    const known = redirectCache().get(path)
    if (known) return known.value
    const page = readable(path)
    // `/bg/…` is first redirected to the bare path by a rule of next.config.ts.
    if (page === null || splitLocale(page).locale === defaultLocale) return null
    const { locale, path: bare } = splitLocale(page)
    const begun = redirectCache().now()
    const language = locale ?? defaultLocale
    // The redirect of a start page depends on more than its path, see next.config.ts.
    if (isBeforeLaunch && (bare === '/' || bare === comingSoonPath)) return null
    if (isBeforeLaunch && !(await mayOpenBeforeLaunch(bare, database))) {
      return { id: null, status: 307, to: localePath(language, comingSoonPath) }
    }
    const moved = await readRedirect(database, language, bare)
    redirectCache().set(path, moved, redirectTags(language, bare), bytesOfPath + path.length * 2, begun)
    return moved
  }

  function add(id: string, count: number): void {
    hits.set(id, (hits.get(id) ?? 0) + count)
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => log.warn({ error }, 'visits of redirects could not be written down'))
    }, flushMs).unref()
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counted = [...hits].map(([id, count]) => ({ id, count }))
    hits.clear()
    if (counted.length === 0) return
    try {
      await database.execute(sql`
        update ${redirects} set ${named(redirects, 'hits')} = coalesce(hits, 0) + counted.count,
          ${named(redirects, 'lastHitAt')} = now()
        from json_to_recordset(${JSON.stringify(counted)}::json) as counted(id uuid, count int)
        where ${redirects.id} = counted.id`)
    } catch (error) {
      for (const { id, count } of counted) add(id, count)
      throw error
    }
  }

  return {
    find: (path) =>
      find(path).catch((error: unknown) => {
        log.warn({ error, path }, 'a redirect could not be looked up')
        return null
      }),
    count: (id) => add(id, 1),
    flush,
  }
}

function readable(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Opens a page; launch mode and redirects win over it (docs/product.md, section 5). The web server has already
 * redirected (src/server/redirects.ts); the redirect read here tags the cached page, so that a new one invalidates it.
 * `path` is without language prefix. Throws Next's signals for a redirect and for an unknown language.
 */
export async function openPage(locale: string, path: string): Promise<Locale> {
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  if (isBeforeLaunch && !(await isOpen(path))) redirect(localePath(locale, comingSoonPath))
  const found = await findRedirect(locale, path)
  if (found?.status === 301 || found?.status === 308) permanentRedirect(found.to)
  if (found) redirect(found.to)
  return locale
}

function isOpen(path: string): Promise<boolean> {
  return cached({ name: 'open-before-launch', key: [path], tags: [tag.address(path)] }, async () =>
    mayOpenBeforeLaunch(path, await db()),
  )
}

/**
 * `readRedirect` with a cache that new redirects invalidate. The web server has looked the path up before the page, so
 * a cached "none" is reused.
 */
export function findRedirect(locale: Locale, path: string): Promise<Redirect | null> {
  return cached({ name: 'redirect', key: [locale, path], tags: redirectTags(locale, path) }, async () => {
    const known = redirectCache().get(localePath(locale, path))
    return known?.value === null ? null : readRedirect(await db(), locale, path)
  })
}
