import type { Block } from './text-blocks'

const sameClass = 0.08
/** Of two sizes that fit about as well, the larger print is what the goods are called. */
const aboutAsWell = 0.25

const textOf = ({ lines }: Block) => lines.map(({ text }) => text).join(' ')
const mostly = 0.7

/** One word each, and most of them in Latin letters or said more than once. */
function areBrands(found: readonly Block[]): boolean {
  const texts = found.map(textOf)
  const single = texts.filter((text) => /^\p{L}+$/u.test(text))
  const known = single.filter(
    (text) => !/\p{Script=Cyrillic}/u.test(text) || texts.filter((each) => each === text).length > 1,
  )
  return texts.length > 2 && single.length >= texts.length * mostly && known.length >= texts.length / 2
}

const words = (found: readonly Block[]) =>
  found.reduce((all, block) => all + (textOf(block).match(/\p{L}{3,}/gu)?.length ?? 0), 0) / found.length

/** Names say more than brands, and no two of them the same. */
const saysMore = (found: readonly Block[], brands: readonly Block[]) =>
  words(found) >= words(brands) * 1.5 && new Set(found.map(textOf)).size >= found.length * mostly

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
    if (better > -aboutAsWell && size(found) < size(best) && areBrands(best) && saysMore(found, best)) return found
    if (areBrands(found) && saysMore(best, found)) return best
    return better > -aboutAsWell && size(found) > size(best) * (1 + sameClass) ? found : best
  }, [])
}
