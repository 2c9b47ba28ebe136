import { quantityWithin } from '@/domain/cart'
import { mostOfOne, quantityOf } from '@/domain/unit-price'
import { type Goods, readGoods } from '@/features/shop/goods/goods'
import { defaultLocale } from '@/i18n/routing'
import type { Database } from '@/server/db/transaction'
import { changeLine, linesOf, mostLines, putLine } from './store-cart'

export const cartNotes = [
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

/** Adds pieces to the line of a variant, limited by the stock. A line saved for later is not counted. */
export async function addPieces(
  transaction: Database,
  cart: string,
  variant: string,
  typed: string,
  now = new Date(),
): Promise<CartNote> {
  const goods = await oneOf(transaction, variant, now)
  if (!goods || goods.cents === null || goods.free < 1) return 'gone'
  const lines = await linesOf(transaction, cart)
  const known = lines.find((line) => line.variant === variant)
  if (!known && lines.length >= mostLines) return 'full'
  const wanted = Math.min((known && !known.saved ? known.quantity : 0) + quantityOf(typed), mostOfOne)
  const quantity = Math.min(wanted, goods.free)
  await putLine(transaction, cart, { variant, quantity, addedCents: goods.cents })
  return quantity < wanted ? 'corrected' : 'added'
}

export async function setPieces(
  transaction: Database,
  cart: string,
  variant: string,
  typed: string,
  now = new Date(),
): Promise<CartNote> {
  const goods = await oneOf(transaction, variant, now)
  if (!goods) return 'gone'
  const quantity = quantityWithin(typed, goods.free)
  await changeLine(transaction, cart, variant, { quantity })
  return String(quantity) === typed.trim() ? 'changed' : 'corrected'
}

export async function saveForLater(
  transaction: Database,
  cart: string,
  variant: string,
  saved: boolean,
): Promise<CartNote> {
  const chosen = (await linesOf(transaction, cart)).filter((line) => !line.saved)
  if (!saved && chosen.length >= mostLines) return 'full'
  await changeLine(transaction, cart, variant, { saved })
  return saved ? 'saved' : 'back'
}

async function oneOf(transaction: Database, variant: string, now: Date): Promise<Goods | undefined> {
  return (await readGoods(transaction, [variant], defaultLocale, now)).get(variant)
}
