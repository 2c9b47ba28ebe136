import { formatEuro } from '@/design/format'
import { cartSums } from '@/domain/cart'
import { currentNetwork } from '@/features/auth/customer'
import { type BuyableGoods, readGoods } from '@/features/shop/goods/goods'
import { productPath } from '@/features/shop/goods/paths'
import { currentOwner, keepOwned, type Owner, setReadable } from '@/features/shop/orders/owned/owned-rows'
import type { OwnerKind } from '@/features/shop/orders/owned/owned-seconds'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { type Database, transactionOf } from '@/server/db/transaction'
import { takeNetworkPoint } from '@/server/network-limit'
import type { Limit } from '@/server/rate-limit'
import { cartCookie, cartCountCookie } from '../cart-cookies'
import type { DrawerCart } from '../client/ask-cart'
import type { DrawerWords } from '../client/cart-drawer'
import { cartLinesOf, cartToChange, findCart, forgetLost, lostLines, mergeCarts, type StoredLine } from './store-cart'

export const cartOwner = (): Promise<Owner> => currentOwner(cartCookie)

export type CartLine = StoredLine & BuyableGoods

/** `lost`: variants of the cart that staff have deleted since its last change, of which the customer must be told. */
export type Cart = { id: string | null; owner: Owner; lines: CartLine[]; lost: number }

/**
 * The cart of the current request with today's prices and stock. A guest's cart is merged into the account's cart here,
 * so that no way of signing in has to know of carts.
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

async function readLines(database: Database, cart: string, locale: Locale, now: Date): Promise<CartLine[]> {
  const stored = await cartLinesOf(database, cart)
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

/** New carts of guests per network: more than a large office needs, and too few for a program to fill the database. */
export const newCarts: Limit = { name: 'new-carts', points: 600, seconds: 60 * 60 }

async function mayOpen(owner: Owner): Promise<boolean> {
  if (owner.customer || (await findCart(await db(), owner))) return true
  return takeNetworkPoint(await cmsSystem(), newCarts, await currentNetwork())
}

/**
 * Changes the cart of the current request in one transaction and sets the cookie with its number of pieces.
 * @returns the result of the change; `busy` where the network has opened too many carts
 */
export async function changeCart<Result>(
  change: (transaction: Database, cart: string) => Promise<Result>,
): Promise<Result | 'busy'> {
  const owner = await cartOwner()
  if (!(await mayOpen(owner))) return 'busy'
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

export async function setCountCookie(pieces: number, kind: OwnerKind): Promise<void> {
  await setReadable(cartCountCookie, `${pieces}.${kind}`)
}

export async function countPieces(database: Database, cart: string): Promise<number> {
  const lines = await cartLinesOf(database, cart)
  return lines.reduce((sum, { quantity, saved }) => sum + (saved ? 0 : quantity), 0)
}

export function drawerCart({ lines, owner }: Cart, locale: Locale): DrawerCart {
  const t = translatorFor(locale, 'cart')
  const chosen = lines.filter(({ saved }) => !saved)
  return {
    count: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
    kind: owner.customer ? 'account' : 'guest',
    total: formatEuro(cartSums(chosen).goodsCents, locale),
    lines: chosen.map(({ variant, title, lang, slug, colour, size, quantity, picture, cents }) => ({
      variant,
      title,
      lang,
      details: `${t('variant', { colour, size })} · ${t('pieces', { count: quantity })}`,
      href: localePath(locale, productPath(slug)),
      picture,
      price: cents === null ? null : formatEuro(cents * quantity, locale),
    })),
  }
}

export function drawerWords(locale: Locale): DrawerWords {
  const t = translatorFor(locale, 'cart')
  return {
    title: t('title'),
    close: t('close'),
    loading: t('loading'),
    failed: t('drawerFailed'),
    goods: t('goods'),
    toCart: t('toCart'),
    checkout: t('checkout'),
  }
}
