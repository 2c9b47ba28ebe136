import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { writePoints } from '@/features/shop/goods/delivery/import-points'
import { locales } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { pickupPoints } from '../content/pickup-points'
import { seller, shippingMethods } from '../content/shop-settings'
import { together } from './transaction'

/** Fills in the settings of the shop, unless somebody has already set a seller. */
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
  })
}

/** Fills in pick-up points, unless some have been imported. */
export async function writePickupPoints(cms: Payload): Promise<void> {
  await together(cms, async (req) => {
    const database = await transactionOf(req)
    const { rows } = await database.execute(sql`select from ${tables.shop.pickupPoints} limit 1`)
    if (rows.length === 0) await writePoints(database, pickupPoints)
  })
}
