import { parseArgs } from 'node:util'
import { isCalendarDay, sofiaDay } from '@/domain/calendar-day'
import { cmsSystem } from '@/server/cms'
import { log } from '@/server/log'
import { runSteps } from './run-steps'
import { stepsOf } from './steps'
import { filling } from './write/filling'
import { listenTo, say } from './write/say'

/**
 * Fills in the demonstration content. Safe to repeat; on a new day the brochures' days move along. `--today YYYY-MM-DD`
 * writes the content of another day.
 */
async function main() {
  const started = Date.now()
  const { values } = parseArgs({ options: { today: { type: 'string' } } })
  const today = values.today ?? sofiaDay()
  if (!isCalendarDay(today)) throw new Error(`--today should be a day such as 2026-03-01, not ${today}`)
  // Progress is printed in plain words instead of log lines.
  log.level = 'warn'
  const cms = await cmsSystem()
  if (process.send) listenTo((report) => void process.send?.(report))
  const { opening, rest } = stepsOf(cms, today)
  try {
    await runSteps(opening, rest)
  } finally {
    // After a failure the start page must not ask visitors to wait; the launcher reports the error.
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
