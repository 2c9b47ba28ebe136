import { expect, it } from 'vitest'
import { exportedStock, stockOfRow } from './exported-stock'

const exported = exportedStock({ stock: 5, correction: 81 })

it('applies the difference to the export, so that what is sold meanwhile stays sold', () => {
  expect(stockOfRow(5, exported, { stock: 2, correction: 81 })).toEqual({ stock: 2 })
  expect(stockOfRow(9, exported, { stock: 2, correction: 81 })).toEqual({ stock: 6 })
  expect(stockOfRow(4, exported, { stock: 4, correction: 81 })).toEqual({ stock: 3 })
  expect(stockOfRow(1, exported, { stock: 2, correction: 81 })).toEqual({ stock: 2, problem: 'changedSinceExport' })
})

it('applies no difference twice, and none to a stock that was corrected since', () => {
  expect(stockOfRow(9, exported, { stock: 9, correction: 90 })).toEqual({ stock: 9 })
  expect(stockOfRow(9, exported, { stock: 8, correction: 90 })).toEqual({ stock: 8, problem: 'changedSinceExport' })
  expect(stockOfRow(5, exported, { stock: 12, correction: 90 })).toEqual({ stock: 12 })
})

it('refuses what a spreadsheet or a hand has changed', () => {
  for (const changed of ['5', '5 #', '5#81', '-5 #81', 'Mai 05'])
    expect(stockOfRow(9, changed, { stock: 5, correction: 81 })).toMatchObject({ problem: 'exported' })
})

it('takes a number as it is where no export is to compare with', () => {
  expect(stockOfRow(9, undefined, { stock: 5, correction: 81 })).toEqual({ stock: 9 })
  expect(stockOfRow(9, exported, undefined)).toEqual({ stock: 9 })
  expect(stockOfRow(null, exported, { stock: 2, correction: 90 })).toEqual({ stock: 2 })
})
