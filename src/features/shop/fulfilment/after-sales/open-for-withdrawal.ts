import { openedOrder } from '@/features/shop/orders/opened-order'
import type { OrderOpener } from '@/features/shop/orders/paths'
import { cmsSystem } from '@/server/cms'
import type { OpenedForWithdrawal } from './read-form'
import { returnableLines } from './returnable'

export async function openForWithdrawal(
  fields: URLSearchParams,
): Promise<(OpenedForWithdrawal & { opener: OrderOpener; name: string }) | null> {
  const opened = await openedOrder(fields)
  if (!opened) return null
  const cms = await cmsSystem()
  const { billingAddress, email, number } = await cms.findByID({ collection: 'orders', id: opened.id, depth: 0 })
  const lines = await returnableLines(cms.db.drizzle, opened.id)
  const kept = lines.filter((line) => line.kept > 0)
  return { ...opened, number, email, name: billingAddress.name, lines: kept }
}
