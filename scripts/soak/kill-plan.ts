import type { Random } from './seeded-random'

export const parts = ['web', 'worker', 'replica', 's3', 'varnish', 'pgbouncer'] as const
export type Part = (typeof parts)[number] | 'primary'

export interface Kill {
  part: Part
  /** Of two web processes or workers; 0 of a part that is there once. */
  which: 0 | 1
  /** In milliseconds since the load began. */
  atMs: number
  /** In milliseconds until it is started again. */
  downMs: number
}

/** In milliseconds. */
const down = { from: 3000, to: 10_000 }

/** Later rounds kill them last, so that they live long enough for their memory to be judged. */
const pairs: Part[] = ['web', 'worker']

/**
 * Kills the primary, with which the workers end, then each part once in every round, in another order each time. The
 * last pause has no kill, so that everything has recovered when the load ends.
 */
export function planKills(
  random: Random,
  { minutes, everySeconds }: { minutes: number; everySeconds: number },
): Kill[] {
  const count = Math.max(0, Math.floor((minutes * 60) / everySeconds) - 1)
  const others = parts.filter((part) => !pairs.includes(part))
  const order: Part[] = ['primary', ...random.shuffled([...parts])]
  while (order.length < count) order.push(...random.shuffled(others), ...random.shuffled(pairs))
  const before = new Map<Part, number>()
  return order.slice(0, count).map((part, index) => {
    const earlier = before.get(part) ?? 0
    before.set(part, earlier + 1)
    return {
      part,
      which: pairs.includes(part) && earlier % 2 === 1 ? 1 : 0,
      atMs: (index + 1) * everySeconds * 1000,
      downMs: random.between(down.from, down.to),
    }
  })
}
