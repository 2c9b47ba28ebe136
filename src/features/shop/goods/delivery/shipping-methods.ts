import type { ShippingMethod as StoredMethod } from '@payload-types'
import type { DeliveryRates } from '@/domain/delivery'
import { inLanguage } from '@/i18n/in-language'
import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { cmsSystem } from '@/server/cms'

export type ShippingMethod = DeliveryRates & {
  id: string
  name: string
  kind: StoredMethod['kind']
  /** The carrier of its pick-up points: `econt` or `speedy`. */
  carrier: string
  cashOnDelivery: boolean
}

export async function readShippingMethods(locale: Locale): Promise<ShippingMethod[]> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'shipping-methods',
    where: { active: { equals: true } },
    locale: 'all',
    depth: 0,
    pagination: false,
    sort: ['order', 'id'],
  })
  return docs
    .map((doc) => inLanguage(doc, locale))
    .map(({ id, name, kind, carrier, cashOnDelivery, rates, freeFromCents, daysFrom, daysTo }) => ({
      id,
      name,
      kind,
      carrier,
      cashOnDelivery: cashOnDelivery ?? false,
      rates: rates.map(({ upToGrams, priceCents }) => ({ upToGrams, priceCents })),
      freeFromCents: freeFromCents ?? null,
      daysFrom,
      daysTo,
    }))
}

export function getShippingMethods(locale: Locale): Promise<ShippingMethod[]> {
  return cached({ name: 'shipping-methods', key: [locale], tags: [tag.shop] }, () => readShippingMethods(locale))
}
