import type { Block } from './text-blocks'

const sameClass = 0.08
/** Of two sizes that fit about as well, the larger print is what the goods are called. */
const aboutAsWell = 0.25

/**
 * The blocks that seem to be titles: those of the size of print that occurs about as often as there are prices. Small print
 * says the pack, larger print heads the page.
 */
export function titleBlocks(blocks: readonly Block[], prices: number): Block[] {
  const classes = blocks.map(({ size }) => blocks.filter((other) => Math.abs(other.size - size) <= size * sameClass))
  const fitOf = (found: Block[]) => Math.min(found.length, prices) / Math.max(found.length, prices)
  const size = (found: Block[]) => found[0]?.size ?? 0
  return classes.reduce<Block[]>((best, found) => {
    const better = fitOf(found) - fitOf(best)
    if (best.length === 0 || better > aboutAsWell) return found
    return better > -aboutAsWell && size(found) > size(best) * (1 + sameClass) ? found : best
  }, [])
}
