import { expect, it } from 'vitest'
import { importFaults } from './import-ledger'

const brochure = [{ id: 'b', pages: 2 }]
const prices = [{ id: 'p', rows: 60 }]
const read = { id: 'b', status: 'done', wanted: 2, pages: 2 }
const imported = { id: 'p', status: 'done', rows: 60, rejected: 0 }

it('whole imports are right', () => {
  expect(importFaults({ brochure, prices }, { brochures: [read], prices: [imported] })).toEqual([])
})

it.each([
  ['is missing', []],
  ['happened twice', [read, read]],
  ['failed', [{ ...read, status: 'failed' }]],
  ['lacks a page', [{ ...read, pages: 1 }]],
  ['has a page twice', [{ ...read, pages: 3 }]],
  ['saw fewer pages', [{ ...read, wanted: 1, pages: 1 }]],
])('finds a PDF whose import %s', (_, brochures) => {
  expect(importFaults({ brochure, prices: [] }, { brochures, prices: [] })).toHaveLength(1)
})

it.each([
  ['is missing', []],
  ['is held', [{ ...imported, status: 'held' }]],
  ['lacks a row', [{ ...imported, rows: 59 }]],
  ['rejected a row', [{ ...imported, rejected: 1 }]],
])('finds a day of prices that %s', (_, found) => {
  expect(importFaults({ brochure: [], prices }, { brochures: [], prices: found })).toHaveLength(1)
})
