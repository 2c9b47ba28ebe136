import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A page for reading, whose texts never change. */
const still = ['src/features/brochures/reading/components/reading-view.tsx']

const comes = /^\s*\{.* && (?:`.*|<>.*<\/>)\}$/
const opens = /(^\s*<\w[^/]*|^\s*)>$/
const closes = /^\s*<\//

/** React cannot take away a text that a translating browser has replaced, and the page of errors would be shown; an element it can. */
it('a text that comes and goes beside others is in an element of its own', () => {
  const files = globSync('src/{app,design,features}/**/*.tsx').filter((path) => !still.includes(path))
  expect(files.length).toBeGreaterThan(300)
  const bare = files.flatMap((path) => {
    const lines = readFileSync(path, 'utf8').split('\n')
    return lines.flatMap((line, at) => {
      const isOnly = opens.test(lines[at - 1] ?? '') && closes.test(lines[at + 1] ?? '')
      return comes.test(line) && !isOnly ? [`${path}:${at + 1}`] : []
    })
  })
  expect(bare).toEqual([])
})
