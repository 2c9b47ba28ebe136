import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { shownVariantPlan } from '@/admin/variants/variant-plan'
import { freshCms } from '../../setup/cms'
import { parcelKit } from '../fulfilment/parcel-kit'

const { payload } = await freshCms()
const kit = await parcelKit(payload)
const { importVariants, variantEndpoints } = await import('@/features/shop/goods/variants/endpoints')

const data = { email: `${randomUUID()}@example.com`, password: 'long-enough-for-a-test', role: 'editor' } as const
const editor = await payload.create({ collection: 'users', data })

/** The exported lines of one variant, with the heading. */
async function exportOf(id: string): Promise<{ head: string; row: string }> {
  const req = await createLocalReq({ user: { ...editor, collection: 'users' } }, payload)
  const answer = await variantEndpoints.find(({ method }) => method === 'get')?.handler(req)
  const [head = '', ...rows] = (await answer?.text())?.split('\r\n') ?? []
  const { sku } = await payload.findByID({ collection: 'variants', id, depth: 0 })
  return { head, row: rows.find((row) => row.includes(sku)) ?? '' }
}

const asked = { product: null, reason: 'count', removeOthers: false, apply: null, movesStock: true } as const
async function read(text: string) {
  const file = new TextEncoder().encode(text)
  const { plan } = await kit.step((req) => importVariants(req, file, asked))
  const { done } = await kit.step((req) => importVariants(req, file, { ...asked, apply: plan.token }))
  return { done, plan: shownVariantPlan.parse(plan) }
}

const sellOne = (line: Awaited<ReturnType<typeof kit.variantWith>>['line']) => kit.placed(kit.requestOf([line]))
const typed = (row: string, stock: number) => row.replace(/\d+(?=[;,]\d+ #\d+$)/, String(stock))

it('an export that is imported after a sale does not bring the sold piece back', async () => {
  const { id, line } = await kit.variantWith(1)
  const { head, row } = await exportOf(id)
  await sellOne(line)
  expect((await read(`${head}\n${row}\n`)).plan).toMatchObject({ same: 1, change: [], errors: [] })
  expect(await kit.stockOf(id)).toEqual({ onHand: 0, reserved: 0 })
})

it('a size that a spreadsheet takes for a day, and an EAN that it shortens, come back as they were', async () => {
  const { id } = await kit.variantWith(1)
  await payload.update({ collection: 'variants', id, data: { size: '10-12', ean: '4006381333931' } })
  const { head, row } = await exportOf(id)
  expect(row).toContain("'10-12")
  expect((await read(`${head}\n${row}\n`)).plan).toMatchObject({ same: 1, change: [], errors: [] })
  const shortened = row.replace("'4006381333931", '"4,00638E+12"')
  expect((await read(`${head}\n${shortened}\n`)).plan.errors).toMatchObject([{ column: 'ean', problem: 'shortened' }])
})

it('stock that is typed into an export is added to what is left, once', async () => {
  const { id, line } = await kit.variantWith(3)
  const { head, row } = await exportOf(id)
  await sellOne(line)
  const file = `${head}\n${typed(row, 7)}\n`
  expect((await read(file)).plan.change).toMatchObject([{ before: { stock: 3 }, fields: { stock: 7 } }])
  const { id: order } = await sellOne(line)
  expect((await read(file)).plan).toMatchObject({ same: 1, change: [], errors: [] })
  await kit.sent(order, await kit.linesOf(order))
  expect(await read(file)).toMatchObject({
    done: false,
    plan: { errors: [{ column: 'stock', problem: 'changedSinceExport' }] },
  })
  expect(await kit.stockOf(id)).toEqual({ onHand: 5, reserved: 0 })
})

it('a count is of the shelf, on which sold pieces lie until they are packed', async () => {
  const { id, line } = await kit.variantWith(12)
  const { id: order } = await kit.placed(kit.requestOf([{ ...line, quantity: 3 }]))
  const { head, row } = await exportOf(id)
  expect((await read(`${head}\n${typed(row, 12)}\n`)).plan).toMatchObject({ same: 1, change: [], errors: [] })
  expect((await read(`${head}\n${typed(row, 2)}\n`)).plan.errors).toMatchObject([
    { column: 'stock', problem: 'reserved' },
  ])
  expect((await read(`${head}\n${typed(row, 11)}\n`)).done).toBe(true)
  expect(await kit.stockOf(id)).toEqual({ onHand: 8, reserved: 0 })
  await kit.sent(order, await kit.linesOf(order))
  const { row: packed } = await exportOf(id)
  expect((await read(`${head}\n${typed(packed, 8)}\n`)).plan).toMatchObject({ same: 1, change: [], errors: [] })
})

it('a table without the exported stock replaces the stock, and says so', async () => {
  const { id, line } = await kit.variantWith(3)
  const { head, row } = await exportOf(id)
  const { id: order } = await sellOne(line)
  const withoutLast = (text: string) => text.replace(/[;,][^;,]*$/, '')
  const file = `${withoutLast(head)}\n${withoutLast(row)}\n`
  expect((await read(file)).plan).toMatchObject({ same: 1, change: [], errors: [] })
  await kit.sent(order, await kit.linesOf(order))
  const { plan } = await read(file)
  expect(plan.change).toMatchObject([{ stockSet: true, before: { stock: 2 }, fields: { stock: 3 } }])
  expect(await kit.stockOf(id)).toEqual({ onHand: 3, reserved: 0 })
})
