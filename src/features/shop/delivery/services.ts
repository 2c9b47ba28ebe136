import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { offeredMethods, readShop } from '../orders/shop'
import { getShippingMethods } from './shipping-methods'

/** How the shop sends, and how it may be paid, as its settings say it at present. */
export async function getServices(locale: Locale) {
  const [methods, payments] = await Promise.all([
    getShippingMethods(locale),
    cached({ name: 'payment-methods', key: [], tags: [tag.shop] }, async () =>
      offeredMethods(await readShop(await db())),
    ),
  ])
  return { methods, payments }
}
