import { db } from '@/server/cms'
import { type ProductPrice, pricesOf } from './struck-prices'

/** What published products cost now, by their ids. */
export async function readPrices(ids: string[], now = new Date()): Promise<Map<string, ProductPrice>> {
  return pricesOf(await db(), ids, now)
}
