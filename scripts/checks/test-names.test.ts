import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { levels, shopLevels } from './areas'
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

/** Folders of tests that are about no area: the CMS, the server, and what tests need. */
const others = ['access', 'admin', 'auth-contract', 'auth-server', 'server', 'setup', 'surface', 'tooling']

it('tests with a database lie in the folder of their area', () => {
  const known = new Set<string>([...levels.flat(), ...others])
  expect(foldersIn('tests').filter((name) => !known.has(name))).toEqual([])
  expect(foldersIn('tests/shop').sort()).toEqual(shopLevels.flat().toSorted())
})

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => name.replace(/\.tsx?$/, ''))
