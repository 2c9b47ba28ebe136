import { expect, it } from 'vitest'
import type { ScheduledTask } from '@/server/jobs/tasks'
import { freshCms } from '../../setup/cms'

const { payload } = await freshCms()
const { workOf } = await import('@/features/jobs')
const { runJobs } = await import('@/server/jobs/run')
const { lanes } = await import('@/server/jobs/tasks')

it('the start of a worker runs each task, but none that mails during the day', async () => {
  const ran: string[] = []
  const task = (name: string): ScheduledTask => ({ name, when: '0 0 29 2 *', run: async () => void ran.push(name) })
  const tasks: ScheduledTask[] = [{ ...task('mails'), atStart: false }, task('tidies')]
  const running = await runJobs(payload, [{ handlers: [], atOnce: 1, tasks }], () => undefined)
  await expect.poll(() => ran, { timeout: 30_000 }).toEqual(['tidies'])
  await running.stop()
  expect(ran).toEqual(['tidies'])
})

it('mails that nobody waits for go out from nine in the morning to nine in the evening in Sofia', () => {
  const mails = lanes.flatMap((lane) => workOf(lane).tasks).filter(({ atStart }) => atStart === false)
  const names = mails.map(({ name }) => name).toSorted()
  expect(names).toEqual(['remindOfTransfers', 'remindOfVouchers', 'tellCheaperWishes'])
  // In UTC, two or three hours before Sofia.
  for (const { when } of mails) expect(when).toMatch(/^\d+ [78]-17 \* \* \*$/)
})
