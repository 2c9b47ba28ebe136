import type { Payload } from 'payload'
import { writePoints } from '@/features/shop/delivery/import-points'
import { locales } from '@/i18n/routing'
import { transactionOf } from '@/server/db/transaction'
import { pickupPoints } from '../content/pickup-points'
import { seller, shippingMethods } from '../content/shop-settings'
import { together } from './transaction'

/** Fills in who sells and how it is sent, unless somebody has already set a seller. */
export async function writeShopSettings(cms: Payload): Promise<void> {
  const stored = await cms.findGlobal({ slug: 'shop-settings', depth: 0 })
  if (stored.sellerName) return
  await together(cms, async (req) => {
    await cms.updateGlobal({ slug: 'shop-settings', data: seller, depth: 0, req })
    for (const { name, ...method } of shippingMethods) {
      const data = { ...method, name: name.bg }
      const { id } = await cms.create({ collection: 'shipping-methods', data, depth: 0, req, locale: 'bg' })
      for (const locale of locales)
        await cms.update({ collection: 'shipping-methods', id, data: { name: name[locale] }, depth: 0, req, locale })
    }
    await writePoints(await transactionOf(req), pickupPoints)
  })
}
