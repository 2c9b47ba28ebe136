import { expect, it, onTestFinished } from 'vitest'
import { startKills } from './kills'
import type { Outage } from './outages'

const hourMs = 3_600_000
const nobody = { web: [], worker: [], replica: [], primary: [], varnish: [], pgbouncer: [] }
const killed = async () => undefined

function killsOf(start: () => Promise<void>) {
  const outages: Outage[] = []
  const said: string[] = []
  const plan = [{ part: 's3', which: 0, atMs: 0, downMs: 0 } as const]
  const stack = { killable: { ...nobody, s3: [{ kill: killed, start }] } }
  const kills = startKills(plan, stack, outages, (text) => void said.push(text))
  onTestFinished(kills.stop)
  return { kills, outages, said }
}

it('a part that cannot be started again ends the wait for the next row at once', async () => {
  const { kills, outages } = killsOf(() => Promise.reject(new Error('its port is taken')))
  await expect(kills.wait(hourMs)).rejects.toThrow('its port is taken')
  await expect(kills.wait(hourMs)).rejects.toThrow('its port is taken')
  await expect(kills.finished()).rejects.toThrow('its port is taken')
  expect(outages).toEqual([{ part: 's3', from: expect.any(Number), gone: expect.any(Number) }])
})

it('kills that have all been carried out end no wait', async () => {
  const { kills, said, outages } = killsOf(async () => undefined)
  await kills.finished()
  const time = expect.any(Number)
  expect(outages).toEqual([{ part: 's3', from: time, gone: time, to: time }])
  await expect(kills.wait(1)).resolves.toBeUndefined()
  expect(said).toHaveLength(1)
})
