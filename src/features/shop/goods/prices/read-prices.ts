import { db } from '@/server/cms'
import { type ProductPrice, pricesOf } from './struck-prices'

export async function readPrices(ids: string[], now = new Date()): Promise<Map<string, ProductPrice>> {
  return pricesOf(await db(), ids, now)
}
