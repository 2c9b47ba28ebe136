import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Components that show the state of a refused form, and also what is wrong with fields that it does not show. */
const showsAll = /<Form\b|<FormFields\b|refusalOf\(/

it('every component that sends a form shows all that is wrong with it', () => {
  const sending = globSync('src/**/*.tsx').filter((path) => /useActionState\(|useActionState</.test(read(path)))
  expect(sending.length).toBeGreaterThan(3)
  expect(sending.filter((path) => !showsAll.test(read(path)))).toEqual([])
})

const read = (path: string) => readFileSync(path, 'utf8').replaceAll(/^import .*$/gm, '')
