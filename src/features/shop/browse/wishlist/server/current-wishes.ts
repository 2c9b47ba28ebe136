import { currentOwner, findOwned, keepOwned, type Owner, setReadable } from '@/features/shop/orders/owned/owned-rows'
import { db, inTransaction } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { wishesCookie, wishKey, wishlistCookie } from '../wish-cookies'
import { listToChange, mergeWishes, wishedProducts } from './store-wishes'

/** A guest's list is merged into the account's here, so that no way of signing in has to know of wishes. */
export async function wishOwner(): Promise<Owner> {
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
