import { db } from '@/server/cms'
import { type StruckPrice, struckPricesOf } from './struck-prices'

export async function readPrices(ids: string[], now = new Date()): Promise<Map<string, StruckPrice>> {
  return struckPricesOf(await db(), ids, now)
}
