import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../setup/database'

await freshDatabase()
process.env.NEW_SEARCHES_A_MINUTE = '3'
const { checkQuestionLimit } = await import('@/features/search/search-in-brochure')
const { cmsSystem } = await import('@/server/cms')

afterAll(async () => (await cmsSystem()).destroy())

const first = (forwardedFor: string) => checkQuestionLimit({ forwardedFor, isFurtherPage: false })
const further = (forwardedFor: string) => checkQuestionLimit({ forwardedFor, isFurtherPage: true })

it('lets a network ask so many new questions a minute, and others go on', async () => {
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3']) expect(await first(address)).toBe(true)
  expect(await first('2001:db8::4')).toBe(false)
  expect(await first('198.51.100.7')).toBe(true)
})

it('counts four further pages of results as one question, so that there is an end to them too', async () => {
  const address = '203.0.113.9'
  expect(await first(address)).toBe(true)
  for (let page = 0; page < 8; page++) expect(await further(address)).toBe(true)
  expect(await further(address)).toBe(false)
  expect(await first(address)).toBe(false)
})
