/** Deterministic random choices by seed. When processes are killed, only the choices are repeated, not the timing. */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    between: (from: number, to: number) => from + below(to - from + 1),
    chance: (percent: number) => below(100) < percent,
    shuffled: <Item>(items: Item[]): Item[] => {
      const left = [...items]
      return items.flatMap(() => left.splice(below(left.length), 1))
    },
  }
}

export type Random = ReturnType<typeof seededRandom>
