import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { orderKit } from '../orders/order-kit'

const { payload } = await freshCms()
const kit = await orderKit(payload)
const { variantEndpoints } = await import('@/features/shop/goods/variants/endpoints')
const { tableOfProduct } = await import('@/features/shop/goods/variants/save-rows')

const data = { email: `${randomUUID()}@example.com`, password: 'long-enough-for-a-test', role: 'editor' } as const
const editor = await payload.create({ collection: 'users', data })

it('stock that is typed into the table of a product is added once, however often it is sent', async () => {
  const { id, product } = await kit.variantWith(5)
  const [row] = await tableOfProduct(payload.db.drizzle, product, 'bg')
  if (!row) throw new Error('no variant')
  const rows = [{ id, seen: row.cells, cells: { ...row.cells, stock: '8' } }]
  const save = async (key: string | null) => {
    const req = await createLocalReq({ user: { ...editor, collection: 'users' } }, payload)
    Object.assign(req, {
      routeParams: { id: product },
      json: async () => ({ key, reason: 'delivery', removed: [], rows }),
    })
    return variantEndpoints.find(({ path }) => path === '/:id/table')?.handler(req)
  }
  const key = randomUUID()
  const answers = await Promise.all([save(key), save(key)])
  expect(await Promise.all(answers.map((answer) => answer?.json()))).toMatchObject([{ done: true }, { done: true }])
  expect(await (await save(key))?.json()).toMatchObject({ done: true })
  expect(await kit.stockOf(id)).toEqual({ onHand: 8, reserved: 0 })
  expect((await save(null))?.status).toBe(400)
})
