import { parseArgs } from 'node:util'
import { cmsSystem } from '@/server/cms'
import { answerTo, anythingFor } from '../search-quality/ask'
import { drawNonGoods } from '../search-quality/non-goods'
import { goals, questionsFor, ways } from '../search-quality/questions'
import { drawThings, halves } from '../search-quality/things'

/**
 * Asks the search for known things, in its own process: `--seed` draws others, `--count` sets the number of things and
 * of words that are no goods. `--misses` prints the wrong answers of the tuning half; those of the other half are never
 * printed.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261127' },
    count: { type: 'string', default: '1000' },
    misses: { type: 'boolean', default: false },
  },
})
const [seed, count] = [Number(values.seed), Number(values.count)]
const percent = (part: number, whole: number) => (whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '–')

type Tally = { asked: number; right: number }
const tallies = new Map<string, Tally>()
function tell(half: string, way: string, isRight: boolean): void {
  const tally = tallies.get(`${half} ${way}`) ?? { asked: 0, right: 0 }
  tallies.set(`${half} ${way}`, { asked: tally.asked + 1, right: tally.right + (isRight ? 1 : 0) })
}
function miss(half: string, text: string): void {
  if (values.misses && half === 'tuned') console.log(text)
}

const payload = await cmsSystem()
for (const thing of await drawThings(seed, count)) {
  for (const asked of questionsFor(thing, seed)) {
    const { isRight, shown } = await answerTo(asked)
    tell(thing.half, asked.way, isRight)
    if (!isRight)
      miss(thing.half, `${asked.way} | ${asked.query} (${asked.locale}) | ${thing.text} | ${shown.join(' ; ')}`)
  }
}
const answered = 'answers to no goods'
for (const { word, locale, half } of await drawNonGoods(seed, count)) {
  const found = await anythingFor(word, locale)
  tell(half, answered, found.length > 0)
  if (found.length > 0) miss(half, `${answered} | ${word} (${locale}) | ${found.slice(0, 3).join(' ; ')}`)
}

console.log(`\nKnown things, drawn by ${seed}: the thing or one equal in head, brand and pack is among the first three`)
console.log(`  ${'way to ask'.padEnd(22)}${halves.map((half) => half.padEnd(22)).join('')}goal`)
for (const way of [...ways, answered]) {
  const shares = halves.map((half) => {
    const { asked, right } = tallies.get(`${half} ${way}`) ?? { asked: 0, right: 0 }
    return `${percent(right, asked)} of ${asked}`.padEnd(22)
  })
  const goal =
    way === answered ? 'at most 3 %' : `at least ${Object.entries(goals).find(([key]) => key === way)?.[1] ?? 0}`
  console.log(`  ${way.padEnd(22)}${shares.join('')}${goal}`)
}
await payload.destroy()
process.exit()
