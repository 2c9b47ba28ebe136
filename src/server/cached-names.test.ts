import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('gives no two cached reads one name: they would answer each other', () => {
  const files = globSync('src/**/*.{ts,tsx}')
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bcached\(\s*\{\s*name: '([^']+)'/g)].map((match) => match[1]),
  )
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
