import { monthOf, sofiaDay } from '@/domain/calendar-day'
import type { Database } from '@/server/db/transaction'

type Shop = Record<'eik' | 'shopNumber' | 'domain', string>

/** The audit files of all months since `began`, which are two when a month ends during the test. */
export async function auditTexts(database: Database, began: Date, shop: Shop): Promise<string[]> {
  const { auditFile } = await import('@/features/shop/orders/documents/audit-file')
  const created = sofiaDay()
  const months = new Set([monthOf(sofiaDay(began)), monthOf(created)])
  const files = [...months].map((month) => auditFile(database, { ...shop, month, created }))
  return (await Promise.all(files)).map((file) => new TextDecoder('windows-1251').decode(file))
}
