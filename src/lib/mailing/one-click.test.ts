import { expect, it } from 'vitest'
import { oneClickHeaders, oneClickUrl } from './one-click'

it('the address for mail programs keeps the language of the mail, for people whose program opens it', () => {
  const url = oneClickUrl('/api/newsletter/link', 'end.1.signature', 'de')
  expect(url).toMatch(/^https?:\/\/[^/]+\/api\/newsletter\/link\?token=end\.1\.signature&language=de$/)
  expect(oneClickHeaders(url)['List-Unsubscribe']).toBe(`<${url}>`)
})
