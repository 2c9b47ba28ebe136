import { cookies } from 'next/headers'
import { z } from 'zod'
import { currentAuthState } from '@/features/account/auth/customer'
import { privateCookie } from '@/features/account/auth/request-cookies'
import type { Locale } from '@/i18n/routing'
import { db, inTransaction } from '@/server/cms'
import { type Database, transactionOf } from '@/server/db/transaction'
import { AuthUnreachable } from '@/server/supabase'
import { type Goods, readGoods } from '../../goods'
import { cartCookie, cartCookieSeconds, cartCountCookie } from '../cart-cookies'
import { type CartOwner, cartToChange, findCart, linesOf, mergeCarts, type StoredLine } from './store-cart'

const guestId = z.uuid().nullable().catch(null)

/** Who makes the current request, as far as carts are concerned. Without an answer of the auth server it is a guest. */
export async function cartOwner(): Promise<CartOwner> {
  const guestCart = guestId.parse((await cookies()).get(cartCookie)?.value ?? null)
  const state = await currentAuthState().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  return { customer: state?.state === 'in' ? state.customer.id : null, guestCart }
}

/** What is known of a line's goods; null where the variant has been deleted meanwhile. */
export type CartLine = StoredLine & Goods

export type Cart = { id: string | null; owner: CartOwner; lines: CartLine[] }

/**
 * The cart of the current request with today's prices and stock. A guest's cart joins the account's here, the first time that both
 * come with one request, so that no way of signing in has to know of carts.
 */
export async function currentCart(locale: Locale, now = new Date()): Promise<Cart> {
  const owner = await cartOwner()
  const { customer, guestCart } = owner
  if (customer && guestCart) {
    await inTransaction(async (req) => mergeCarts(await transactionOf(req), customer, guestCart))
  }
  const database = await db()
  const id = await findCart(database, owner)
  return { id, owner, lines: id ? await readLines(database, id, locale, now) : [] }
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
    return { cart: id, result: changed, pieces: await countPieces(transaction, id) }
  })
  const jar = await cookies()
  if (owner.customer) jar.delete(cartCookie)
  else jar.set(cartCookie, cart, privateCookie(cartCookieSeconds))
  await setCountCookie(pieces, owner.customer ? 'account' : 'guest')
  return result
}

/** Sets the cookie with the number of pieces in the cart, for the header. */
export async function setCountCookie(pieces: number, kind: 'guest' | 'account'): Promise<void> {
  const shape = { ...privateCookie(cartCookieSeconds), httpOnly: false }
  ;(await cookies()).set(cartCountCookie, `${pieces}.${kind}`, shape)
}

export async function countPieces(database: Database, cart: string): Promise<number> {
  const lines = await linesOf(database, cart)
  return lines.reduce((sum, { quantity, saved }) => sum + (saved ? 0 : quantity), 0)
}
