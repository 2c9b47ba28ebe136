import { isTargetAddress, pageIn, redirectFrom, targetIn } from '@collections/content/redirect-rows'
import { isGuardedPath } from '@/domain/reserved-segments'
import { type Locale, localePath, splitLocale } from '@/i18n/routing'
import { publicPathOf, tag } from '@/server/cache/tags'
import type { Database } from '@/server/db/transaction'

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

export type Renamed = 'categories' | 'product-groups' | 'retailers'

/** The name in the address to whose page a redirect leads; null where it leads elsewhere or is none. */
export function renamedIn(kind: Renamed, moved: Redirect | null): string | null {
  const [before, renamed] = splitLocale(moved?.to ?? '').path.split(publicPathOf(kind, ''))
  return before === '' && renamed && /^[^/?#]+$/.test(renamed) ? renamed : null
}
