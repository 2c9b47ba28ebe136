import { parseArgs } from 'node:util'
import { isCalendarDay, sofiaDay } from '@/domain/calendar-day'
import { cmsSystem } from '@/server/cms'
import { log } from '@/server/log'
import { runSteps } from './run-steps'
import { stepsOf } from './steps'
import { filling } from './write/filling'
import { listenTo, say } from './write/say'

/**
 * Fills in the demonstration content. Safe to repeat; on a new day the brochures' days move with it.
 * `--today YYYY-MM-DD` writes it as on another day.
 */
async function main() {
  const started = Date.now()
  const { values } = parseArgs({ options: { today: { type: 'string' } } })
  const today = values.today ?? sofiaDay()
  if (!isCalendarDay(today)) throw new Error(`--today should be a day such as 2026-03-01, not ${today}`)
  // Progress is said here in words for people.
  log.level = 'warn'
  const cms = await cmsSystem()
  // The launcher, which shows a bar; by hand, lines are enough.
  if (process.send) listenTo((report) => void process.send?.(report))
  const { opening, rest } = stepsOf(cms, today)
  try {
    await runSteps(opening, rest)
  } finally {
    // Nobody is told to wait for what has failed: the launcher says that.
    await filling.end()
  }
  say(`all content is there after ${Math.round((Date.now() - started) / 1000)} s`)
  await cms.destroy()
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
