import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { leftInEnglish, neverShown } from './translate-leftovers'

const packages = ['ui', 'next'].map((name) => path.resolve('node_modules/@payloadcms', name, 'dist'))

const inCode =
  /(?:\b(?:children|label|title|placeholder|heading): ?|toast\.\w+\()(["'`])([A-Z][a-z]+(?: [^"'`]{0,80})?)\1?/g

function textsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !/exports|\.spec|stories|__|test/i.test(name))
    .flatMap((name) =>
      [...readFileSync(path.join(folder, name), 'utf8').matchAll(inCode)].map((found) => found[2] ?? ''),
    )
}

it('every text that Payload has in English alone is translated, or never shown', () => {
  const unknown = [...new Set(packages.flatMap(textsOf))].filter((text) => {
    const said = text.replaceAll(/\$\{[^}]*\}?/g, '3')
    return !leftInEnglish.some(({ text: english }) => english.test(said)) && !neverShown.test(text)
  })
  expect(unknown).toEqual([])
})
