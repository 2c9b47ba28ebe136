import { z } from 'zod'
import { orderOf } from '@/features/account/orders'
import { currentAuthState } from '@/features/auth/customer'
import { cmsSystem, db } from '@/server/cms'
import { AuthUnreachable } from '@/server/supabase'
import { orderOfAccess } from './access'
import type { OrderOpener } from './paths'
import { readShop } from './shop'
import { standingOf } from './standing'

const given = z.object({ key: z.string().nullable().catch(null), order: z.string().nullable().catch(null) })

export async function openedOrder(
  fields: FormData | URLSearchParams,
): Promise<{ id: string; opener: OrderOpener } | null> {
  const { key, order } = given.parse({ key: fields.get('key'), order: fields.get('order') })
  if (key !== null) {
    const id = await orderOfAccess(await db(), key)
    return id ? { id, opener: { key } } : null
  }
  if (order === null) return null
  const state = await currentAuthState().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  const found = state?.state === 'in' ? await orderOf(state.customer, order) : null
  return found && { id: found.id, opener: { order: found.number } }
}

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
