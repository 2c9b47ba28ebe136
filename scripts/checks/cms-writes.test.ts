import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writesToCms } from './cms-writes'

const rowOfGuide = /^\| `(\w+)` +\| ((?:`[^`|]+`(?:, )?)*) *\| ((?:`[^`|]+`(?:, )?)*) *\|$/gm

it('the guide to upgrades says which file writes to which table of Payload', () => {
  const written = globSync('{src,collections}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const { insert, change } = writesToCms(readFileSync(file, 'utf8'))
      return [
        ...insert.map((table) => `${file} inserts ${table}`),
        ...change.map((table) => `${file} changes ${table}`),
      ]
    })
  const told = [...readFileSync('docs/upgrades.md', 'utf8').matchAll(rowOfGuide)].flatMap(
    ([, table, inserted = '', changed = '']) => [
      ...filesIn(inserted).map((file) => `${file} inserts ${table}`),
      ...filesIn(changed).map((file) => `${file} changes ${table}`),
    ],
  )
  expect(told.sort()).toEqual(written.sort())
})

const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file)

/** A placeholder as it stands in a source. */
const slot = (name: string) => `$\{${name}}`

it.each([
  ['a table by its name', `const { customers } = tables; update ${slot('customers')} set`, [], ['customers']],
  ['another name', `const { ordersHistory: h } = tables; insert into ${slot('h')} (`, ['ordersHistory'], []],
  ['a table among the others', `delete from ${slot('tables.redirects')}`, [], ['redirects']],
  ['a constant', `const { orders } = tables\nconst o = orders\n  delete from ${slot('o')}`, [], ['orders']],
  ['no table of ours', `const { products } = tables.prices; update ${slot('products')} set`, [], []],
])('knows %s', (_what, source, insert, change) => {
  expect(writesToCms(source)).toEqual({ insert, change })
})
