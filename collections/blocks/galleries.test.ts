import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageBlocks } from '.'

it.each(pageBlocks.map(({ slug }) => slug))('%s has a picture for the editors', (slug) => {
  expect(existsSync(`public/blocks/${slug}.svg`)).toBe(true)
})
