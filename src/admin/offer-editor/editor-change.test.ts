import { expect, it } from 'vitest'
import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import type { OfferEditorState, OfferFields } from '@/features/editorial/offers/editing/types'
import { inverseOf, isAsLeft, keyOf, toInput } from './editor-change'

it('names a key by its Latin letter, whatever script is typed with it', () => {
  expect(keyOf({ key: 'т', code: 'KeyT' })).toBe('t')
  expect(keyOf({ key: 'Ш', code: 'KeyT' })).toBe('t')
  expect(keyOf({ key: 'y', code: 'KeyZ' })).toBe('y')
  expect(keyOf({ key: 'Enter', code: 'Enter' })).toBe('Enter')
})

const nothing: OfferEditorState = { pages: [], offers: [], proposals: [], taught: [], refused: [], elsewhere: [] }
const stateWith = (fields: Partial<OfferFields>): OfferEditorState => ({
  ...nothing,
  offers: [{ ...blankOffer, ...fields, id: 'one', updatedAt: '2026-05-13T08:00:00.000Z' }],
})

it('undoes a change only of what it has left itself', () => {
  const change = { update: [{ id: 'one', fields: { priceCents: 1190 } }] }
  const after = stateWith({ priceCents: 1190 })
  const undo = inverseOf(change, stateWith({ priceCents: 1290 }), { ...after, created: [] })
  expect(isAsLeft(after, undo)).toBe(true)
  expect(isAsLeft(stateWith({ priceCents: 1190, title: 'Кафе' }), undo), 'another field').toBe(true)
  expect(isAsLeft(stateWith({ priceCents: 1090 }), undo), 'corrected').toBe(false)
  expect(isAsLeft(nothing, undo), 'deleted').toBe(false)
  const sent = toInput(undo, after)
  expect(sent.update).toMatchObject([{ id: 'one', fields: { priceCents: 1290 } }])
  expect(sent).not.toHaveProperty('left')
  expect(isAsLeft(stateWith({ priceCents: 1090 }), change), 'no undoing').toBe(true)
})

it.each([
  ['accepted', { create: [{ ...blankOffer, title: 'Кафе' }] }, ['one']],
  ['taken over', { adopt: ['one'] }, []],
])('takes an offer that was %s back only while nobody has completed it', (_how, change, created) => {
  const after = stateWith({ title: 'Кафе' })
  const undo = inverseOf(change, nothing, { ...after, created })
  expect(undo.remove).toEqual(['one'])
  expect(isAsLeft(after, undo)).toBe(true)
  expect(isAsLeft(stateWith({ title: 'Кафе', packSize: '250 г' }), undo)).toBe(false)
})
