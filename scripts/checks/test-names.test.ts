import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { bearsNameOfSource } from './test-names'

it('wants the name of a source, or of the folder', () => {
  const fits = (name: string) =>
    bearsNameOfSource(`src/cache/${name}`, "import { tag } from './tags'", ['tags', 'store'])
  expect(
    ['tags.test.ts', 'tags-purge.test.tsx', 'store.test.ts', 'cache.test.ts'].filter((name) => !fits(name)),
  ).toEqual([])
  expect(['purge.test.ts', 'tagset.test.ts', 'store-purge.test.ts'].filter(fits)).toEqual([])
  expect(bearsNameOfSource('src/cache/words.test.ts', "import { words } from '../words'", ['tags'])).toBe(true)
})

it('holds for all tests beside their sources', () => {
  const tests = globSync('{src,collections}/**/*.test.{ts,tsx}')
  expect(tests.length).toBeGreaterThan(250)
  const wrong = tests.filter(
    (file) => !bearsNameOfSource(file, readFileSync(file, 'utf8'), namesIn(path.dirname(file))),
  )
  expect(wrong).toEqual([])
})

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => name.replace(/\.tsx?$/, ''))
