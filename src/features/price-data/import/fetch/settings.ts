import type { Payload } from 'payload'
import type { PriceDataSetting } from '@/../payload-types'

export type PriceDataSettings = Pick<PriceDataSetting, 'addressPattern' | 'hour'>

/** Where and when days are fetched; null while that is turned off. */
export async function readSettings(payload: Payload): Promise<PriceDataSettings | null> {
  const { enabled, addressPattern, hour } = await payload.findGlobal({ slug: 'price-data-settings', depth: 0 })
  return enabled ? { addressPattern, hour } : null
}
