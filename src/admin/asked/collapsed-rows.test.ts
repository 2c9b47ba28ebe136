import { expect, it } from 'vitest'
import { omitCollapsedRows } from './collapsed-rows'

const asked = {
  formState: {
    title: { value: 'Заглавие' },
    blocks: {
      rows: [
        { id: 'shown', collapsed: true },
        { id: 'new', isLoading: true },
      ],
    },
  },
}

it('says nothing of rows that the form shows, and closes a new one where its field says so', () => {
  const rows = [
    { id: 'shown', isLoading: false, collapsed: true },
    { id: 'new', isLoading: false, collapsed: true },
    { id: 'of-the-server', collapsed: true, addedByServer: true },
  ]
  const answer = { lockedState: null, state: { title: { value: 'Заглавие' }, blocks: { value: 3, rows } } }
  expect(omitCollapsedRows(asked, answer)).toEqual({
    lockedState: null,
    state: {
      title: { value: 'Заглавие' },
      blocks: { value: 3, rows: [{ id: 'shown', isLoading: false }, rows[1], rows[2]] },
    },
  })
})

it.each([{ errors: [{ message: 'no' }] }, null, undefined])('leaves another answer as it is: %s', (answer) => {
  expect(omitCollapsedRows(asked, answer)).toBe(answer)
  expect(omitCollapsedRows({}, answer)).toBe(answer)
})
