import { expect, it, vi } from 'vitest'
import { waitedTooLong } from './database-error'
import { endTimedOut } from './timed-out'

function clientFailing(message: string) {
  const client = { query: (_text: string) => Promise.reject(new Error(message)), end: vi.fn() }
  endTimedOut(client)
  return client
}

it('a connection ends with the statement that is no longer waited for, before anybody is told', async () => {
  const client = clientFailing(waitedTooLong)
  const endedBefore = await client.query('select 1').catch(() => client.end.mock.calls.length)
  expect(endedBefore).toBe(1)
})

it('a connection stays after every other failure, and every success', async () => {
  const refused = clientFailing('duplicate key value')
  await expect(refused.query('select 1')).rejects.toThrow('duplicate key value')
  expect(refused.end).not.toHaveBeenCalled()
  const client = { query: (text: string) => Promise.resolve(text), end: vi.fn() }
  endTimedOut(client)
  expect(await client.query('select 1')).toBe('select 1')
  expect(client.end).not.toHaveBeenCalled()
})
