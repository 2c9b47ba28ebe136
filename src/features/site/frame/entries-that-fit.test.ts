import { expect, it } from 'vitest'
import { entriesThatFit } from './entries-that-fit'

const widths = [100, 50, 80]
const fitting = (room: number, more = 40) => entriesThatFit(widths, { room, more, gap: 10 })

it('needs no button where all entries fit, also by a width that is rounded', () => {
  expect(fitting(250)).toBe(3)
  expect(fitting(249.7)).toBe(3)
  expect(entriesThatFit([], { room: 0, more: 40, gap: 10 })).toBe(0)
})

it('leaves room for the button of the others', () => {
  expect(fitting(249)).toBe(2)
  expect(fitting(210)).toBe(2)
  expect(fitting(209)).toBe(1)
  expect(fitting(150)).toBe(1)
  expect(fitting(149)).toBe(0)
})

it('has all of them in the menu where even one is too wide', () => {
  expect(fitting(0)).toBe(0)
})

it('never has all beside a button that is narrower than a gap', () => {
  expect(entriesThatFit([100, 100], { room: 205, more: 0, gap: 10 })).toBe(1)
})
