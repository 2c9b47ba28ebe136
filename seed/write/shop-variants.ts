import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { moveStock } from '@/features/shop/goods/stock/reserve'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { eanOf, skuOf, stockOf } from '../content/goods/variants'
import type { ProductSeed } from '../content/shop-products'
import type { Basics } from './shop-basics'

const { variants } = tables

const rowsWritten = z.array(z.object({ id: z.string(), sku: z.string() }))

export async function writeVariants(req: PayloadRequest, product: string, seed: ProductSeed, { colours }: Basics) {
  const transaction = await transactionOf(req)
  const values = seed.colours.flatMap((colour) =>
    seed.sizes.map((size) => {
      const sku = skuOf(seed, colour, size)
      return sql`(gen_random_uuid(), ${product}::uuid, ${colours.get(colour)}::uuid, ${size}, ${sku}, ${eanOf(sku)}, ${seed.weightGrams}::integer)`
    }),
  )
  const columns = named(variants, 'id', 'productId', 'colourId', 'size', 'sku', 'ean', 'weightGrams')
  const { rows } = await transaction.execute(sql`
    insert into ${variants} (${columns}) values ${sql.join(values, sql`, `)} returning ${named(variants, 'id', 'sku')}`)
  if (!seed.sample) {
    for (const { id, sku } of rowsWritten.parse(rows)) {
      const quantity = stockOf(sku)
      if (quantity > 0) await moveStock(transaction, { variant: id, quantity }, 'delivery')
    }
  }
  await invalidate(tagsOf('variants', { product }), req)
}
