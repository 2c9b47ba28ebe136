import type { Match } from './match-titles'
import type { Block } from './text-blocks'

const leastTimes = 4
/** Said for this share of the prices, words are how the page is set and not what one of its goods is called. */
const ofPrices = 0.6

/** The blocks that may name something: without those that say the same again and again, `САМО`, `ТОП ИЗБОР`, an origin. */
export function withoutRepeats(blocks: readonly Block[], prices: number): Block[] {
  const times = new Map<string, number>()
  const key = (text: string) => text.toLowerCase()
  for (const { lines } of blocks) for (const { text } of lines) times.set(key(text), (times.get(key(text)) ?? 0) + 1)
  const often = Math.max(leastTimes, prices * ofPrices)
  const own = blocks.filter(({ lines }) => lines.some(({ text }) => (times.get(key(text)) ?? 0) < often))
  return own.length >= prices ? own : [...blocks]
}

const mostFields = 0.7
const fewest = 2
const larger = 1.12
/** Shares of the size of the larger print. */
const closely = 0.7
const muchLarger = 2.4

const letters = ({ lines }: Block) => lines.reduce((all, { text }) => all + (text.match(/\p{L}/gu)?.length ?? 0), 0)

function stackedOver(under: Block, over: Block): boolean {
  const down = under.top - over.bottom
  const aligned =
    Math.abs(over.left - under.left) <= over.size / 2 ||
    Math.abs(over.right - under.right) <= over.size / 2 ||
    Math.abs(over.left + over.right - under.left - under.right) <= over.size
  const isLarger = over.size >= under.size * larger && over.size <= under.size * muchLarger
  return isLarger && aligned && over.top < under.top && down <= over.size * closely && down >= -over.size * closely
}

/**
 * Where nearly every field has larger print right over what was taken as its title, and says more there than under it, the
 * larger print is the name and the other a caption. A brand in larger print says less than the name.
 */
export function namesOver(matches: readonly Match[], blocks: readonly Block[]): Match[] {
  const taken = new Set(matches.map(({ title }) => title))
  const over = matches.map(({ title }) => blocks.find((block) => !taken.has(block) && stackedOver(title, block)))
  const found = over.flatMap((block) => block ?? [])
  const distinct = new Set(found.map(({ lines }) => lines.map(({ text }) => text).join(' '))).size
  const said = (wanted: readonly Block[]) => wanted.reduce((all, block) => all + letters(block), 0)
  const under = matches.flatMap(({ title }, at) => (over[at] ? [title] : []))
  const are =
    found.length >= Math.max(fewest, matches.length * mostFields) &&
    distinct >= found.length * mostFields &&
    said(found) >= said(under)
  return are ? matches.map((match, at) => ({ ...match, title: over[at] ?? match.title })) : [...matches]
}
