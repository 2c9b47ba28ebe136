import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { moveStock } from '@/features/shop/stock/reserve'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import type { ProductSeed } from '../content/shop-products'
import { randomFrom, seedOf } from '../draw/random'
import type { Basics } from './shop-basics'

const { variants } = tables

const rowsWritten = z.array(z.object({ id: z.string(), sku: z.string() }))

/** An EAN-13 of the range that shops may use for themselves (20), the same for a variant on every machine. */
export function eanOf(sku: string): string {
  const digits = `20${String(seedOf(sku) % 10_000_000_000).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

export const skuOf = ({ sku }: ProductSeed, colour: string, size: string) =>
  `${sku}-${colour}-${size}`.toUpperCase().replaceAll(' ', '').replaceAll('–', '-')

/** How many are there at first: about one variant in eight is sold out, one in five has at most three left. */
export function stockOf(sku: string): number {
  const random = randomFrom(seedOf(`stock ${sku}`))
  const luck = random()
  if (luck < 0.12) return 0
  if (luck < 0.32) return 1 + Math.floor(random() * 3)
  return 4 + Math.floor(random() * 28)
}

/** Writes a product in each of its colours and sizes, with the delivery that filled the shelf. */
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
