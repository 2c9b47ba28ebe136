import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Two of one name would answer each other, share one count, or accept each other's links. */
const spelled = {
  'cached read': /\bcached\(\s*\{\s*name: '([^']+)'/g,
  answer: /\banswered(?:Each)?\(\s*\{\s*name: '([^']+)'/g,
  limit: /\{\s*name: '([^']+)',\s*(?:points|seconds|ofNetwork|ofPair)\b/g,
  'purpose of a signed token': /\bsignedTokens\('([^']+)'/g,
  'purpose of a mark of a session': /\bsessionMark\('[^']+', '([^']+)'/g,
}

it.each(Object.entries(spelled))('gives no two of one kind one name: %s', (_, pattern) => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', '**/*.test.tsx'] })
  const names = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
