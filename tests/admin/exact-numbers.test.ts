import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { freshCms } from '../setup/cms'

const { payload } = await freshCms()

const refusal = z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) })

async function refusedBy(write: Promise<unknown>): Promise<string[]> {
  const error: unknown = await write.then(
    () => null,
    (reason) => reason,
  )
  return error === null ? [] : refusal.parse(error).data.errors.map(({ path }) => path)
}

const req = await createLocalReq({}, payload)
/** The REST interface passes on any value that a form sent. */
const sent = (data: object) => z.custom<never>().parse(structuredClone(data))

it.each(['59,9o', '12,345', '59.90', '0', ' ', '1e3', '? 0,59'])(
  'a text is no price, also in a draft: %j',
  async (priceCents) => {
    const data = sent({
      slug: `p-${Math.random()}`.replace('.', ''),
      title: 'П',
      sku: 'S',
      currency: 'EUR',
      priceCents,
    })
    const draft = () => payload.create({ collection: 'products', data, draft: true, req })
    expect(await refusedBy(draft())).toEqual(priceCents.trim() === '' ? [] : ['priceCents'])
  },
)

it('no fraction and nothing out of bounds is a price or a percentage, however deep it is', async () => {
  const method = (change: object) => {
    const data = sent({
      name: 'Пробен',
      kind: 'address',
      carrier: 'econt',
      rates: [{ upToGrams: 1000, priceCents: 399 }],
      daysFrom: 1,
      daysTo: 2,
      ...change,
    })
    return refusedBy(payload.create({ collection: 'shipping-methods', data, req }))
  }
  expect(await method({ rates: [{ upToGrams: 1000, priceCents: '3,9o' }] })).toEqual(['rates.0.priceCents'])
  expect(await method({ rates: [{ upToGrams: 1000, priceCents: 39.5 }] })).toEqual(['rates.0.priceCents'])
  expect(await method({ rates: [{ upToGrams: '1o00', priceCents: 399 }] })).toEqual(['rates.0.upToGrams'])
  // A person may mean 1000 or 1, so the value is refused.
  for (const upToGrams of ['1.000', '1,000'])
    expect(await method({ rates: [{ upToGrams, priceCents: 399 }] })).toEqual(['rates.0.upToGrams'])
  expect(await method({ rates: [{ upToGrams: '1 000', priceCents: 399 }] })).toEqual([])
  const coupon = (percentOff: unknown) =>
    refusedBy(
      payload.create({
        collection: 'coupons',
        data: sent({
          code: `C${Math.random()}`.slice(0, 12),
          percentOff,
          validFrom: '2026-01-01',
          validTo: '2026-12-31',
        }),
        req,
      }),
    )
  expect(await coupon('1o')).toEqual(['percentOff'])
  expect(await coupon(12.5)).toEqual(['percentOff'])
  expect(await coupon(101)).toEqual(['percentOff'])
  expect(
    await refusedBy(payload.updateGlobal({ slug: 'shop-settings', data: sent({ vouchers: { minCents: '1o' } }), req })),
  ).toEqual(['vouchers.minCents'])
})
