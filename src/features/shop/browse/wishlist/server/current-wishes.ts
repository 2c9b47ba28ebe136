import { cookies } from 'next/headers'
import { z } from 'zod'
import { currentAuthState } from '@/features/auth/customer'
import { currentOwner, findOwned, keepOwned, type Owner, setReadable } from '@/features/shop/orders/owned/owned-rows'
import type { Locale } from '@/i18n/routing'
import { db, inTransaction } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { giverCookie, wishesCookie, wishKey, wishlistCookie } from '../wish-cookies'
import { giftLine, giftsOf } from './gifts'
import { readWishes } from './read-wishes'
import { listsOf, sharedList } from './store-lists'
import { listToChange, mergeWishes, wishedProducts } from './store-wishes'

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

/** A guest's list is merged into the account's here, so that no way of signing in has to know of wishes. */
async function wishOwner(): Promise<Owner> {
  const owner = await currentOwner(wishlistCookie)
  if (owner.customer && owner.guest) {
    await inTransaction(async (req) => mergeWishes(await transactionOf(req), owner))
  }
  return owner
}

/** Changes lists in one transaction and renews the cookie of the hearts. `list` receives wishes from other pages. */
export async function changeWishes<Result>(
  change: (transaction: Database, owner: Owner, list: string) => Promise<Result>,
): Promise<Result> {
  const owner = await currentOwner(wishlistCookie)
  const { list, result, keys } = await inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    const id = await listToChange(transaction, owner)
    const own = { ...owner, guest: owner.customer ? null : id }
    const changed = await change(transaction, own, id)
    return { list: id, result: changed, keys: await keysOf(transaction, own) }
  })
  await keepOwned(wishlistCookie, owner, list)
  await setReadable(wishesCookie, `${keys}.${kindOf(owner)}`)
  return result
}

/** Like `changeWishes`, but creates no list. @returns null for a guest without a list */
export async function changeOwnWishes<Result>(
  change: (transaction: Database, owner: Owner, list: string) => Promise<Result>,
): Promise<Result | null> {
  const owner = await currentOwner(wishlistCookie)
  const isNew = !owner.customer && !(await findOwned(await db(), tables.shop.wishlists, owner))
  return isNew ? null : changeWishes(change)
}

const kindOf = ({ customer }: Owner) => (customer ? 'account' : 'guest')

async function keysOf(database: Database, owner: Owner): Promise<string> {
  return (await wishedProducts(database, owner)).map(wishKey).join('')
}

export async function currentKeys(): Promise<{ text: string; kind: 'guest' | 'account' }> {
  const owner = await wishOwner()
  return { text: await keysOf(await db(), owner), kind: kindOf(owner) }
}
