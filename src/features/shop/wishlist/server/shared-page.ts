import type { Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import { currentOwner } from '../../owned/current-owner'
import { wishlistCookie } from '../wish-cookies'
import { currentGiver } from './current-giver'
import { giftsOf } from './gifts'
import { readWishes } from './read-wishes'
import { sharedList } from './store-lists'

/**
 * What a link shows of a list: never whose it is but by the name that its owner chose for it. The owner, as far as the session tells,
 * does not learn here what is taken.
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
