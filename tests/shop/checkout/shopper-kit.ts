import type { Payload } from 'payload'
import { z } from 'zod'
import { type Browser, newBrowser } from '../../auth/browser'
import { visitorRequest } from '../../setup/next-request'
import { orderKit } from '../orders/order-kit'

export const contact = { name: 'Мария Иванова', email: 'maria@example.com', phone: '+359 88 123 4567' }
export const home = { street: 'ул. Шипка 6', postcode: '1504', city: 'София' }

/** Several values are a field that comes several times. */
type Fields = Record<string, string | string[]>

export function formOf(fields: Fields): FormData {
  const data = new FormData()
  for (const [name, values] of Object.entries({ locale: 'bg', ...fields })) {
    for (const value of [values].flat()) data.append(name, value)
  }
  return data
}

export async function shopperKit(payload: Payload) {
  const kit = await orderKit(payload)
  const cart = await import('@/features/shop/checkout/cart/actions')
  const checkout = await import('@/features/shop/checkout/actions')
  const { openCheckout } = await import('@/features/shop/checkout/server/open-checkout')
  const { shownAtButton } = await import('@/features/shop/checkout/server/order')
  const { currentCart } = await import('@/features/shop/checkout/cart/server/current-cart')

  function newShopper(browser: Browser = newBrowser()) {
    async function toCart(action: keyof typeof cart, fields: Fields): Promise<string> {
      const redirected = await browser.run(() => cart[action](formOf(fields)).catch((error: unknown) => error))
      return z.object({ digest: z.string() }).parse(redirected).digest
    }

    const send = (action: keyof typeof checkout, fields: Fields) =>
      browser.run(() => visitorRequest(() => checkout[action]({ values: {} }, formOf({ script: 'on', ...fields }))))

    const opened = (now = new Date()) =>
      browser.run(() =>
        visitorRequest(async () => {
          const open = await openCheckout('bg', now)
          if (!open) throw new Error('there is no checkout')
          return open
        }),
      )

    const button = async () => shownAtButton(await opened())

    async function readyToOrder(pieces = 1) {
      const goods = await kit.variantWith(9)
      await toCart('addToCartAction', { variant: goods.id, quantity: String(pieces) })
      await send('saveContactAction', contact)
      await send('saveDeliveryAction', { method: kit.method, ...home })
      await send('savePaymentAction', { payment: 'cash-on-delivery' })
      return goods
    }

    const lines = async () => (await browser.run(() => currentCart('bg'))).lines
    return { browser, toCart, send, opened, button, readyToOrder, lines }
  }

  const ordersOf = async (key: string | undefined) =>
    (await payload.find({ collection: 'orders', where: { checkoutKey: { equals: key } }, depth: 0 })).docs

  return { ...kit, newShopper, ordersOf }
}

export type Shopper = ReturnType<Awaited<ReturnType<typeof shopperKit>>['newShopper']>
