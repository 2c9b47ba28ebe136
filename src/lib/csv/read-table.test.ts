import { problem } from '@collections/document-endpoint'
import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { tableBounds } from './parse-table'
import { byHeading, readTable } from './read-table'

const columns = { byHeading: byHeading(['name', 'size'], (column) => `${column} of it`), required: ['name' as const] }
const read = (text: string) => readTable(new TextEncoder().encode(text), columns)

const megabyte = 1024 * 1024
const lines = (count: number, line: string) => `name,size\n${`${line}\n`.repeat(count)}`

it.each([
  ['a few lines', lines(3, 'a,b'), 3],
  ['more than a megabyte, in a thread', lines(30_000, `${'a'.repeat(40)},b`), 30_000],
  ['as many lines as there may be', lines(tableBounds.rows, 'a,b'), tableBounds.rows],
  ['as many cells of a line', lines(2, ','.repeat(tableBounds.columns - 1).replace(',', 'a,')), 2],
  ['as many letters of a cell', lines(2, 'a'.repeat(tableBounds.letters)), 2],
])('reads %s', async (_, text, count) => {
  const { rows, missing, broken } = await read(text)
  expect([rows.length, missing, broken]).toEqual([count, [], false])
})

it('reads entities of web pages as the text that they stand for, also in a thread', async () => {
  const line = `Шоколад &quot;Милка&quot; &frac12;${' '.repeat(90)},R&D`
  const cells = { name: 'Шоколад "Милка" ½', size: 'R&D' }
  for (const count of [1, 15_000]) expect((await read(lines(count, line))).rows.at(-1)?.cells).toEqual(cells)
})

it('leaves out zero bytes, which no database keeps', async () => {
  expect((await read('name,size\na\0b,c\0\n')).rows).toEqual([{ line: 2, cells: { name: 'ab', size: 'c' } }])
})

it('reads in a thread what it reads here', async () => {
  const line = `"${'д'.repeat(50)}, ""б""",=1`
  const [few, many] = [await read(lines(1, line)), await read(lines(15_000, line))]
  expect(many.rows[0]).toEqual(few.rows[0])
  expect(many.rows.at(-1)?.line).toBe(15_001)
  expect(many.digest).not.toBe(few.digest)
  expect((await read(lines(15_000, line))).digest).toBe(many.digest)
})

it.each([
  ['a line of delimiters', ','.repeat(14 * megabyte), 'columns'],
  ['lines of delimiters', lines(20_000, ','.repeat(500)), 'columns'],
  ['a small line of delimiters', `name,size\n${';,\t'.repeat(200)}`, 'columns'],
  ['line breaks', '\n'.repeat(14 * megabyte), 'rows'],
  ['small lines', lines(tableBounds.rows + 1, 'a'), 'rows'],
  ['quotes', '"'.repeat(14 * megabyte), 'letters'],
  ['one cell', `name,size\n${'a'.repeat(14 * megabyte)}`, 'letters'],
  ['a cell a letter too long', `name,size\n${'a'.repeat(tableBounds.letters + 1)}`, 'letters'],
  ['a quote without an end', `name,size\n"${`${'a'.repeat(300)},b\n`.repeat(40_000)}`, 'letters'],
])('refuses %s', async (_, text, bound) => {
  await expect(read(text)).rejects.toMatchObject({ bound })
})

it('says in every language what a table may have', () => {
  for (const language of locales) {
    const said = (['tableColumns', 'tableRows', 'tableCell'] as const).map((name) =>
      problem(name, language).replaceAll(/(?<=\d)[\s.,\u00a0](?=\d{3})/g, ''),
    )
    const { columns: cells, rows, letters } = tableBounds
    expect(said).toEqual([cells, rows, letters].map((bound) => expect.stringContaining(String(bound))))
  }
})
