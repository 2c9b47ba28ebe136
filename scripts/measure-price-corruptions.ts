import { parseArgs } from 'node:util'
import { corruptions } from '../tests/open-prices/corruptions'
import { laterCorruptions } from '../tests/open-prices/later-corruptions'
import { countOutcomes, halves, tablesOf } from '../tests/open-prices/measure-corruptions'

/** Prints what becomes of the files of a day when each is corrupted in every way: the ways that rules were written for, and the others. */
const { values } = parseArgs({
  options: {
    zip: { type: 'string', default: 'seed/open-prices/2026-05-13.zip' },
    rows: { type: 'string', default: '300' },
  },
})
const tables = tablesOf(values.zip)
const { tuned, heldBack } = halves()
const all = { ...corruptions, ...laterCorruptions }
for (const [half, kinds] of Object.entries({ tuned, heldBack, later: Object.keys(laterCorruptions) })) {
  const { totals, wrong } = countOutcomes(
    tables,
    kinds.map((kind) => [kind, all[kind]]),
    Number(values.rows),
  )
  console.log(half, kinds.length, 'kinds', totals)
  for (const line of wrong) console.log(`  wrong: ${line}`)
}
