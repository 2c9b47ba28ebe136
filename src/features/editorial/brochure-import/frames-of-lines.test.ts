import { describe, expect, it } from 'vitest'
import { framesOfLines, isDash, linesOfDashes, type Place } from './frames-of-lines'

const page = { width: 600, height: 800 }
const level = (y: number, from = 0, to = 600): Place => ({ left: from, top: y, right: to, bottom: y + 1 })
const upright = (x: number, from = 0, to = 800): Place => ({ left: x, top: from, right: x + 1, bottom: to })
const round = (frames: Place[]) =>
  frames.map(({ left, top, right, bottom }) => [left, top, right, bottom].map((value) => Math.round(value / 10) * 10))

it('has the fields between lines that cross, and the edges of the page are lines, too', () => {
  expect(round(framesOfLines([level(400), upright(300)], page))).toEqual([
    [0, 0, 300, 400],
    [300, 0, 600, 400],
    [0, 400, 300, 800],
    [300, 400, 600, 800],
  ])
})

it('joins a line that is drawn in pieces, and ignores a gap where lines meet', () => {
  const frames = framesOfLines([level(400, 0, 290), level(401, 292, 600), upright(300, 8, 392)], page)
  expect(round(frames)).toEqual([
    [0, 0, 300, 400],
    [300, 0, 600, 400],
    [0, 400, 600, 800],
  ])
})

it('has no field at a line that ends before it reaches another', () => {
  expect(round(framesOfLines([level(400), upright(300, 0, 200)], page))).toEqual([
    [0, 0, 600, 400],
    [0, 400, 600, 800],
  ])
})

it('takes hundreds of lines for a drawing', () => {
  const many = Array.from({ length: 80 }, (_, at) => level(at * 10))
  expect(framesOfLines(many, page)).toEqual([])
  const hatched = Array.from({ length: 1_000_000 }, (_, at) => level((at * 7) % 800, at % 500, (at % 500) + 25))
  expect(framesOfLines(hatched, page)).toEqual([])
})

describe('dashes', () => {
  const dashes = (count: number, from: number, along: (at: number) => Place) =>
    Array.from({ length: count }, (_, at) => along(from + at * 5))

  it('in a row are a line, and those after a gap another', () => {
    const row = [...dashes(10, 100, (x) => level(50, x, x + 3)), ...dashes(20, 200, (x) => level(50, x, x + 3))]
    const column = dashes(10, 50, (y) => upright(100, y, y + 3))
    expect(row.every(isDash)).toBe(true)
    expect(linesOfDashes([...column, ...row])).toEqual([level(50, 100, 148), level(50, 200, 298), upright(100, 50, 98)])
  })

  it('are one line though they miss each other by tenths of a point or lie over each other', () => {
    const shaken = dashes(20, 100, (x) => ({ ...level(50, x, x + 3), top: 50 + (x % 2 ? 0.4 : 0.6) }))
    const shadow = dashes(20, 100, (x) => level(50, x + 1, x + 2))
    expect(linesOfDashes([...shaken, ...shadow])).toHaveLength(1)
    const upwards = dashes(20, 100, (y) => ({ ...upright(50, y, y + 3), left: 50 + (y % 3) * 0.2 }))
    expect(linesOfDashes(upwards)).toHaveLength(1)
  })

  it('are no dots, no lines and no single strokes', () => {
    expect(isDash({ left: 0, top: 0, right: 1, bottom: 1 })).toBe(false)
    expect(isDash(level(50, 0, 40))).toBe(false)
    expect(linesOfDashes(dashes(3, 0, (x) => level(50, x, x + 3)))).toEqual([])
  })
})
