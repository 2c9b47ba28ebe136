import { expect, it, vi } from 'vitest'
import { log } from '../log'
import { pendingMigrations } from './migrations'
import { waitForMigrations } from './wait-for-migrations'

vi.mock('./migrations', () => ({ pendingMigrations: vi.fn() }))
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }))

it('a worker that starts before the database waits for it and for the migrations, and says each once', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const refused = new Error('connect ECONNREFUSED')
  const pending = vi.mocked(pendingMigrations)
  for (const error of [refused, refused]) pending.mockRejectedValueOnce(error)
  for (const missing of [['step'], ['step'], []]) pending.mockResolvedValueOnce(missing)
  await waitForMigrations('postgres://database/site', ['baseline', 'step'])
  expect(pending).toHaveBeenCalledTimes(5)
  expect(warn.mock.calls).toEqual([
    [{ error: refused }, 'waiting for the database'],
    [{ missing: ['step'] }, 'waiting for migrations'],
  ])
})
