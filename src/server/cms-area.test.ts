import type { CollectionConfig, Endpoint } from 'payload'
import { expect, it } from 'vitest'
import { addEndpoints, changeCollections } from './cms-area'

const endpoint = (path: string): Endpoint => ({ path, method: 'get', handler: () => new Response() })

const collections: CollectionConfig[] = [
  { slug: 'orders', fields: [], endpoints: [endpoint('/own')] },
  { slug: 'returns', fields: [] },
]

it('adds to the collection that is named, after what it has', () => {
  const [orders, returns] = changeCollections(collections, {
    orders: [addEndpoints([endpoint('/one')]), addEndpoints([endpoint('/two')])],
  })
  expect(orders?.endpoints).toMatchObject([{ path: '/own' }, { path: '/one' }, { path: '/two' }])
  expect(returns).toBe(collections[1])
})

it('refuses a change of a collection that is not there', () => {
  expect(() => changeCollections(collections, { coupons: [addEndpoints([])] })).toThrow('no such collection: coupons')
})
