import { expect, it } from 'vitest'
import { refusedAnswer } from './refused-answer'

const browser = { headers: new Headers({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }) }
const program = { headers: new Headers({ accept: '*/*' }) }

it('a program is told the reason, and a person who followed a link in a sentence', async () => {
  const told = refusedAnswer(program, 'too-many', 'de')
  expect([told.status, told.headers.get('retry-after'), await told.json()]).toEqual([429, '60', { error: 'too-many' }])
  const shown = refusedAnswer(browser, 'too-many', 'de')
  expect([shown.status, shown.headers.get('content-type')]).toEqual([429, 'text/plain;charset=UTF-8'])
  expect(await shown.text()).toContain('zu viele Dateien')
  const missing = refusedAnswer(browser, 'not-found', 'en')
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([404, null])
  expect(await missing.text()).toMatch(/^Page Not Found\. /)
  expect(missing.headers.get('cache-control')).toBe('no-store')
})
