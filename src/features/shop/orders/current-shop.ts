import { possibleWays } from '@/domain/payment-states'
import { isVatRegistered } from '@/domain/tax-class'
import { getShippingMethods } from '@/features/shop/goods/delivery/shipping-methods'
import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { offeredMethods, readShop, type Shop } from './shop'

export const currentShop = async (): Promise<Shop> => readShop(await db())

export function isSellerRegistered(): Promise<boolean> {
  return cached({ name: 'vat-registration', key: [], tags: [tag.shop] }, async () =>
    isVatRegistered(await currentShop()),
  )
}

export async function getServices(locale: Locale) {
  const [methods, offered] = await Promise.all([
    getShippingMethods(locale),
    cached({ name: 'payment-methods', key: [], tags: [tag.shop] }, async () => offeredMethods(await currentShop())),
  ])
  return { methods, payments: possibleWays(offered, methods) }
}
