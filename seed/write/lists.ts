import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { ListItem, Register } from '@/domain/shopping-list'
import { priceOf } from '@/features/lists/follow/hits/lowest-price'
import { follow, followsOf } from '@/features/lists/follow/own-follows'
import { ownLists, syncLists } from '@/features/lists/server/sync-lists'
import { tables } from '@/server/db/tables'
import { awaited, follows, shoppingLists } from '../content/lists'
import { demoCustomer } from '../sign-ins'

const { listings, products } = tables.prices

export async function writeLists(cms: Payload): Promise<void> {
  const where = { email: { equals: demoCustomer.email } }
  const { docs } = await cms.find({ collection: 'customers', where, depth: 0, limit: 1 })
  const [customer] = docs
  if (!customer) return
  if ((await ownLists(customer)).length > 0 || (await followsOf(customer)).length > 0) return
  for (const subject of follows) await follow({ customer }, subject)
  for (const word of awaited) {
    const product = await productOf(cms, word)
    const lowest = product && (await priceOf(product.slug))
    if (!lowest) continue
    await follow({ customer }, { kind: 'product', value: lowest.slug, target: Math.round(lowest.cents * 0.9) })
  }
  const now = Date.now()
  for (const { id, name, items } of shoppingLists) {
    const written: ListItem[] = []
    for (const [index, item] of items.entries()) {
      const product = 'product' in item ? await productOf(cms, item.product) : null
      const title = 'note' in item ? item.note : (product?.title ?? item.product)
      const at = now + index
      const set = <Value>(value: Value): Register<Value> => [value, at]
      written.push({
        id: product ? `product:${product.slug}` : `note:${id}-${index}`,
        added: at,
        text: set({ title, details: '' }),
        quantity: set(item.quantity ?? 1),
        done: set('done' in item && item.done === true),
        removed: set(false),
        price: set(null),
      })
    }
    await syncLists(customer, { lists: [{ id, name: [name, now], removed: [false, now], items: written }], known: {} })
  }
}

const row = z.object({ slug: z.string(), title: z.string() })

async function productOf(cms: Payload, word: string) {
  const { rows } = await cms.db.drizzle.execute(sql`
    select ${products.slug}, ${products.title} from ${products}
    where ${products.title} ilike ${`%${word}%`} and ${products.mergedInto} is null
    order by (select count(*) from ${listings} where ${listings.productId} = ${products.id}) desc, ${products.id} limit 1`)
  return rows[0] ? row.parse(rows[0]) : null
}
