import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endSignals } from './end-signals'

afterEach(() => void vi.useRealTimers())

function signals() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const asked: string[] = []
  const receive = endSignals(
    (name) => asked.push(name),
    (name) => asked.push(`${name} at once`),
  )
  return { asked, receive }
}

it.each(['SIGTERM', 'SIGINT'] as const)('a process that gets one %s by its group and by npm ends in order', (name) => {
  const { asked, receive } = signals()
  receive(name)
  vi.setSystemTime(Date.now() + 500)
  receive(name)
  expect(asked).toEqual([name])
})

it('whoever asks again a second later does not wait for open requests', () => {
  const { asked, receive } = signals()
  receive('SIGINT')
  vi.setSystemTime(Date.now() + 1001)
  receive('SIGINT')
  expect(asked).toEqual(['SIGINT', 'SIGINT at once'])
})

it('npm hands its signals to the web server and to the worker, not to a shell that ends alone', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  for (const name of ['start', 'worker']) expect(scripts[name]).toMatch(/^exec node /)
})
