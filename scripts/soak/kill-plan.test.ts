import { expect, it } from 'vitest'
import { parts, planKills } from './kill-plan'
import { seededRandom } from './seeded-random'

const plan = (seed: number, minutes = 90, everySeconds = 300) =>
  planKills(seededRandom(seed), { minutes, everySeconds })

it('kills each part once a round and the primary once, in all', () => {
  const kills = plan(1).map(({ part }) => part)
  expect(kills).toHaveLength(17)
  expect(kills.slice(0, 6).toSorted()).toEqual([...parts].toSorted())
  expect(kills[6]).toBe('primary')
  expect(kills.slice(7, 13).toSorted()).toEqual([...parts].toSorted())
  expect(kills.filter((part) => part === 'primary')).toHaveLength(1)
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
