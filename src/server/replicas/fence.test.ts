import { expect, it, vi } from 'vitest'
import { Fence } from './fence'

const at = (position: string) => ({ position, system: '7', timeline: 1, database: 'broshura' })

/** A primary that answers when it is told to. */
function slowPrimary() {
  const asked: ReturnType<typeof Promise.withResolvers<unknown>>[] = []
  const ask = vi.fn(() => {
    const answer = Promise.withResolvers<unknown>()
    asked.push(answer)
    return answer.promise
  })
  return { ask, answer: (nth: number, position: string) => asked[nth]?.resolve(at(position)), asked }
}

const positionOf = (fence: Fence) => fence.required?.position

it('knows nothing before the primary has answered, and nothing after an invalidation until it has again', async () => {
  const fence = new Fence()
  const primary = slowPrimary()
  expect(positionOf(fence)).toBeUndefined()
  fence.connected(primary.ask)
  expect(positionOf(fence)).toBeUndefined()
  primary.answer(0, '0/10')
  await expect.poll(() => positionOf(fence)).toBe(16n)
  fence.heard()
  expect(positionOf(fence)).toBeUndefined()
  primary.answer(1, '0/20')
  await expect.poll(() => positionOf(fence)).toBe(32n)
})

it('does not take an answer that was on its way when something was heard', async () => {
  const fence = new Fence()
  const primary = slowPrimary()
  fence.connected(primary.ask)
  fence.heard()
  fence.heard()
  primary.answer(0, '0/10')
  await expect.poll(() => primary.ask.mock.calls.length).toBe(2)
  expect(positionOf(fence)).toBeUndefined()
  primary.answer(1, '0/20')
  await expect.poll(() => positionOf(fence)).toBe(32n)
  expect(primary.ask).toHaveBeenCalledTimes(2)
})

it('knows nothing without a connection, and takes no answer of an earlier one', async () => {
  const fence = new Fence()
  const [old, next] = [slowPrimary(), slowPrimary()]
  fence.connected(old.ask)
  fence.lost()
  fence.connected(next.ask)
  old.answer(0, 'F/0')
  await expect.poll(() => next.ask.mock.calls.length).toBe(1)
  expect(positionOf(fence)).toBeUndefined()
  next.answer(0, '0/20')
  await expect.poll(() => positionOf(fence)).toBe(32n)
  fence.lost()
  expect(positionOf(fence)).toBeUndefined()
})

it('asks again after a failure, when it is told to', async () => {
  const fence = new Fence()
  const answers = [() => Promise.reject(new Error('permission denied')), async () => at('0/20')]
  const ask = vi.fn(() => answers.shift()?.() ?? Promise.reject(new Error('no more')))
  fence.connected(ask)
  await expect
    .poll(() => {
      fence.renew()
      return positionOf(fence)
    })
    .toBe(32n)
  fence.renew()
  expect(ask).toHaveBeenCalledTimes(2)
})
