import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { standaloneColours } from './standalone'

const tokens = readFileSync('src/design/tokens.css', 'utf8')

it.each(standaloneColours.match(/--.+;/g) ?? [])('%s is a token', (declaration) => {
  expect(tokens).toContain(`  ${declaration}\n`)
})
