import { expect, it, vi } from 'vitest'
import { log } from '../log'
import { waitForMigrations } from './wait-for-migrations'

it('a worker that starts before the database waits for it and for the migrations, and says each once', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const refused = new Error('connect ECONNREFUSED')
  const pending = vi.fn<() => Promise<string[]>>()
  for (const error of [refused, refused]) pending.mockRejectedValueOnce(error)
  for (const missing of [['step'], ['step'], []]) pending.mockResolvedValueOnce(missing)
  await waitForMigrations(pending, 0)
  expect(pending).toHaveBeenCalledTimes(5)
  expect(warn.mock.calls).toEqual([
    [{ error: refused }, 'waiting for the database'],
    [{ missing: ['step'] }, 'waiting for migrations'],
  ])
})
