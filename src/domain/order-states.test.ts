import { expect, it } from 'vitest'
import { dispatchState } from './order-states'

const pieces = { ordered: 3, shipped: 3, delivered: 0, refused: 0, returned: 0, notSent: 0, lost: 0 }

it('says how far the goods are, a refused parcel too', () => {
  expect(dispatchState({ ...pieces, shipped: 0 })).toBe('open')
  expect(dispatchState({ ...pieces, shipped: 2 })).toBe('part-shipped')
  expect(dispatchState(pieces)).toBe('shipped')
  expect(dispatchState({ ...pieces, delivered: 3 })).toBe('delivered')
  expect(dispatchState({ ...pieces, delivered: 1, refused: 1 })).toBe('shipped')
})

it('calls an order refused while something is on its way back, and when nothing was kept', () => {
  expect(dispatchState({ ...pieces, refused: 3 })).toBe('refused')
  expect(dispatchState({ ...pieces, returned: 3 })).toBe('refused')
  expect(dispatchState({ ...pieces, delivered: 2, refused: 1 })).toBe('refused')
  expect(dispatchState({ ...pieces, delivered: 2, returned: 1 })).toBe('delivered')
})

it('looks at what is to be sent, where pieces were given up', () => {
  expect(dispatchState({ ...pieces, shipped: 1, notSent: 1 })).toBe('open')
  expect(dispatchState({ ...pieces, shipped: 2, notSent: 1 })).toBe('part-shipped')
  expect(dispatchState({ ...pieces, notSent: 1 })).toBe('shipped')
  expect(dispatchState({ ...pieces, notSent: 1, delivered: 2 })).toBe('delivered')
  expect(dispatchState({ ...pieces, notSent: 1, returned: 2 })).toBe('refused')
})

it('looks at what was not lost by the carrier, which nobody has refused', () => {
  expect(dispatchState({ ...pieces, delivered: 2, lost: 1 })).toBe('delivered')
  expect(dispatchState({ ...pieces, delivered: 1, lost: 1 })).toBe('shipped')
  expect(dispatchState({ ...pieces, shipped: 1, lost: 1 })).toBe('open')
  expect(dispatchState({ ...pieces, lost: 1, returned: 2 })).toBe('refused')
  expect(dispatchState({ ...pieces, lost: 3 })).toBe('lost')
  expect(dispatchState({ ...pieces, notSent: 1, lost: 2 })).toBe('lost')
})
