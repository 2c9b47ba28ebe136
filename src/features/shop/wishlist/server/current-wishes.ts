import { db, inTransaction } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { currentOwner, keepOwned, setReadable } from '../../owned/current-owner'
import { findOwned, type Owner } from '../../owned/owned-rows'
import { wishesCookie, wishKey, wishlistCookie } from '../wish-cookies'
import { listToChange, mergeWishes, wishedProducts } from './store-wishes'

/** The owner of the current request's lists. A guest's list joins the account's here, the first time that both come with one request. */
export async function wishOwner(): Promise<Owner> {
  const owner = await currentOwner(wishlistCookie)
  if (owner.customer && owner.guest) {
    await inTransaction(async (req) => mergeWishes(await transactionOf(req), owner))
  }
  return owner
}

/** Changes the lists of the current request in one transaction, and tells the hearts. `list` is the one for what comes from other pages. */
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

/**
 * The same for what changes lists that are there: a guest who has none gets none by it.
 * @returns null for such a guest
 */
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

/** What the hearts of cached pages show: the keys of what is wished for, and whose that is. */
export async function currentKeys(): Promise<{ text: string; kind: 'guest' | 'account' }> {
  const owner = await wishOwner()
  return { text: await keysOf(await db(), owner), kind: kindOf(owner) }
}
