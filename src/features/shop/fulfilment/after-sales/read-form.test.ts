import { expect, it } from 'vitest'
import { asStated, quantityField, readStatement } from './read-form'

const statement = '0199a000-0000-7000-8000-000000000000'
const typed = { statement, name: 'Мария Иванова', number: 'L-1', email: 'm@example.com', scope: 'all' }
const line = {
  line: 'a',
  title: 'Риза',
  sku: 'R',
  colour: 'бяла',
  size: 'M',
  picture: null,
  exception: null,
  kept: 3,
  arrived: 3,
}
const opened = { id: 'order', number: 'L-2', email: 'known@example.com', lines: [line] }

it('names everything that is wrong at once', () => {
  const read = readStatement({ statement, email: 'm@', scope: 'part', goods: ' ' }, 'bg', null)
  expect(read).toMatchObject({
    ok: false,
    problem: {
      field: 'name',
      others: [
        { field: 'number', code: 'required' },
        { field: 'email', code: 'email' },
        { field: 'goods', code: 'required' },
      ],
    },
  })
})

it('reads everything, what is typed in words, and the chosen lines of an opened order, never more than there are', () => {
  expect(readStatement(typed, 'bg', null)).toMatchObject({ ok: true, statement: { goods: null, lines: [] } })
  expect(readStatement({ ...typed, scope: 'part', goods: 'Една риза' }, 'bg', null)).toMatchObject({
    statement: { goods: 'Една риза', lines: [] },
  })
  const chosen = { ...typed, scope: 'part', [quantityField('a')]: '9' }
  // Number and address are those of the opened order, whatever is typed.
  expect(readStatement(chosen, 'bg', opened)).toMatchObject({
    statement: {
      orderNumber: 'L-2',
      email: 'known@example.com',
      goods: null,
      lines: [{ line: 'a', title: 'Риза, бяла, M', quantity: 3 }],
    },
  })
  expect(readStatement({ ...chosen, [quantityField('a')]: '0' }, 'bg', opened)).toMatchObject({
    ok: false,
    problem: { code: 'choose', field: 'scope' },
  })
})

it('is one statement however often it is sent, and another one where the same form says something else', () => {
  const idOf = (fields: Record<string, string>) => {
    const read = readStatement(fields, 'bg', opened)
    return read.ok ? read.statement.id : null
  }
  const chosen = { ...typed, scope: 'part', [quantityField('a')]: '1' }
  expect(idOf(chosen)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(idOf({ ...chosen })).toBe(idOf(chosen))
  expect(idOf({ ...chosen, [quantityField('a')]: '2' })).not.toBe(idOf(chosen))
  expect(idOf({ ...chosen, statement: '0199a000-0000-7000-8000-000000000001' })).not.toBe(idOf(chosen))
})

it.each([
  ['9', '3'],
  ['1.5', '1'],
])('shows before it is stated what will be: of %s typed pieces %s', (quantity, shown) => {
  const more = { ...opened, lines: [line, { ...line, line: 'b' }] }
  const chosen = { ...typed, scope: 'part', [quantityField('a')]: quantity, [quantityField('b')]: '0.5' }
  const read = readStatement(chosen, 'bg', more)
  if (!read.ok) throw new Error('nothing is stated')
  expect(read.statement.lines.map((each) => each.quantity)).toEqual([Number(shown)])
  expect(asStated(chosen, read.statement, more)).toEqual({
    ...chosen,
    [quantityField('a')]: shown,
    [quantityField('b')]: '0',
  })
})
