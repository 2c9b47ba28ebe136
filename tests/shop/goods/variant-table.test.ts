import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { both, head, variantTableKit } from './variant-table-kit'

const { payload } = await freshCms()
const { asked, idOf, hold, read, run, shirt, stored } = await variantTableKit(payload)
const { importVariants, variantEndpoints } = await import('@/features/shop/goods/variants/endpoints')
const { moveStock, reserve } = await import('@/features/shop/goods/stock/reserve')
const { withTransaction } = await import('@/server/db/transaction')

it('creates, changes and removes variants with their stock, and a dry run does none of it', async () => {
  expect((await run(both)).plan).toMatchObject({ create: [{}, {}], errors: [] })
  expect(await stored()).toEqual([])
  expect((await read(both)).done).toBe(true)
  expect(await stored()).toEqual(['S-1 M  5', 'S-2 M 1290 '])
  const changed = await read(`${head}shirt;blue;L;S-1;9,90;3\n`, { removeOthers: true, reason: 'damage' })
  expect(changed.plan).toMatchObject({ create: [], change: [{ line: 2 }], remove: [{ sku: 'S-2' }] })
  expect(await stored()).toEqual(['S-1 L 990 3'])
  const { rows } = await payload.db.drizzle.execute(sql`
    select quantity, reason, note = (
      select id::text from audit_log where action = 'variants.imported' order by at desc limit 1) as "namesImport"
    from shop.stock_moves order by id desc limit 1`)
  expect(rows).toEqual([{ quantity: -2, reason: 'damage', namesImport: true }])
})

it('is carried out as it was shown although stock has changed meanwhile, unless it would replace that stock', async () => {
  await read(`${both}coat;blue;M;C-1;;2\n`)
  const prices = `${head}shirt;blue;M;S-1;9,90;\n`
  const counted = `${head}shirt;blue;M;S-1;;9\n`
  const shown = [(await run(prices)).plan.token, (await run(counted)).plan.token]
  for (const sku of ['S-1', 'C-1'])
    await moveStock(payload.db.drizzle, { variant: await idOf(sku), quantity: -1 }, 'damage', crypto.randomUUID())
  expect((await run(counted, { apply: shown[1] ?? '' })).done).toBe(false)
  expect((await run(prices, { apply: shown[0] ?? '' })).done).toBe(true)
  expect(await stored()).toEqual(['C-1 M  1', 'S-1 M 990 4', 'S-2 M 1290 '])
})

it('writes the stock that was counted, and no variant for it', async () => {
  await read(both)
  const written = async () => {
    const { rows } = await payload.db.drizzle.execute(sql`select sku, updated_at::text from variants order by sku`)
    return rows
  }
  const before = await written()
  await read(`${head}shirt;blue;M;S-1;;7\nshirt;red;M;S-2;12,90;4\n`)
  expect(await stored()).toEqual(['S-1 M  7', 'S-2 M 1290 4'])
  expect(await written()).toEqual(before)
  const { rows } = await payload.db.drizzle.execute(sql`
    select quantity, reason from shop.stock_moves order by id desc limit 2`)
  expect(rows).toEqual([
    { quantity: 4, reason: 'delivery' },
    { quantity: 2, reason: 'delivery' },
  ])
})

it('keeps no order waiting for prices', async () => {
  await read(`${both}coat;blue;M;C-1;;2\n`)
  const variants = [await idOf('S-1'), await idOf('C-1')]
  const text = `${head}shirt;blue;M;S-1;9,90;5\n`
  const { plan } = await run(text)
  const req = await createLocalReq({}, payload)
  const [written, ordered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const importing = withTransaction(req, async () => {
    const { done } = await importVariants(req, new TextEncoder().encode(text), { ...asked, apply: plan.token })
    written.resolve()
    await ordered.promise
    return done
  })
  await Promise.race([written.promise, importing])
  try {
    for (const variant of variants) {
      const shortages = await payload.db.drizzle.transaction(async (transaction) => {
        await transaction.execute(sql`set local lock_timeout = '5s'`)
        return reserve(transaction, crypto.randomUUID(), [{ variant, quantity: 1 }], new Date(Date.now() + 60_000))
      })
      expect(shortages).toEqual([])
    }
  } finally {
    ordered.resolve()
  }
  expect(await importing).toBe(true)
  expect((await stored()).at(1)).toBe('S-1 M 990 5')
})

it('changes prices for staff who do not handle orders, but no stock', async () => {
  await read(both)
  const refused = await read(`${head}shirt;blue;M;S-1;9,90;7\n`, { movesStock: false })
  expect(refused).toMatchObject({ done: false, plan: { errors: [{ line: 2, column: 'stock', problem: 'rights' }] } })
  expect(await stored()).toEqual(['S-1 M  5', 'S-2 M 1290 '])
  expect((await read(`${head}shirt;blue;M;S-1;9,90;5\n`, { movesStock: false })).done).toBe(true)
  expect(await stored()).toEqual(['S-1 M 990 5', 'S-2 M 1290 '])
})

it('leaves the variants of products alone that the table does not name', async () => {
  await read(`${both}coat;blue;M;C-1;;2\n`)
  await read(`${head}shirt;blue;M;S-1;;5\n`, { removeOthers: true })
  expect(await stored()).toEqual(['C-1 M  2', 'S-1 M  5'])
  await read(head, { removeOthers: true, product: shirt })
  expect(await stored()).toEqual(['C-1 M  2'])
})

it('names each wrong cell and does nothing', async () => {
  await read(both)
  const wrong = [
    'tie;blue;M;X-1;;1',
    'shirt;green;M;X-2;;1',
    'shirt;blue;;X-3;;1',
    'coat;blue;M;S-1;;1',
    'shirt;blue;XL;X-4;cheap;1',
    'shirt;blue;XXL;X-5;;-1',
    'shirt;red;S;X-6;;1',
    'shirt;red;S;X-7;;1',
  ]
  const { plan } = await read(`${head}${wrong.join('\n')}\n`)
  expect(plan.errors.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '2 product',
    '3 colour',
    '4 size',
    '5 otherProduct',
    '6 price',
    '7 number',
    '9 sameVariant',
  ])
  expect(await stored()).toEqual(['S-1 M  5', 'S-2 M 1290 '])
})

it.each([
  ['a price whose comma shifts the stock', 'shirt,blue,M,S-1,12,50,300', { stray: [2] }],
  ['a note beside the table', 'shirt,blue,M,S-1,12.50,7,count again', { stray: [2] }],
])('does nothing with a file that has %s', async (_, line, flaw) => {
  await read(both)
  const { done, plan } = await read(`${head.replaceAll(';', ',')}${line}\n`)
  expect([done, plan]).toMatchObject([false, { ...flaw, create: [], change: [] }])
  expect(await stored()).toEqual(['S-1 M  5', 'S-2 M 1290 '])
})

it('refuses two columns of one name, and says which column it does not read', async () => {
  await read(both)
  const twice = await read('product;colour;size;sku;stock;On hand\nshirt;blue;M;S-1;7;8\n')
  expect(twice).toMatchObject({ done: false, plan: { twice: ['stock'], change: [] } })
  const { plan } = await run('product;colour;size;sku;prise\nshirt;blue;L;S-3;12,90\n')
  expect(plan).toMatchObject({ unread: ['prise'], create: [{ fields: { price: null } }] })
  expect(await stored()).toEqual(['S-1 M  5', 'S-2 M 1290 '])
})

it('refuses a second variant of a colour and a size, also where the first is not in the table', async () => {
  await read(both)
  const { plan } = await run(`${head}shirt;blue;M;S-9;;5\n`)
  expect(plan.errors).toMatchObject([{ line: 2, column: 'size', problem: 'sameVariant' }])
})

it('takes a colour by its name in any language', async () => {
  const { plan } = await run(`${head}shirt;BLUE;M;S-1;;5\nshirt;Rot;M;S-2;;1\n`)
  expect(plan.create.map(({ fields }) => fields.colour)).toEqual(['blue', 'red'])
})

it('does not take away what someone is paying for', async () => {
  await read(both)
  await hold('S-1', 2)
  const less = await read(`${head}shirt;blue;M;S-1;;1\n`)
  expect(less.plan.errors).toMatchObject([{ line: 2, column: 'stock', problem: 'reserved' }])
  const none = await read(`${head}shirt;red;M;S-2;12,90;0\n`, { removeOthers: true })
  expect(none.plan.errors).toMatchObject([{ problem: 'reserved', value: 'S-1' }])
})

it('is open to staff alone', async () => {
  for (const { handler } of variantEndpoints)
    expect((await handler(await createLocalReq({}, payload))).status).toBe(403)
})

it('leaves what is stored where a cell is empty, and takes it away where it has a dash', async () => {
  const all = 'product;colour;size;sku;price;weight;ean;stock\n'
  await read(`${all}shirt;blue;M;S-1;24,90;300;4006381333931;7\n`)
  expect((await read(`${all}shirt;blue;M;S-1;;;;\n`)).plan).toMatchObject({ same: 1, change: [] })
  await read(`${all}shirt;blue;M;S-1; ; ; ; \n`)
  expect(await stored()).toEqual(['S-1 M 2490 7'])
  const { docs } = await payload.find({ collection: 'variants', depth: 0 })
  expect(docs).toMatchObject([{ weightGrams: 300, ean: '4006381333931' }])
  const { plan } = await read(`${all}shirt;blue;M;S-1;-;–;-;\n`, { pricesConfirmed: true })
  expect(plan.change).toMatchObject([
    { before: { price: 2490, stock: 7 }, fields: { price: null, weight: null, ean: null, stock: 7 } },
  ])
  expect(await stored()).toEqual(['S-1 M  7'])
})

it('exchanges sizes and colours of two and of three variants', async () => {
  const table = 'product;colour;size;sku;stock\n'
  await read(`${table}shirt;blue;S;A;7\nshirt;blue;M;B;5\nshirt;blue;L;C;3\n`)
  expect((await read(`${table}shirt;blue;M;A;7\nshirt;blue;S;B;5\n`)).done).toBe(true)
  expect(await stored()).toEqual(['A M  7', 'B S  5', 'C L  3'])
  expect((await read(`${table}shirt;blue;S;A;\nshirt;blue;L;B;\nshirt;blue;M;C;\n`)).done).toBe(true)
  expect(await stored()).toEqual(['A S  7', 'B L  5', 'C M  3'])
})

it('carries out prices that fall by more than half, or to nothing, only once they are confirmed', async () => {
  await read(`${head}shirt;blue;M;S-1;12,90;5\nshirt;red;M;S-2;;5\n`)
  const fallen = `${head}shirt;blue;M;S-1;6,44;5\nshirt;red;M;S-2;0,10;5\nshirt;red;L;S-3;0;5\nshirt;red;XL;S-4;9,90;5\n`
  const refused = await read(fallen)
  expect(refused).toMatchObject({
    done: false,
    plan: {
      errors: [],
      doubtful: [
        { sku: 'S-1', from: 1290, to: 644 },
        { sku: 'S-2', from: 1000, to: 10 },
        { sku: 'S-3', from: 1000, to: 0 },
      ],
    },
  })
  expect(await stored()).toEqual(['S-1 M 1290 5', 'S-2 M  5'])
  expect((await read(fallen, { pricesConfirmed: true })).done).toBe(true)
  expect((await stored())[0]).toBe('S-1 M 644 5')
  expect((await read(fallen)).plan.doubtful).toEqual([])
})
