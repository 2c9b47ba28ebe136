import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { orderKit } from '../orders/order-kit'

const { payload } = await freshCms()
const kit = await orderKit(payload)
const { variantEndpoints } = await import('@/features/shop/goods/variants/endpoints')
const { tableOfProduct } = await import('@/features/shop/goods/variants/save-rows')

const editorWho = (handlesOrders: boolean) => {
  const data = { email: `${randomUUID()}@example.com`, password: 'long-enough-for-a-test', role: 'editor' } as const
  return payload.create({ collection: 'users', data: { ...data, handlesOrders } })
}
const packer = await editorWho(true)
const editor = await editorWho(false)

async function saved(user: typeof editor, product: string, table: object) {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  Object.assign(req, {
    routeParams: { id: product },
    json: async () => ({ reason: 'delivery', removed: [], ...table }),
  })
  return variantEndpoints.find(({ path }) => path === '/:id/table')?.handler(req)
}

it('stock that is typed into the table of a product is added once, however often it is sent', async () => {
  const { id, product } = await kit.variantWith(5)
  const [row] = await tableOfProduct(payload.db.drizzle, product, 'bg')
  if (!row) throw new Error('no variant')
  const rows = [{ id, seen: row.cells, cells: { ...row.cells, stock: '8' } }]
  const save = (key: string | null) => saved(packer, product, { key, rows })
  const key = randomUUID()
  const answers = await Promise.all([save(key), save(key)])
  expect(await Promise.all(answers.map((answer) => answer?.json()))).toMatchObject([{ done: true }, { done: true }])
  expect(await (await save(key))?.json()).toMatchObject({ done: true })
  expect(await kit.stockOf(id)).toEqual({ onHand: 8, reserved: 0 })
  expect((await save(null))?.status).toBe(400)
})

it('the table of an editor who does not handle orders changes prices, but no stock', async () => {
  const { id, product } = await kit.variantWith(5)
  const [row] = await tableOfProduct(payload.db.drizzle, product, 'bg')
  if (!row) throw new Error('no variant')
  const save = async (typed: Partial<typeof row.cells>) => {
    const rows = [{ id, seen: row.cells, cells: { ...row.cells, ...typed }, priceConfirmed: true }]
    return (await saved(editor, product, { key: randomUUID(), rows }))?.json()
  }
  expect(await save({ price: '19,90', stock: '8' })).toMatchObject({
    done: false,
    errors: [{ column: 'stock', problem: 'rights' }],
  })
  expect(await save({ price: '19,90' })).toMatchObject({ done: true })
  expect(await payload.findByID({ collection: 'variants', id })).toMatchObject({ priceCents: 1990 })
  expect(await kit.stockOf(id)).toEqual({ onHand: 5, reserved: 0 })
})
