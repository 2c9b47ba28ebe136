import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { comingSoonPath } from '@/domain/launch-mode'
import { isBeforeLaunch, mayOpenBeforeLaunch } from '@/features/site/launch/stage'
import { isLocale, type Locale, localePath } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { redirectCache } from '@/server/cache/process-cache'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { type Redirect, readRedirect, redirectTags } from './find-cached-redirect'

/**
 * Opens a page in a language: launch mode and a redirect from its path beat the page (product spec, section 5). Our web server
 * knows redirects before the page is asked, and with their own status (src/server/redirects.ts); asked here, they clear
 * what is kept of the page when one is made. `path` is without language prefix. Throws Next's own signals for a redirect
 * and for an unknown language.
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
 * `readRedirect` for a page that is kept: a redirect that is made later clears it. What found nothing is not kept here, but
 * the web server, which was asked before the page, remembers it.
 */
export function findRedirect(locale: Locale, path: string): Promise<Redirect | null> {
  return cached({ name: 'redirect', key: [locale, path], tags: redirectTags(locale, path) }, async () => {
    const known = redirectCache().get(localePath(locale, path))
    return known?.value === null ? null : readRedirect(await db(), locale, path)
  })
}
