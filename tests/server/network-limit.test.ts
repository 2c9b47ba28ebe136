import { expect, it } from 'vitest'
import { freshCms } from '../setup/cms'

const { payload } = await freshCms()
const { giveNetworkPoint, takeNetworkPoint } = await import('@/server/network-limit')

const limit = { name: 'test', points: 2, seconds: 60 }

async function taken(networks: string[]): Promise<number> {
  let count = 0
  for (const network of networks) if (await takeNetworkPoint(payload, limit, network)) count += 1
  return count
}

const networksOf = (site: string, count: number) => Array.from({ length: count }, (_, at) => `${site}:${at}`)

it('gives each network its points, and one connection no more than ten networks have', async () => {
  expect(await taken(Array(3).fill('203.0.113.1'))).toBe(2)
  expect(await taken(Array(3).fill('2001:db8:1:0'))).toBe(2)
  expect(await taken(networksOf('2001:db8:2', 25))).toBe(20)
  expect(await taken(['2001:db8:3:0'])).toBe(1)
})

it('gives a point back to the network and to its connection', async () => {
  expect(await taken(Array(2).fill('203.0.113.2'))).toBe(2)
  await giveNetworkPoint(payload, limit, '203.0.113.2')
  expect(await taken(Array(2).fill('203.0.113.2'))).toBe(1)
  const networks = networksOf('2001:db8:4', 20)
  expect(await taken(networks)).toBe(20)
  await giveNetworkPoint(payload, limit, '2001:db8:4:0')
  expect(await taken(['2001:db8:4:99', '2001:db8:4:99'])).toBe(1)
})
