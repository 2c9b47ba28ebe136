import { expect, it } from 'vitest'
import { bar, left } from './bar.mjs'

it('draws a share, and nothing beyond its ends', () => {
  expect(bar(0)).toBe(`[${'.'.repeat(24)}]   0 %`)
  expect(bar(0.25)).toBe(`[######${'.'.repeat(18)}]  25 %`)
  expect(bar(0.999)).toContain(' 99 %')
  expect(bar(1.2)).toBe(`[${'#'.repeat(24)}] 100 %`)
})

it('says what is left from what has been done, once that says something', () => {
  expect(left(0.01, 5)).toBe('')
  expect(left(0.5, 30)).toBe('about 30 s left')
  expect(left(0.25, 60)).toBe('about 3 min left')
  expect(left(1, 60)).toBe('nearly done')
})
