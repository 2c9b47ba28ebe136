import type { Locale } from '@/i18n/routing'
import { db, inTransaction } from '@/server/cms'
import { type Database, transactionOf } from '@/server/db/transaction'
import { type Goods, readGoods } from '../../goods'
import { currentOwner, keepOwned, setReadable } from '../../owned/current-owner'
import type { Owner } from '../../owned/owned-rows'
import type { OwnerKind } from '../../owned/owned-seconds'
import { cartCookie, cartCountCookie } from '../cart-cookies'
import { cartToChange, findCart, forgetLost, linesOf, lostLines, mergeCarts, type StoredLine } from './store-cart'

export const cartOwner = (): Promise<Owner> => currentOwner(cartCookie)

export type CartLine = StoredLine & Goods

/** `lost` things left it because staff deleted them, and nobody has been told. */
export type Cart = { id: string | null; owner: Owner; lines: CartLine[]; lost: number }

/**
 * The cart of the current request with today's prices and stock. A guest's cart joins the account's here, the first time that both
 * come with one request, so that no way of signing in has to know of carts.
 */
export async function currentCart(locale: Locale, now = new Date()): Promise<Cart> {
  const owner = await cartOwner()
  if (owner.customer && owner.guest) {
    await inTransaction(async (req) => mergeCarts(await transactionOf(req), owner))
  }
  const database = await db()
  const id = await findCart(database, owner)
  if (!id) return { id, owner, lines: [], lost: 0 }
  return { id, owner, lines: await readLines(database, id, locale, now), lost: await lostLines(database, id) }
}

export async function readLines(database: Database, cart: string, locale: Locale, now: Date): Promise<CartLine[]> {
  const stored = await linesOf(database, cart)
  const goods = await readGoods(
    database,
    stored.map(({ variant }) => variant),
    locale,
    now,
  )
  return stored.flatMap((line) => {
    const found = goods.get(line.variant)
    return found ? [{ ...line, ...found }] : []
  })
}

/** Changes the cart of the current request in one transaction, and sets the cookie with its number of pieces. */
export async function changeCart<Result>(
  change: (transaction: Database, cart: string) => Promise<Result>,
): Promise<Result> {
  const owner = await cartOwner()
  const { cart, result, pieces } = await inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    const id = await cartToChange(transaction, owner)
    const changed = await change(transaction, id)
    await forgetLost(transaction, id)
    return { cart: id, result: changed, pieces: await countPieces(transaction, id) }
  })
  await keepOwned(cartCookie, owner, cart)
  await setCountCookie(pieces, owner.customer ? 'account' : 'guest')
  return result
}

/** Sets the cookie with the number of pieces in the cart, for the header. */
export async function setCountCookie(pieces: number, kind: OwnerKind): Promise<void> {
  await setReadable(cartCountCookie, `${pieces}.${kind}`)
}

export async function countPieces(database: Database, cart: string): Promise<number> {
  const lines = await linesOf(database, cart)
  return lines.reduce((sum, { quantity, saved }) => sum + (saved ? 0 : quantity), 0)
}
