import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { accessFor } from '@/features/shop/orders/access'
import { orderPath } from '@/features/shop/orders/paths'
import { mayPayByCard } from '@/features/shop/orders/payments/attempts'
import { cardKeys } from '@/features/shop/orders/shop'
import { type Locale, localePath } from '@/i18n/routing'
import { db } from '@/server/cms'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Cart } from '../cart/server/current-cart'

const { orders, shop } = tables
const { checkouts } = shop

const found = z.array(z.object({ id: z.string(), key: z.string() }))

/**
 * The page of the last order of a cart that can still be paid by card. Its goods have left the cart: whoever comes back
 * from the provider would find the cart empty, or only goods saved for later, and order again. Null where no order
 * waits, and where there is something to order.
 */
export async function unpaidOrderPath({ id, lines }: Cart, locale: Locale, now: Date): Promise<string | null> {
  if (!id || !lines.every(({ saved }) => saved) || !cardKeys()) return null
  const database = await db()
  const { rows } = await database.execute(sql`
    select ${orders.id}, ${checkouts.key} from ${checkouts}
    join ${orders} on ${orders.checkoutKey} = ${checkouts.key}::text
    where ${checkouts.cart} = ${id}::uuid and ${checkouts.request} is not null
      and ${isOneOf(orders.status, 'awaiting-payment')} and ${isOneOf(orders.paymentMethod, 'card')}
      and ${orders.paymentDueAt} > ${now.toISOString()}::timestamptz
      and ${mayPayByCard}
    order by ${orders.createdAt} desc limit 1`)
  const [order] = found.parse(rows)
  // The same key as that of the order button.
  return order
    ? localePath(locale, orderPath({ key: await accessFor(database, `checkout ${order.key}`, order.id, now) }))
    : null
}
