import { describe, expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { parcelKit } from '../fulfilment/parcel-kit'

const { payload } = await freshCms()
const kit = await parcelKit(payload)
const { importVariants } = await import('@/features/shop/goods/variants/endpoints')
const { readVariants } = await import('@/features/shop/goods/variants/read-variants')
const { saveRows } = await import('@/features/shop/goods/variants/save-rows')

/** Five pieces, of which two are sold and not packed. */
async function soldVariant() {
  const { id, product, line } = await kit.variantWith(5)
  const { id: order } = await kit.placed(kit.requestOf([{ ...line, quantity: 2 }]))
  const [stored] = await readVariants(payload.db.drizzle, { product })
  if (!stored) throw new Error('no variant')
  expect(stored).toMatchObject({ stock: 5, unpacked: 2 })
  return { ...stored, id, order, ofProduct: product }
}

type Sold = Awaited<ReturnType<typeof soldVariant>>
type New = { sku: string; stock: number; movesStock?: boolean }

/** A row of the product's table is removed, and one with its colour and size added. */
async function inTable({ id, ofProduct, colour, size }: Sold, { sku, stock, movesStock = true }: New) {
  const cells = { colour, size, sku, ean: '', price: '', weight: '', stock: String(stock) }
  const rows = [{ id: null, seen: null, cells }]
  const { done, errors } = await kit.step((req) =>
    saveRows(req, ofProduct, { rows, removed: [id], reason: 'count', movesStock }),
  )
  return { done, wrong: errors.map(({ row, column, problem }) => `${row} ${column} ${problem}`) }
}

/** A file leaves the variant out, and has another with its colour and size. */
async function inFile({ product, colour, size }: Sold, { sku, stock, movesStock = true }: New) {
  const file = new TextEncoder().encode(`product;colour;size;sku;stock\n${product};${colour};${size};${sku};${stock}\n`)
  const asked = { product: null, reason: 'count', removeOthers: true, movesStock } as const
  const { plan } = await kit.step((req) => importVariants(req, file, { ...asked, apply: null }))
  const { done } = await kit.step((req) => importVariants(req, file, { ...asked, apply: plan.token }))
  return { done, wrong: plan.errors.map(({ column, problem }) => `0 ${column} ${problem}`) }
}

describe.each([
  ['in the table of the product', inTable],
  ['in a file', inFile],
])('a sold variant that is replaced %s', (_, replace) => {
  it('keeps the pieces that are not packed yet', async () => {
    const sold = await soldVariant()
    const sku = `${sold.sku}-NEW`
    for (const stock of [0, 1])
      expect(await replace(sold, { sku, stock })).toEqual({ done: false, wrong: ['0 stock reserved'] })
    expect(await kit.stockOf(sold.id)).toEqual({ onHand: 3, reserved: 0 })
    expect(await replace(sold, { sku, stock: 2 })).toEqual({ done: true, wrong: [] })
    expect(await kit.stockOf(sold.id)).toEqual({ onHand: 0, reserved: 0 })
    expect(await payload.findByID({ collection: 'variants', id: sold.id, depth: 0 })).toMatchObject({
      sku,
      offSale: false,
    })
  })

  it('keeps its stock where staff do not handle orders', async () => {
    const sold = await soldVariant()
    await kit.sent(sold.order, await kit.linesOf(sold.order))
    const row = { sku: `${sold.sku}-NEW`, movesStock: false }
    expect(await replace(sold, { ...row, stock: 0 })).toEqual({ done: false, wrong: ['0 stock rights'] })
    expect(await kit.stockOf(sold.id)).toEqual({ onHand: 3, reserved: 0 })
    expect(await replace(sold, { ...row, stock: 3 })).toEqual({ done: true, wrong: [] })
    expect(await kit.stockOf(sold.id)).toEqual({ onHand: 3, reserved: 0 })
  })
})

it('a row with the number of the one that was removed is compared with it, whatever its size', async () => {
  const sold = await soldVariant()
  const row = { sku: sold.sku, stock: 1 }
  expect(await inTable({ ...sold, size: 'XL' }, row)).toEqual({ done: false, wrong: ['0 stock reserved'] })
  expect(await inTable({ ...sold, size: 'XL' }, { ...row, stock: 6 })).toEqual({ done: true, wrong: [] })
  expect(await kit.stockOf(sold.id)).toEqual({ onHand: 4, reserved: 0 })
})
