import { redirectFrom } from '@collections/content/redirect-rows'
import { pageIn, targetIn } from '@collections/content/redirect-target'
import { type Locale, localePath } from '@/i18n/routing'
import { tag } from '@/server/cache/tags'
import type { Database } from '@/server/db/transaction'

/** `to` is the public address in the visitor's language, or an absolute one. */
export type Redirect = { id: string; to: string; status: 301 | 302 | 307 | 308 }

const codes = { '301': 301, '302': 302, '307': 307, '308': 308 } as const

/** The redirect of a path (without language prefix), or null. */
export async function readRedirect(database: Database, locale: Locale, path: string): Promise<Redirect | null> {
  const found = await redirectFrom(database, locale, path)
  const to = found?.to && targetIn(locale, found.to)
  return found && to && to !== localePath(locale, path) ? { id: found.id, to, status: codes[found.status] } : null
}

/** The cache tags of a result of `readRedirect`. */
export const redirectTags = (locale: Locale, path: string) => [
  tag.redirects,
  tag.address(path),
  tag.address(pageIn(locale, path)),
]
