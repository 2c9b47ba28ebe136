import { expect, it } from 'vitest'
import { figuresOf, watchMemory } from './process-figures'

it('reads memory and files of a process, and nothing of one that has ended', () => {
  const own = figuresOf(process.pid)
  expect(own?.bytes).toBeGreaterThan(10 * 1024 * 1024)
  expect(own?.files).toBeGreaterThan(3)
  expect(figuresOf(2 ** 22 + 1)).toBeNull()
})

it('begins anew with a process that was started again', () => {
  const pids = { web: process.pid }
  const memory = watchMemory(() => pids)
  memory.sample(1)
  memory.sample(2)
  pids.web = process.ppid
  memory.sample(3)
  expect(memory.series().map(({ samples }) => samples.map(({ at }) => at))).toEqual([[1, 2], [3]])
})
