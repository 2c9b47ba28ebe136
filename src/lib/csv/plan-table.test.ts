import { describe, expect, it } from 'vitest'
import type { Table } from './parse-table'
import { planTable, type TablePlan } from './plan-table'
import { noFlaws } from './table-flaws'

type Tins = TablePlan<{
  column: 'name' | 'price'
  problem: 'empty'
  fields: { price: string }
  change: { id: string }
  removed: { id: string }
  doubt: { price: string }
}>

const table = (names: string[], given: Partial<Table<'name' | 'price'>> = {}): Table<'name' | 'price'> => ({
  rows: names.map((name, index) => ({ line: index + 2, cells: { name, price: `${index + 2}` } })),
  ...noFlaws,
  digest: names.join(),
  ...given,
})

function plan(given: Table<'name' | 'price'>, stored: Record<string, string> = {}): Tins {
  const met = new Set<string>()
  return planTable({
    table: given,
    against: () => [stored],
    compare: ({ cells: { name = '', price = '' } }) => {
      met.add(name)
      if (name === '') return { wrong: [{ column: 'name', problem: 'empty' }] }
      const doubt = price === '2' ? { price } : null
      if (!(name in stored)) return { fields: { price }, change: null, doubt }
      return { fields: { price }, change: stored[name] === price ? 'same' : { id: name }, doubt }
    },
    leftOut: ({ remove }) => {
      for (const id of Object.keys(stored)) if (!met.has(id)) remove.push({ id })
    },
  })
}

describe('planTable', () => {
  it('sorts the rows into new, changed, same and wrong ones, with their lines', () => {
    expect(plan(table(['corn', 'peas', 'beans', '']), { peas: '9', beans: '4', plums: '1' })).toMatchObject({
      create: [{ line: 2, fields: { price: '2' } }],
      change: [{ line: 3, id: 'peas', fields: { price: '3' } }],
      same: 1,
      remove: [{ id: 'plums' }],
      doubtful: [{ line: 2, price: '2' }],
      errors: [{ line: 5, column: 'name', problem: 'empty', value: '' }],
    })
  })

  it.each([{ broken: true }, { missing: ['price' as const] }, { twice: ['price' as const] }, { stray: [2] }])(
    'does nothing with a table that is %o',
    (flaw) => {
      expect(plan(table(['corn'], flaw), { plums: '1' })).toMatchObject({ ...flaw, create: [], remove: [] })
    },
  )

  it('names headings that are not read, and plans the rest', () => {
    expect(plan(table(['corn'], { unread: ['prise'] }))).toMatchObject({ unread: ['prise'], create: [{ line: 2 }] })
  })

  it('has a token of the table and of the stored rows', () => {
    const { token } = plan(table(['corn']), { plums: '1' })
    expect(plan(table(['corn']), { plums: '1' }).token).toBe(token)
    expect(plan(table(['peas']), { plums: '1' }).token).not.toBe(token)
    expect(plan(table(['corn']), { plums: '2' }).token).not.toBe(token)
  })
})
