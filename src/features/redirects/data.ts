import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache'
import { db } from '@/server/cms'
import { type Redirect, readRedirect, redirectTags } from './read-redirect'

/** `readRedirect` for a page that is kept: a redirect that is made later clears it. */
export function findRedirect(locale: Locale, path: string): Promise<Redirect | null> {
  return cached({ name: 'redirect', key: [locale, path], tags: redirectTags(locale, path) }, async () =>
    readRedirect(await db(), locale, path),
  )
}
