import { cmsSystem } from '@/server/cms'
import { orderOfAccess } from './access'
import { readShop } from './shop'
import { standingOf } from './standing'

export async function openOrder(key: string) {
  const cms = await cmsSystem()
  const id = await orderOfAccess(cms.db.drizzle, key)
  if (!id) return null
  const [order, standing, shop] = await Promise.all([
    cms.findByID({ collection: 'orders', id, depth: 0 }),
    standingOf(id),
    readShop(cms.db.drizzle),
  ])
  return standing && { order, standing, shop }
}
