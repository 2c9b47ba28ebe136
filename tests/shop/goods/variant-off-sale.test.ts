import { expect, it } from 'vitest'
import { shownVariantPlan } from '@/admin/variants/variant-plan'
import { freshCms } from '../../setup/cms'
import { both, head, variantTableKit } from './variant-table-kit'

const { payload } = await freshCms()
const { hold, read, run, stored } = await variantTableKit(payload)

async function takeOffSale(sku: string) {
  const where = { sku: { equals: sku } }
  const { docs } = await payload.update({ collection: 'variants', where, data: { offSale: true } })
  expect(docs).toHaveLength(1)
}

async function areOnSale() {
  const { docs } = await payload.find({ collection: 'variants', sort: 'sku', depth: 0 })
  return docs.map(({ sku, offSale }) => [sku, !offSale])
}

it('puts back on sale what it names, as it says before, and leaves what is stored where a cell is empty', async () => {
  const all = 'product;colour;size;sku;price;weight;ean;stock\n'
  await read(`${all}shirt;blue;M;S-1;24,90;300;4006381333931;7\nshirt;red;M;S-2;;;;1\n`)
  await takeOffSale('S-1')
  const named = `${all}shirt;blue;M;S-1;;;;\n`
  const { plan } = await run(named)
  expect(plan).toMatchObject({ create: [], same: 0, errors: [], remove: [] })
  const kept = { price: 2490, weight: 300, ean: '4006381333931', stock: 7 }
  expect(shownVariantPlan.parse(plan).change).toMatchObject([{ line: 2, back: true, before: kept, fields: kept }])
  expect(await areOnSale()).toEqual([
    ['S-1', false],
    ['S-2', true],
  ])
  expect((await read(named)).done).toBe(true)
  expect(await areOnSale()).toEqual([
    ['S-1', true],
    ['S-2', true],
  ])
  expect(await stored()).toEqual(['S-1 M 2490 7', 'S-2 M  1'])
  await takeOffSale('S-1')
  expect((await read(`${all}shirt;blue;M;S-1;19,90;;;3\n`)).plan.change).toMatchObject([
    { back: true, before: { price: 2490, stock: 7 }, fields: { price: 1990, weight: 300, stock: 3 } },
  ])
  expect(await stored()).toEqual(['S-1 M 1990 3', 'S-2 M  1'])
})

it('leaves alone what is off sale and not named, also where it removes the others', async () => {
  await read(both)
  await takeOffSale('S-1')
  const { plan } = await read(`${head}shirt;red;L;S-3;;2\n`, { removeOthers: true })
  expect(plan).toMatchObject({ create: [{}], change: [], remove: [{ sku: 'S-2' }] })
  expect(await stored()).toEqual(['S-1 M  5', 'S-3 L  2'])
  expect((await areOnSale())[0]).toEqual(['S-1', false])
})

it('says that a new SKU takes over the off-sale variant of its colour and size, with its stock', async () => {
  await read(both)
  await takeOffSale('S-1')
  const { plan } = await read(`${head}shirt;blue;M;S-9;;\n`)
  expect(plan.change).toMatchObject([
    { back: true, before: { sku: 'S-1', stock: 5 }, fields: { sku: 'S-9', stock: 5 } },
  ])
  expect(await stored()).toEqual(['S-2 M 1290 ', 'S-9 M  5'])
})

it('gives the colour and size of an off-sale variant to one that is on sale', async () => {
  await read(both)
  await takeOffSale('S-1')
  expect((await read(`${head}shirt;blue;M;S-2;;\n`)).done).toBe(true)
  expect((await stored())[1]).toBe('S-2 M 1290 ')
})

it('refuses the SKU of an off-sale variant of another product, and less than is being paid for', async () => {
  await read(both)
  await hold('S-1', 2)
  await takeOffSale('S-1')
  const other = await read(`${head}coat;blue;M;S-1;;5\n`)
  expect(other.plan.errors).toMatchObject([{ line: 2, column: 'sku', problem: 'otherProduct' }])
  const less = await read(`${head}shirt;blue;M;S-1;;1\n`)
  expect(less.plan.errors).toMatchObject([{ line: 2, column: 'stock', problem: 'reserved' }])
})
