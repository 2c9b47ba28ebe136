import { parseCronItems } from 'graphile-worker'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'

await freshCms()
const kinds = await import('@/server/jobs/kinds')
const { workOf } = await import('@/features/jobs')
const { everyMinute, lanes } = await import('@/server/jobs/tasks')

const work = lanes.map((lane) => workOf(lane))

it('has one handler for every kind of job', () => {
  const names = Object.values(kinds).flatMap((kind) =>
    typeof kind === 'object' && 'input' in kind && 'name' in kind ? [kind.name] : [],
  )
  const handled = work.flatMap(({ handlers }) => handlers.map(({ name }) => name))
  expect(names.length).toBeGreaterThan(10)
  expect(handled.toSorted()).toEqual(names.toSorted())
})

it('has tasks with names and times of their own', () => {
  const tasks = work.flatMap((lane) => lane.tasks)
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length)
  const items = tasks.map(({ name, when }) => ({ task: name, match: when, identifier: name }))
  expect(parseCronItems(items)).toHaveLength(tasks.length)
})

it('keeps tasks that may take hours apart from all that is due each minute', () => {
  const { tasks } = workOf('long')
  expect(tasks.filter(({ when }) => when === everyMinute)).toEqual([])
  expect(tasks.map(({ name }) => name).toSorted()).toEqual([
    'checkAllBooks',
    'checkRecentBooks',
    'countSearchWords',
    'renewSearchIndex',
    'sendWeeklyMails',
    'tellCheaperWishes',
    'tidyImports',
  ])
})
