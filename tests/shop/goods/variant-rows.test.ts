import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RowCells } from '@/features/shop/goods/variants/save-rows'
import { freshDatabase } from '../../setup/database'

await freshDatabase()
const { cmsSystem } = await import('@/server/cms')
const { saveRows, tableOfProduct } = await import('@/features/shop/goods/variants/save-rows')
const { reserve, sell } = await import('@/features/shop/goods/stock/reserve')
const { withTransaction } = await import('@/server/db/transaction')

let payload: Payload
let shirt: string
let coat: string

const cells = { colour: 'blue', size: 'M', sku: 'S-1', ean: '', price: '', weight: '', stock: '5' }

beforeAll(async () => {
  payload = await cmsSystem()
  for (const slug of ['blue', 'red'])
    await payload.create({ collection: 'colours', data: { name: slug, slug, hex: '#112233' } })
  const draft = (title: string) =>
    payload.create({ collection: 'products', data: { title, sku: title, currency: 'EUR' }, draft: true })
  shirt = (await draft('shirt')).id
  coat = (await draft('coat')).id
})
beforeEach(async () => {
  await payload.db.drizzle.execute(sql`delete from shop.reservations`)
  await payload.delete({ collection: 'variants', where: { sku: { exists: true } } })
  await save({ rows: [added({}), added({ size: 'L', sku: 'S-2' })] })
})
afterAll(() => payload.destroy())

const added = (changes: Partial<RowCells>) => ({ id: null, seen: null, cells: { ...cells, ...changes } })

type Sent = Partial<Parameters<typeof saveRows>[2]> & { product?: string }

async function save({ product = shirt, rows = [], removed = [], reason = 'count', movesStock = true }: Sent) {
  const req = await createLocalReq({}, payload)
  return withTransaction(req, () => saveRows(req, product, { rows, removed, reason, movesStock }))
}

const shown = (product = shirt) => tableOfProduct(payload.db.drizzle, product, 'bg')

async function opened(sku: string) {
  const row = (await shown()).find((each) => each.cells.sku === sku)
  if (!row) throw new Error(`no row ${sku}`)
  const { id, cells: seen, correction } = row
  return (changes: Partial<RowCells>) => ({ id, seen, correction, cells: { ...seen, ...changes } })
}

const summary = async () =>
  (await shown()).map((row) =>
    [row.cells.colour, row.cells.size, row.cells.sku, row.cells.price, row.cells.stock].join(' '),
  )

async function sold(sku: string, quantity: number) {
  const { id } = (await opened(sku))({})
  const order = crypto.randomUUID()
  await payload.db.drizzle.transaction((transaction) =>
    reserve(transaction, order, [{ variant: id, quantity }], new Date(Date.now() + 60_000)),
  )
  return () => payload.db.drizzle.transaction((transaction) => sell(transaction, order))
}

it('creates, renames and removes variants of a product that has no address yet', async () => {
  const row = await opened('S-1')
  const { done } = await save({ rows: [row({ sku: 'S-1-NEW', price: '12,90' }), added({ size: 'S', sku: 'S-3' })] })
  expect(done).toBe(true)
  expect(await summary()).toEqual(['blue S S-3  5', 'blue M S-1-NEW 12,90 5', 'blue L S-2  5'])
  expect((await opened('S-1-NEW'))({}).id).toBe(row({}).id)
  await save({ removed: [row({}).id] })
  expect(await summary()).toEqual(['blue S S-3  5', 'blue L S-2  5'])
})

it('keeps what was sold while the table was open', async () => {
  const row = await opened('S-1')
  await (await sold('S-1', 2))()
  expect((await save({ rows: [row({ price: '9,90' })] })).done).toBe(true)
  expect(await summary()).toContain('blue M S-1 9,90 3')
  expect((await save({ rows: [row({ stock: '8' })], reason: 'delivery' })).done).toBe(true)
  expect(await summary()).toContain('blue M S-1 9,90 6')
})

it('does not take away what was sold or is being paid for', async () => {
  const row = await opened('S-1')
  const sale = await sold('S-1', 2)
  expect((await save({ rows: [row({ stock: '1' })] })).errors).toMatchObject([{ column: 'stock', problem: 'reserved' }])
  expect((await save({ removed: [row({}).id] })).errors).toMatchObject([{ row: -1, problem: 'reserved', value: 'S-1' }])
  await sale()
  expect((await save({ rows: [row({ stock: '0' })] })).errors).toEqual([
    { row: 0, column: 'stock', problem: 'changedMeanwhile', value: '3' },
  ])
  expect(await summary()).toContain('blue M S-1  3')
})

it('keeps what two editors type in different cells, and asks where they typed in the same one', async () => {
  const [mine, theirs] = [await opened('S-1'), await opened('S-1')]
  await save({ rows: [theirs({ price: '7,00' }), added({ size: 'XL', sku: 'S-4' })] })
  expect((await save({ rows: [mine({ weight: '250' })] })).done).toBe(true)
  const refused = await save({ rows: [mine({ price: '8,00' })] })
  expect(refused).toMatchObject({ done: false, errors: [{ row: 0, column: 'price', problem: 'changedMeanwhile' }] })
  expect(refused.errors[0]?.value).toBe('7,00')
  expect((await save({ rows: [(await opened('S-1'))({ price: '8,00' })] })).done).toBe(true)
  expect(await summary()).toEqual(['blue M S-1 8,00 5', 'blue L S-2  5', 'blue XL S-4  5'])
})

it('takes a count of the stock that two editors have typed off once, and asks where their counts differ', async () => {
  const [mine, theirs] = [await opened('S-1'), await opened('S-1')]
  expect((await save({ rows: [theirs({ stock: '3' })] })).done).toBe(true)
  expect(await save({ rows: [mine({ stock: '4' })] })).toMatchObject({
    done: false,
    errors: [{ row: 0, column: 'stock', problem: 'changedMeanwhile', value: '3' }],
  })
  expect((await save({ rows: [mine({ stock: '3', price: '7,00' })] })).done).toBe(true)
  expect(await summary()).toContain('blue M S-1 7,00 3')
  expect((await save({ rows: [(await opened('S-1'))({ stock: '4' })] })).done).toBe(true)
  expect(await summary()).toContain('blue M S-1 7,00 4')
})

it('says that someone else has removed a row, and does nothing', async () => {
  const row = await opened('S-1')
  await save({ removed: [row({}).id] })
  const { errors } = await save({ rows: [row({ price: '8,00' }), added({ size: 'XL', sku: 'S-4' })] })
  expect(errors).toMatchObject([{ row: 0, column: 'sku', problem: 'removedMeanwhile' }])
  expect(await summary()).toEqual(['blue L S-2  5'])
})

it('lets rows exchange their numbers and their sizes', async () => {
  const [first, second] = [await opened('S-1'), await opened('S-2')]
  const { done } = await save({ rows: [first({ sku: 'S-2', size: 'L' }), second({ sku: 'S-1', size: 'M' })] })
  expect(done).toBe(true)
  expect((await opened('S-2'))({}).id).toBe(first({}).id)
})

it('names each wrong cell: numbers and places of other rows, of another product and of nobody', async () => {
  await save({ product: coat, rows: [added({ sku: 'C-1' })] })
  const row = await opened('S-1')
  const { done, errors } = await save({
    rows: [
      row({ sku: 'S-2' }),
      added({ sku: 'C-1', size: 'S' }),
      added({ sku: 'N', size: 'L' }),
      added({ colour: '?' }),
    ],
  })
  expect(done).toBe(false)
  expect(errors.map(({ row: at, column, problem }) => `${at} ${column} ${problem}`)).toEqual([
    '0 sku sameSku',
    '1 sku otherProduct',
    '2 size sameVariant',
    '3 colour colour',
  ])
})

it('writes why the stock changes, each reason only in its direction', async () => {
  const row = await opened('S-1')
  await save({ rows: [row({ stock: '3' })], reason: 'damage' })
  await save({ rows: [(await opened('S-1'))({ stock: '4' })], reason: 'damage' })
  await save({ rows: [(await opened('S-1'))({ stock: '9' })], reason: 'delivery' })
  const { rows } = await payload.db.drizzle.execute(
    sql`select quantity, reason from shop.stock_moves where variant = ${row({}).id}::uuid order by id`,
  )
  expect(rows).toEqual([
    { quantity: 5, reason: 'delivery' },
    { quantity: -2, reason: 'damage' },
    { quantity: 1, reason: 'count' },
    { quantity: 5, reason: 'delivery' },
  ])
})

it('a price that falls by more than half, or to nothing, is saved only once it is confirmed', async () => {
  await payload.db.drizzle.execute(sql`update products set price_cents = 5990 where id = ${shirt}`)
  const problems = async (rows: Parameters<typeof save>[0]['rows']) =>
    (await save({ rows })).errors.map(({ column, problem }) => `${column} ${problem}`)
  const row = await opened('S-1')
  // Without its own price a variant costs the product's price.
  expect(await problems([row({ price: '0,59' })])).toEqual(['price priceFall'])
  expect(await problems([added({ sku: 'S-3', size: 'XL', price: '0' })])).toEqual(['price priceFall'])
  expect(await problems([row({ price: '59,90' })])).toEqual([])
  const dear = await opened('S-1')
  expect(await problems([dear({ price: '29,94' })])).toEqual(['price priceFall'])
  expect(await problems([dear({ price: '29,95' })])).toEqual([])
  const half = await opened('S-1')
  expect(await problems([{ ...half({ price: '0,59' }), priceConfirmed: true }])).toEqual([])
  expect(await problems([(await opened('S-1'))({ stock: '7' })])).toEqual([])
  expect(await summary()).toContain('blue M S-1 0,59 7')
})

it('puts the off-sale variant back on sale that a new row names, with what it had where the row is empty', async () => {
  const row = await opened('S-1')
  await save({ rows: [{ ...row({ price: '12,90' }), priceConfirmed: true }] })
  await payload.update({ collection: 'variants', id: row({}).id, data: { offSale: true } })
  expect(await summary()).toEqual(['blue L S-2  5'])
  const renamed = await save({ rows: [(await opened('S-2'))({ sku: 'S-1' })] })
  expect(renamed.errors).toMatchObject([{ row: 0, column: 'sku', problem: 'offSale' }])
  expect((await save({ rows: [added({ stock: '' })] })).done).toBe(true)
  expect(await summary()).toEqual(['blue M S-1 12,90 5', 'blue L S-2  5'])
  expect((await opened('S-1'))({}).id).toBe(row({}).id)
})
