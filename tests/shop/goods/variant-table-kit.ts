import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeEach } from 'vitest'
import { z } from 'zod'
import { shownVariantPlan } from '@/admin/variants/variant-plan'

const row = z.object({
  sku: z.string(),
  size: z.string(),
  price_cents: z.number().nullable(),
  on_hand: z.number().nullable(),
})

export const head = 'product;colour;size;sku;price;stock\n'
export const both = `${head}shirt;blue;M;S-1;;5\nshirt;red;M;S-2;12,90;0\n`

/** A shirt and a coat in two colours, without variants before each test, and the import of a table. */
export async function variantTableKit(payload: Payload) {
  const { importVariants } = await import('@/features/shop/goods/variants/endpoints')
  const { reserve } = await import('@/features/shop/goods/stock/reserve')
  const { withTransaction } = await import('@/server/db/transaction')
  type Asked = Parameters<typeof importVariants>[2]
  const asked: Asked = { product: null, reason: 'delivery', apply: null, removeOthers: false, movesStock: true }

  for (const slug of ['blue', 'red'])
    await payload.create({ collection: 'colours', data: { name: slug, slug, hex: '#112233' } })
  const { docs } = await payload.find({ collection: 'colours', where: { slug: { equals: 'red' } } })
  await payload.update({ collection: 'colours', id: docs[0]?.id ?? '', locale: 'de', data: { name: 'Rot' } })
  const product = async (slug: string) => {
    const data = { slug, title: slug, sku: slug, priceCents: 1000, currency: 'EUR', _status: 'draft' } as const
    return (await payload.create({ collection: 'products', data, draft: true })).id
  }
  const [shirt] = [await product('shirt'), await product('coat')]
  beforeEach(async () => {
    await payload.db.drizzle.execute(sql`delete from shop.reservations`)
    await payload.delete({ collection: 'variants', where: { sku: { exists: true } } })
  })

  async function run(text: string, more: Partial<Asked> = {}) {
    const req = await createLocalReq({}, payload)
    const file = new TextEncoder().encode(text)
    const answer = await withTransaction(req, () => importVariants(req, file, { ...asked, ...more }))
    shownVariantPlan.parse(answer.plan)
    return answer
  }
  const idOf = async (sku: string) => {
    const { docs } = await payload.find({ collection: 'variants', where: { sku: { equals: sku } }, depth: 0 })
    return docs[0]?.id ?? ''
  }

  return {
    asked,
    shirt,
    run,
    idOf,
    /** Carries out what a dry run has shown. */
    read: async (text: string, more: Partial<Asked> = {}) => {
      const { plan } = await run(text, more)
      return run(text, { ...more, apply: plan.token })
    },
    stored: async (): Promise<string[]> => {
      const { rows } = await payload.db.drizzle.execute(sql`
        select sku, variants.size, price_cents, on_hand from variants
        left join shop.variant_stock on variant = variants.id order by sku`)
      return z
        .array(row)
        .parse(rows)
        .map((each) => [each.sku, each.size, each.price_cents, each.on_hand].join(' '))
    },
    /** As while somebody is paying. */
    hold: async (sku: string, quantity: number) => {
      const lines = [{ variant: await idOf(sku), quantity }]
      await payload.db.drizzle.transaction((transaction) =>
        reserve(transaction, crypto.randomUUID(), lines, new Date(Date.now() + 60_000)),
      )
    },
  }
}
