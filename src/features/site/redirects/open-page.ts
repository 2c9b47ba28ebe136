import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { comingSoonPath } from '@/domain/launch-mode'
import { isBeforeLaunch, mayOpenBeforeLaunch } from '@/features/site/launch/stage'
import { isLocale, type Locale, localePath } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { redirectCache } from '@/server/cache/process-cache'
import { publicPathOf, tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { type Redirect, type Renamed, readRedirect, redirectTags, renamedIn } from './read-redirect'

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

/** The new name in the address of something that was renamed; null where the old one leads elsewhere or nowhere. */
export async function newSlugOf(locale: Locale, kind: Renamed, slug: string): Promise<string | null> {
  return renamedIn(kind, await findRedirect(locale, publicPathOf(kind, slug)))
}
