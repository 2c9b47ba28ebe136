import { currentAuthState } from '@/features/auth/customer'
import type { Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import { giftLine } from '../components/gift-line'
import { wishOwner } from './current-wishes'
import { giftsOf } from './gifts'
import { readWishes } from './read-wishes'
import { listsOf } from './store-lists'

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
