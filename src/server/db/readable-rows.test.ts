import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listedRows, readableRows } from './readable-rows'

const shape = z.object({ id: z.string(), number: z.string(), way: z.enum(['card', 'transfer']) })
const good = { id: 'a', number: 'L1', way: 'card' }

describe('the rows of a list', () => {
  it('are shown without the one that is broken, which is named', () => {
    const rows = listedRows(shape, [good, { id: 'b', number: 'L2', way: 'barter' }, { ...good, id: 'c' }], 'test')
    expect(rows.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(rows.broken).toEqual([{ id: 'b', number: 'L2' }])
  })

  it('name a row by what there is of it: the number of its order, or nothing', () => {
    const broken = [{ orderId: 'b', orderNumber: 'L2' }, { id: 7, number: null }, { number: {} }, null, 'text']
    expect(listedRows(shape, broken, 'test').broken).toEqual([
      { id: 'b', number: 'L2' },
      { id: '7', number: null },
      { id: null, number: null },
      { id: null, number: null },
      { id: null, number: null },
    ])
  })

  it('are left out without a word for visitors', () => {
    expect(readableRows(shape, [{ ...good, way: 3 }, good], 'test')).toEqual([good])
  })
})
