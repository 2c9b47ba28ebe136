import { expect, it } from 'vitest'
import { parts, planKills } from './kill-plan'
import { seededRandom } from './seeded-random'

const plan = (seed: number, minutes = 90, everySeconds = 300) =>
  planKills(seededRandom(seed), { minutes, everySeconds })

it('kills the primary once, and then each part once a round', () => {
  const kills = plan(1).map(({ part }) => part)
  expect(kills).toHaveLength(17)
  expect(kills[0]).toBe('primary')
  expect(kills.slice(1, 7).toSorted()).toEqual([...parts].toSorted())
  expect(kills.slice(7, 13).toSorted()).toEqual([...parts].toSorted())
  expect(kills.filter((part) => part === 'primary')).toHaveLength(1)
})

it('lets all web processes and workers live long enough for their memory to be judged', () => {
  for (const seed of Array.from({ length: 50 }, (_, at) => at)) {
    const pairs = plan(seed).filter(({ part }) => part === 'web' || part === 'worker')
    const minutesOf = (which: 0 | 1) => pairs.filter((kill) => kill.which === which).map(({ atMs }) => atMs / 60_000)
    // The first of them live from then to the end, the second ones from the kill of the primary to their own.
    expect(Math.max(...minutesOf(0))).toBeLessThan(90 - 45)
    expect(Math.min(...minutesOf(1))).toBeGreaterThan(5 + 45)
  }
})

it('kills the two web processes and the two workers in turn', () => {
  for (const part of ['web', 'worker'])
    expect(
      plan(2)
        .filter((kill) => kill.part === part)
        .map(({ which }) => which),
    ).toEqual([0, 1, 0].slice(0, plan(2).filter((kill) => kill.part === part).length))
})

it('waits as long before each kill as after the last one', () => {
  expect(plan(3).map(({ atMs }) => atMs / 60_000)).toEqual(Array.from({ length: 17 }, (_, index) => (index + 1) * 5))
})

it('kills everything also in a short run', () => {
  expect(new Set(plan(4, 5, 37).map(({ part }) => part)).size).toBe(7)
})

it('repeats the same order for the same seed only', () => {
  expect(plan(5)).toEqual(plan(5))
  expect(plan(5)).not.toEqual(plan(6))
})
