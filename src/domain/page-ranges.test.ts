import { expect, it } from 'vitest'
import { pageRanges } from './page-ranges'

it.each([
  [[], ''],
  [[4], '4'],
  [[1, 2, 3, 7], '1–3, 7'],
  [[8, 1, 2, 2, 10, 9], '1–2, 8–10'],
])('pages %j', (pages, expected) => {
  expect(pageRanges(pages)).toBe(expected)
})
