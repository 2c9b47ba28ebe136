import { sql } from '@payloadcms/db-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { comingSoonPath } from '@/domain/launch-mode'
import { isBeforeLaunch, mayOpenBeforeLaunch } from '@/features/site/launch/stage'
import { defaultLocale, localePath, splitLocale } from '@/i18n/routing'
import { redirectCache } from '@/server/cache/process-cache'
import { WaitingCounts } from '@/server/counting/waiting-counts'
import { connectionBudget } from '@/server/db/connection-budget'
import { named, tables } from '@/server/db/tables'
import { env } from '@/server/env'
import { log } from '@/server/log'
import type { CachedRedirect, FindRedirect } from '@/server/redirects'
import { readRedirect, redirectTags } from './read-redirect'

const { redirects } = tables

/** Approximate bytes of memory for a path and its answer. */
const bytesOfPath = 300

/**
 * Redirects for the web server, on connections of its own, so that it need not wait for the CMS to start. Answers
 * are cached until their path changes, so a page costs at most one index lookup.
 */
export function findCachedRedirect(): FindRedirect {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: connectionBudget('web').redirects,
    application_name: 'broshura redirects',
    // Every request waits for this connection.
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  })
  pool.on('error', (error) => log.warn({ error }, 'a connection of the redirects was lost'))
  const database = drizzle({ client: pool })
  const visits = new WaitingCounts<{ id: string }>({
    name: 'redirects',
    waitMs: 5_000,
    mostRows: 100_000,
    write: async (counted) => {
      await database.execute(sql`
        update ${redirects} set ${named(redirects, 'hits')} = coalesce(hits, 0) + counted.count,
          ${named(redirects, 'lastHitAt')} = now()
        from json_to_recordset(${JSON.stringify(counted)}::json) as counted(id uuid, count int)
        where ${redirects.id} = counted.id`)
    },
  })

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
    redirectCache().set(path, moved, {
      tags: redirectTags(language, bare),
      bytes: bytesOfPath + path.length * 2,
      begun,
    })
    return moved
  }

  return {
    find: (path) =>
      find(path).catch((error: unknown) => {
        log.warn({ error, path }, 'a redirect could not be looked up')
        return null
      }),
    count: (id) => visits.add({ id }, 1),
    flush: () => visits.flush(),
  }
}

function readable(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
