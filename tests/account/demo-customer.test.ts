import { expect, it } from 'vitest'
import { demoCustomer } from '../../seed/sign-ins'
import { authServer } from '../auth-server/auth-server'
import { freshCms } from '../setup/cms'

const server = await authServer()

const { payload } = await freshCms(server.environment())

it('furnishes the account of the demonstration once, and only where the sign-in has it', async () => {
  const { writeCustomer } = await import('../../seed/write/customer')
  await writeCustomer(payload)
  expect((await payload.count({ collection: 'customers' })).totalDocs).toBe(0)

  const { email, password } = demoCustomer
  await server.admin().createUser({ email, password, email_confirm: true })
  for (const _ of [1, 2]) await writeCustomer(payload)
  const counts = await Promise.all(
    (['customers', 'addresses', 'orders', 'returns', 'downloads'] as const).map(
      async (collection) => (await payload.count({ collection })).totalDocs,
    ),
  )
  expect(counts).toEqual([1, 2, 5, 2, 1])

  const { docs } = await payload.find({ collection: 'customers' })
  const [customer] = docs
  expect(customer).toMatchObject({ email, name: 'Мария Иванова', shippingAddress: { city: 'София' } })
  if (!customer) throw new Error('There is no customer.')
  const { downloadsOf, downloadState } = await import('@/features/account/downloads')
  expect((await downloadsOf(customer, null)).docs.map(downloadState)).toEqual(['open'])

  // Without shops and prices, follows are words only and list items are notes only.
  const { writeLists } = await import('../../seed/write/lists')
  const { ownLists } = await import('@/features/lists/server/sync-lists')
  const { followsOf } = await import('@/features/lists/follow/own-follows')
  for (const _ of [1, 2]) await writeLists(payload)
  expect((await ownLists(customer)).map(({ name, items }) => [name, items.length])).toEqual([
    ['За седмицата', 6],
    ['Рожденият ден на Ани', 4],
  ])
  expect((await followsOf(customer)).map(({ kind, name }) => [kind, name])).toEqual([['word', 'кафе']])
})
