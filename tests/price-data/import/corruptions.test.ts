import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { corruptions } from './corruptions'
import { countOutcomes, halves, tablesOf } from './measure-corruptions'

const all = tablesOf(resolve('seed/open-prices/2026-05-13.zip'))
/** One with semicolons, one with many quotes, one with few products, one without quotes. */
const tables = new Map([...all].filter(([file]) => /_(?:202935695|201143302|831314284|823077024)\.csv$/.test(file)))

it.each(Object.entries(halves()))(
  'of the %s kinds of corruption none is published wrongly without a mark',
  (_, kinds) => {
    const { totals, wrong } = countOutcomes(
      tables,
      kinds.map((kind) => [kind, corruptions[kind]]),
      80,
    )
    expect(wrong).toEqual([])
    expect(totals.right).toBeGreaterThan(kinds.length)
    expect(totals.kept).toBeGreaterThan(kinds.length)
  },
)
