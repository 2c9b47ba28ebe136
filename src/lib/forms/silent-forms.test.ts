import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Components that show all errors, including those of fields that are not on the page. */
const showsAll = /<Form\b|<FormFields\b|refusalOf\(/

it('every component that sends a form shows all that is wrong with it', () => {
  const sending = globSync('src/**/*.tsx').filter((path) => /useActionState\(|useActionState</.test(read(path)))
  expect(sending.length).toBeGreaterThan(3)
  expect(sending.filter((path) => !showsAll.test(read(path)))).toEqual([])
})

const read = (path: string) => readFileSync(path, 'utf8').replaceAll(/^import .*$/gm, '')
