import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { createList, listsOf, shareList } from '@/features/shop/browse/wishlist/server/store-lists'
import { addWish } from '@/features/shop/browse/wishlist/server/store-wishes'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { wishlists } from '../content/wishlists'
import { demoCustomer } from '../sign-ins'
import { together } from './transaction'

const { products, shop, variants } = tables

export async function writeWishlists(cms: Payload): Promise<void> {
  const { docs } = await cms.find({
    collection: 'customers',
    where: { email: { equals: demoCustomer.email } },
    depth: 0,
    limit: 1,
  })
  const customer = docs[0]?.id
  if (!customer) return
  const owner = { customer, guest: null }
  if ((await listsOf(cms.db.drizzle, owner)).length > 0) return
  for (const { name, signed, wishes } of wishlists) {
    // Separate transactions, because wishlists are ordered by their times.
    await together(cms, async (req) => {
      const database = await transactionOf(req)
      const list = await createList(database, customer, name)
      if (!list) return
      for (const { slug, size, note } of wishes) {
        const { product, variant } = await goodsOf(database, slug, size)
        if (!product) continue
        await addWish(database, { owner, list }, { product, variant, colour: null })
        if (note) await noteOn(database, list, product, note)
      }
      if (signed) await shareList(database, customer, list, signed)
    })
  }
}

async function noteOn(database: Database, list: string, product: string, note: string) {
  const { wishes } = shop
  await database.execute(sql`
    update ${wishes} set ${named(wishes, 'note')} = ${note} where ${wishes.wishlist} = ${list} and ${wishes.product} = ${product}`)
}

async function goodsOf(database: Database, slug: string, size = '') {
  const product = await database.execute(sql`select ${products.id} from ${products} where ${products.slug} = ${slug}`)
  const variant = await database.execute(sql`
    select ${variants.id} from ${variants} join ${products} on ${products.id} = ${variants.productId}
    where ${products.slug} = ${slug} and ${variants.size} = ${size} order by ${variants.sku} limit 1`)
  return { product: uuidsOf(product.rows)[0] ?? null, variant: uuidsOf(variant.rows)[0] ?? null }
}
