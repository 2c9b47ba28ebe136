import { describe, expect, it } from 'vitest'
import { openedRow, withOneOpen } from './one-open'

const closed = (id: string) => ({ id, collapsed: true })
const open = (id: string) => ({ id, collapsed: false })

describe('one open row at a time', () => {
  it('closes the others when a row is opened or added', () => {
    expect(openedRow([closed('a'), open('b')], [open('a'), open('b')])).toEqual({ id: 'a', added: false })
    expect(openedRow([open('a')], [open('a'), { id: 'new' }])).toEqual({ id: 'new', added: true })
    expect(openedRow([], [{ id: 'first' }])).toEqual({ id: 'first', added: true })
    expect(withOneOpen([open('a'), { id: 'new' }], 'new')).toEqual([closed('a'), open('new')])
    expect(withOneOpen([closed('a'), open('new')], 'new')).toBeNull()
  })

  it('leaves alone what is closed, moved, removed, opened together or brought by a picker', () => {
    expect(openedRow([open('a')], [closed('a')])).toBeNull()
    expect(openedRow([open('a'), closed('b')], [closed('b'), open('a')])).toBeNull()
    expect(openedRow([open('a'), closed('b')], [closed('b')])).toBeNull()
    expect(openedRow([closed('a'), closed('b')], [open('a'), open('b')])).toBeNull()
    expect(openedRow([closed('a')], [closed('a'), { id: 'b' }, { id: 'c' }])).toBeNull()
    expect(openedRow([closed('a')], [{ id: 'x' }])).toBeNull()
  })
})
