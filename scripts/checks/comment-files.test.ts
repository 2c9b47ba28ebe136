import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { missingInComments } from './comment-files'

const folders = '{collections,e2e,migrations,scripts,seed,simulators,src,tests,tests-full}'
const files = globSync([`${folders}/**/*.{ts,tsx,mjs,css}`, '*.{ts,mjs}'])
const thisFile = 'scripts/checks/comment-files.test.ts'

it('comments name only files that exist', () => {
  const missing = files
    .filter((file) => file !== thisFile)
    .flatMap((file) => missingInComments(readFileSync(file, 'utf8'), files).map((name) => `${file}: ${name}`))
  expect(missing).toEqual([])
})

it.each([
  ['/** Written by `gone.ts`. */', ['gone.ts']],
  ['// See src/server/old/cache.ts.', ['src/server/old/cache.ts']],
  ['/*\n * Drawn by\n * gone-too.css\n */\nconst a = 1 // and by other.tsx', ['gone-too.css', 'other.tsx']],
  ['/** Beside src/server/cache.ts, in server/cache.ts and (cache.ts). */', []],
  ['// Every `*.gone.ts` is one, and src/**/gone.ts.', []],
  ["const path = 'https://example.com/gone.ts'", []],
])('%j names the missing files %j', (source, missing) => {
  expect(missingInComments(source, ['src/server/cache.ts'])).toEqual(missing)
})
