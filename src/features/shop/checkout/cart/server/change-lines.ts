import { quantityWithin } from '@/domain/cart'
import { mostOfOne, quantityOf } from '@/domain/unit-price'
import { type BuyableGoods, readGoods } from '@/features/shop/goods/goods'
import { mostLines } from '@/features/shop/orders/order-request'
import { defaultLocale } from '@/i18n/routing'
import type { Database } from '@/server/db/transaction'
import { cartLinesOf, changeLine, type PutLine, putLines } from './store-cart'

export const cartNotes = [
  'absent',
  'added',
  'again',
  'back',
  'busy',
  'changed',
  'cookies',
  'corrected',
  'full',
  'gone',
  'missing',
  'removed',
  'saved',
] as const
export type CartNote = (typeof cartNotes)[number]

interface LineOfCart {
  cart: string
  variant: string
}

/** Adds pieces to the line of a variant, limited by the stock. A line saved for later is not counted. */
export async function addPieces(
  transaction: Database,
  { cart, variant }: LineOfCart,
  typed: string,
  now = new Date(),
): Promise<CartNote> {
  const pieces = [{ variant, quantity: quantityOf(typed) }]
  const [note = 'gone'] = await addAll(transaction, cart, pieces, await goodsOf(transaction, pieces, now))
  return note
}

/** A variant is null where it was deleted. */
type Pieces = { variant: string | null; quantity: number }

/** To be read before the cart is locked where pieces of many variants are added, because that takes long. */
export const goodsOf = (database: Database, pieces: Pieces[], now: Date): Promise<Map<string, BuyableGoods>> =>
  readGoods(database, [...new Set(pieces.flatMap(({ variant }) => variant ?? []))], defaultLocale, now)

/** Adds pieces of many variants as `addPieces` does, with two statements however many they are. */
export async function addAll(
  transaction: Database,
  cart: string,
  pieces: Pieces[],
  goods: Map<string, BuyableGoods>,
): Promise<CartNote[]> {
  const inCart = new Map<string, number>()
  for (const { variant, quantity, saved } of await cartLinesOf(transaction, cart))
    inCart.set(variant, saved ? 0 : quantity)
  const lines = new Map<string, PutLine>()
  const notes = pieces.map(({ variant, quantity }): CartNote => {
    const found = variant === null ? undefined : goods.get(variant)
    if (!found || found.cents === null || found.free < 1) return 'gone'
    if (!inCart.has(found.variant) && inCart.size >= mostLines) return 'full'
    const wanted = Math.min((inCart.get(found.variant) ?? 0) + quantity, mostOfOne)
    const line = { variant: found.variant, quantity: Math.min(wanted, found.free), addedCents: found.cents }
    inCart.set(line.variant, line.quantity)
    lines.set(line.variant, line)
    return line.quantity < wanted ? 'corrected' : 'added'
  })
  await putLines(transaction, cart, [...lines.values()])
  return notes
}

export async function setPieces(
  transaction: Database,
  { cart, variant }: LineOfCart,
  typed: string,
  now = new Date(),
): Promise<CartNote> {
  const goods = await oneOf(transaction, variant, now)
  if (!goods) return 'gone'
  const quantity = quantityWithin(typed, goods.free)
  if (!(await changeLine(transaction, cart, variant, { quantity }))) return 'absent'
  return String(quantity) === typed.trim() ? 'changed' : 'corrected'
}

export async function saveForLater(
  transaction: Database,
  cart: string,
  variant: string,
  saved: boolean,
): Promise<CartNote> {
  const chosen = (await cartLinesOf(transaction, cart)).filter((line) => !line.saved)
  if (!saved && chosen.length >= mostLines) return 'full'
  if (!(await changeLine(transaction, cart, variant, { saved }))) return 'absent'
  return saved ? 'saved' : 'back'
}

async function oneOf(transaction: Database, variant: string, now: Date): Promise<BuyableGoods | undefined> {
  return (await readGoods(transaction, [variant], defaultLocale, now)).get(variant)
}
