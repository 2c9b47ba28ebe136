import { currentOwner } from '@/features/shop/orders/owned/owned-rows'
import type { Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import { wishlistCookie } from '../wish-cookies'
import { currentGiver } from './current-giver'
import { giftsOf } from './gifts'
import { readWishes } from './read-wishes'
import { sharedList } from './store-lists'

/**
 * The content of a shared link: reveals the owner only by the name that they chose. A signed-in owner does not see the
 * gifts, which are to be a surprise.
 */
export async function currentSharedList(token: string, locale: Locale, now: Date) {
  const database = await db()
  const found = await sharedList(database, token)
  if (!found) return null
  const { id, name, signed } = found
  const { customer } = await currentOwner(wishlistCookie)
  const [wishes, gifts, giver] = await Promise.all([
    readWishes(database, id, locale, now),
    customer === found.customer ? null : giftsOf(database, id),
    currentGiver(),
  ])
  return { list: { name, signed }, wishes, gifts, giver }
}
