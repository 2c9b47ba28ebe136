import type { TitleMatch } from './match-titles'
import { median } from './rect'
import type { Block } from './text-blocks'

const leastTimes = 4
/** Words repeated for this fraction of the prices belong to the layout, not to a name. */
const ofPrices = 0.6

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
const closely = 0.7
const muchLarger = 2.4
const largePrice = 1.5
const largeName = 1.4

/** True for `Домати`; false for a brand in Latin letters or capitals. */
const namesGoods = ({ lines: [first] }: Block) => /^\p{Script=Cyrillic}[а-я]{2,}/u.test(first?.text ?? '')

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
 * When nearly every field has larger, longer text directly above its title, the larger text is the name and the title a
 * caption. A brand in larger print is shorter than the name. A price much larger than the others has its name in larger
 * print too.
 */
export function namesOver(matches: readonly TitleMatch[], blocks: readonly Block[]): TitleMatch[] {
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
  const usual = median(matches.map(({ price }) => price.size))
  const isLarge = ({ price, title }: TitleMatch, over: Block) =>
    price.size >= usual * largePrice &&
    over.size >= title.size * largeName &&
    over.size < price.size &&
    namesGoods(over)
  return matches.map((match, at) => {
    const name = over[at]
    return name && (are || isLarge(match, name)) ? { ...match, title: name } : match
  })
}
