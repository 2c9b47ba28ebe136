import { cookies } from 'next/headers'
import { z } from 'zod'
import { currentAuthState } from '@/features/auth/customer'
import { currentOwner } from '@/features/shop/orders/owned/current-owner'
import type { Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import { giverCookie, wishlistCookie } from '../wish-cookies'
import { wishOwner } from './current-wishes'
import { giftLine, giftsOf } from './gifts'
import { readWishes } from './read-wishes'
import { listsOf, sharedList } from './store-lists'

const known = z.uuid().nullable().catch(null)

export async function currentGiver(): Promise<string | null> {
  return known.parse((await cookies()).get(giverCookie)?.value ?? null)
}

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

export async function currentWishlist(asked: string | null, locale: Locale, now: Date) {
  const owner = await wishOwner()
  const database = await db()
  const lists = await listsOf(database, owner)
  const list = lists.find(({ id }) => id === asked) ?? lists[0] ?? null
  const wishes = list ? await readWishes(database, list.id, locale, now) : []
  const signedIn = owner.customer !== null
  const state = signedIn ? await currentAuthState() : null
  const email = state?.state === 'in' ? (state.customer.email ?? null) : null
  const marked = list?.showsGifts ? await giftsOf(database, list.id) : null
  const gifts = marked?.map((gift) => ({
    title: wishes.find(({ id }) => id === gift.wish)?.title ?? '',
    text: giftLine(gift, false, locale),
  }))
  return { lists, list, wishes, gifts: gifts ?? null, signedIn, email }
}
