import { type Locale, localePath } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { db } from '@/server/cms'
import { redirectCache } from '@/server/cache/process-cache'
import { type Redirect, readRedirect, redirectTags } from './read-redirect'

/**
 * `readRedirect` for a page that is kept: a redirect that is made later clears it. What found nothing is not kept here, but
 * the web server, which was asked before the page, remembers it.
 */
export function findRedirect(locale: Locale, path: string): Promise<Redirect | null> {
  return cached({ name: 'redirect', key: [locale, path], tags: redirectTags(locale, path) }, async () => {
    const known = redirectCache().get(localePath(locale, path))
    return known?.value === null ? null : readRedirect(await db(), locale, path)
  })
}
