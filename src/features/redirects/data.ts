import { redirectFrom } from '@collections/content/redirect-from'
import { cached } from '@/server/cache'
import { tag } from '@/server/cache-tags'
import { db } from '@/server/cms'

/** `to` is a path without language prefix or an absolute address. */
export type Redirect = { to: string; permanent: boolean }

export async function readRedirect(path: string): Promise<Redirect | null> {
  const { to, status } = (await redirectFrom(await db(), path)) ?? {}
  return to && to !== path ? { to, permanent: status === '301' || status === '308' } : null
}

/** Where a path without language prefix leads instead; null where it is a page or nothing. */
export function findRedirect(path: string): Promise<Redirect | null> {
  return cached({ name: 'redirect', key: [path], tags: [tag.address(path)] }, () => readRedirect(path))
}
