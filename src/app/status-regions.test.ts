import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tags = /<[a-z]+\s[^>]*?role="status"[^>]*>/g

/** Screen readers report words that come into a region, not a region that comes with its words (WCAG, ARIA22). */
it('regions for messages are there before their words', () => {
  const regions = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(tags)].map(([tag]) => `${file}: ${tag}`),
  )
  expect(regions.length).toBeGreaterThan(40)
  expect(regions.filter((region) => region.includes('empty:hidden'))).toEqual([])
})
