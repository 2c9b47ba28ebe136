import { parseArgs } from 'node:util'
import { corruptions } from '../tests/price-data/import/corruptions'
import { freshCorruptions } from '../tests/price-data/import/fresh-corruptions'
import { laterCorruptions } from '../tests/price-data/import/later-corruptions'
import { countOutcomes, falseAlarms, halves, tablesOf } from '../tests/price-data/import/measure-corruptions'
import { ordinaryDays } from '../tests/price-data/import/ordinary-days'

/**
 * Corrupts each file of a day in every way and prints how the import judges it: with the ways that rules were written
 * for, and with others, of which `--blind` prints sums only. `--alarms` prints how many files of ordinary days are
 * doubted.
 */
const { values } = parseArgs({
  options: {
    zip: { type: 'string', default: 'seed/open-prices/2026-05-13.zip' },
    rows: { type: 'string', default: '300' },
    list: { type: 'string' },
    blind: { type: 'boolean', default: false },
    alarms: { type: 'string' },
  },
})
const tables = tablesOf(values.zip)
const first = halves()
const fresh = halves(freshCorruptions)
const all = { ...corruptions, ...laterCorruptions, ...freshCorruptions }
const lists = {
  ...first,
  later: Object.keys(laterCorruptions),
  'fresh, tuned': fresh.tuned,
  'fresh, heldBack': fresh.heldBack,
}
if (values.alarms) {
  for (const kind of Object.keys(ordinaryDays)) {
    const { days, alarms } = falseAlarms(tables, kind, Number(values.alarms))
    console.log(`${kind}: ${alarms.length} of ${days} files doubted`)
    for (const line of alarms.slice(0, 5)) console.log(`  ${line}`)
  }
} else {
  for (const [list, kinds] of Object.entries(lists)) {
    if (values.list && !list.startsWith(values.list)) continue
    const ways = kinds.map((kind) => [kind, all[kind]] as const)
    const { totals, wrong } = countOutcomes(tables, ways, Number(values.rows))
    console.log(list, kinds.length, 'kinds', totals)
    if (values.blind && list.endsWith('heldBack')) continue
    for (const line of wrong) console.log(`  wrong: ${line}`)
  }
}
