import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../setup/database'

await freshDatabase()
process.env.NEW_SEARCHES_A_MINUTE = '3'
const { mayAsk } = await import('@/features/search/may-ask')
const { cmsSystem } = await import('@/server/cms')

afterAll(async () => (await cmsSystem()).destroy())

it('lets a network ask so many new questions a minute, and others go on', async () => {
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3']) expect(await mayAsk(address)).toBe(true)
  expect(await mayAsk('2001:db8::4')).toBe(false)
  expect(await mayAsk('198.51.100.7')).toBe(true)
})
