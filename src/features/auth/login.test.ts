import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withConstantTime } from './login'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const wrong = { ok: false, problem: { code: 'credentials' } } as const
const after = <Result>(ms: number, result: Result) =>
  new Promise<Result>((resolve) => setTimeout(() => resolve(result), ms))

async function timeOf(work: Parameters<typeof withConstantTime>[0]): Promise<number> {
  const start = performance.now()
  const answered = withConstantTime(work).then(() => performance.now() - start)
  await vi.runAllTimersAsync()
  return answered
}

it.each([0, 7, 100, 249])(
  'answers a wrong password after the same time, though it was known after %i ms',
  async (ms) => {
    expect(await timeOf(() => after(ms, wrong))).toBe(250)
  },
)

it('takes the next step where the auth server is slow', async () => {
  expect(await timeOf(() => after(260, wrong))).toBe(500)
})

it('keeps nobody waiting who is let in, or who is told something else', async () => {
  expect(await timeOf(() => after(7, { ok: true }))).toBe(7)
  expect(await timeOf(() => after(7, { ok: false, problem: { code: 'incomplete' } }))).toBe(7)
})
