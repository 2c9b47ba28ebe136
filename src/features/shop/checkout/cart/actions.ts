'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { orderOf } from '@/features/account/orders'
import { currentAuthState } from '@/features/auth/customer'
import { shopPaths } from '@/features/shop/goods/paths'
import { localeSchema } from '@/i18n/locale-schema'
import { type Locale, localePath } from '@/i18n/routing'
import { formAction } from '@/lib/forms/form-action'
import { db } from '@/server/cms'
import type { Database } from '@/server/db/transaction'
import { addAll, addPieces, type CartNote, goodsOf, saveForLater, setPieces } from './server/change-lines'
import { changeCart } from './server/current-cart'
import { removeLine } from './server/store-cart'

const variantField = z.uuid().nullable().catch(null)
const quantityField = z.string().max(20).catch('1')

function toCart(locale: Locale, note: CartNote, variant?: string | null): never {
  const query = new URLSearchParams({ note, ...(variant && { line: variant }) })
  redirect(`${localePath(locale, shopPaths.cart)}?${query}`)
}

async function changeAndShow(
  data: FormData,
  change: (transaction: Database, cart: string, variant: string) => Promise<CartNote>,
): Promise<void> {
  const locale = localeSchema.parse(data.get('locale'))
  const variant = variantField.parse(data.get('variant'))
  if (!variant) toCart(locale, 'missing')
  toCart(locale, await changeCart((transaction, cart) => change(transaction, cart, variant)), variant)
}

export const addToCartAction = formAction(async (data) => {
  const typed = quantityField.parse(data.get('quantity'))
  await changeAndShow(data, (transaction, cart, variant) => addPieces(transaction, { cart, variant }, typed))
})

export const setQuantityAction = formAction(async (data) => {
  const typed = quantityField.parse(data.get('quantity'))
  await changeAndShow(data, (transaction, cart, variant) => setPieces(transaction, { cart, variant }, typed))
})

export const removeLineAction = formAction(async (data) => {
  await changeAndShow(data, async (transaction, cart, variant) => {
    await removeLine(transaction, cart, variant)
    return 'removed'
  })
})

export const saveForLaterAction = formAction(async (data) => {
  const saved = data.get('saved') !== 'off'
  await changeAndShow(data, (transaction, cart, variant) => saveForLater(transaction, cart, variant, saved))
})

export const buyAgainAction = formAction(async (data) => {
  const locale = localeSchema.parse(data.get('locale'))
  const number = z.string().max(40).catch('').parse(data.get('order'))
  const state = await currentAuthState()
  if (state.state !== 'in') redirect(localePath(locale, '/login'))
  const order = await orderOf(state.customer, number)
  const pieces = (order?.lines ?? []).map(({ variant, quantity }) => ({ variant: variant ?? null, quantity }))
  const goods = await goodsOf(await db(), pieces, new Date())
  const notes = await changeCart((transaction, cart) => addAll(transaction, cart, pieces, goods))
  if (notes === 'busy') toCart(locale, notes)
  const worst = (['full', 'gone', 'corrected'] as const).find((note) => notes.includes(note))
  toCart(locale, notes.length === 0 || worst === 'gone' ? 'again' : (worst ?? 'added'))
})
