import { transliterate } from '@/domain/official-latin'
import type { ProposedOffer, TextBlock } from './types'

const mostParts = 4

/** The text blocks that joined with spaces give `value`; empty when there are none. Earlier blocks are preferred. */
function partsOf(value: string, blocks: readonly TextBlock[], left = mostParts): TextBlock[] {
  if (left === 0) return []
  for (const block of blocks) {
    if (block.text === value) return [block]
    if (!value.startsWith(`${block.text} `)) continue
    const rest = partsOf(value.slice(block.text.length + 1), blocks, left - 1)
    if (rest.length > 0) return [block, ...rest]
  }
  return []
}

export type Field = 'title' | 'packSize' | 'oldPrice'
export const fields: readonly Field[] = ['title', 'packSize', 'oldPrice']
/**
 * Texts of a page that may fill each field; amounts are in cents. `line` holds every line with letters, `amount` every
 * number that may be a price.
 */
export type PageTexts = Readonly<Record<Field | 'line' | 'amount', readonly TextBlock[]>>

export type Asked = Pick<ProposedOffer, 'title' | 'packSize' | 'priceCents' | 'oldPriceCents' | 'box'> & {
  brand?: string | null
}
type Named = Pick<Asked, 'title' | 'packSize' | 'oldPriceCents'>
export type Page = { width: number; height: number; texts: PageTexts }

type Box = ProposedOffer['box']

const reach = 0.12
const most = 6
/** A reduction below a sixth of the old price is taken for a misreading. */
const deepest = 6

function between(one: Box, other: Box, { width, height }: Page): number {
  const across = Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width) * width
  const down = Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height) * height
  return Math.hypot(across, down) / Math.min(width, height)
}

export const valueIn = (asked: Named, field: Field): string =>
  field === 'oldPrice' ? (asked.oldPriceCents?.toString() ?? '') : (asked[field] ?? '')

/** An empty pack size or old price is a valid choice; an empty title is not. */
export function withValue(field: Field, value: string): Partial<Asked> {
  if (field === 'title') return { title: value }
  return field === 'packSize' ? { packSize: value || null } : { oldPriceCents: value ? Number(value) : null }
}

export function chosenPriceOf({ priceCents, box }: Asked, page: Page): TextBlock | undefined {
  return page.texts.oldPrice
    .filter(({ text }) => text === String(priceCents))
    .toSorted((a, b) => between(box, a.box, page) - between(box, b.box, page))[0]
}

export function placesOf(asked: Asked, field: Field, page: Page, value = valueIn(asked, field)): TextBlock[] {
  const near = field === 'title' ? asked.box : (placesOf(asked, 'title', page)[0]?.box ?? asked.box)
  const nearest = (blocks: readonly TextBlock[]) =>
    blocks.toSorted((a, b) => between(near, a.box, page) - between(near, b.box, page))
  const [whole] = nearest(page.texts[field].filter(({ text }) => text === value))
  if (whole) return [whole]
  if (field !== 'title') return []
  const parts = partsOf(value, nearest([...page.texts.title, ...page.texts.line]))
  if (parts.length > 0) return parts
  // A pack size may have been cut off the end of the title.
  return nearest(page.texts.title.filter(({ text }) => value.startsWith(`${text} `))).slice(0, 1)
}

export const couldBeOld = ({ priceCents }: Pick<Asked, 'priceCents'>, { text }: Pick<TextBlock, 'text'>) =>
  Number(text) > priceCents && Number(text) <= priceCents * deepest

/**
 * Other texts in or near a proposal that may be the value of a field, nearest to the proposal and its title first. For
 * pack size and old price "none" follows the values inside the proposal.
 */
export function choicesFor(field: Field, asked: Asked, page: Page): string[] {
  const value = valueIn(asked, field)
  const [[own], [title]] = [placesOf(asked, field, page), placesOf(asked, 'title', page)]
  const start = field === 'oldPrice' ? chosenPriceOf(asked, page) : title
  const found = page.texts[field]
    .filter((block) => block !== own && block.text !== value && (field !== 'oldPrice' || couldBeOld(asked, block)))
    .map(({ text, box }) => {
      const away = between(asked.box, box, page)
      return { text, away, order: away + between(start?.box ?? asked.box, box, page) / 2 }
    })
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.order - b.order)
  const none = field !== 'title' && value !== '' ? [''] : []
  const inside = found.filter(({ away }) => away === 0).map(({ text }) => text)
  const beside = found.filter(({ away }) => away > 0).map(({ text }) => text)
  const ordered = none.length > 0 ? [...inside, ...none, ...beside] : found.map(({ text }) => text)
  return [...new Set(ordered)].slice(0, most)
}

export type Values = Readonly<Partial<Record<Field, string | undefined>>>

export const valuesOf = (named: Named): Values =>
  Object.fromEntries(fields.map((field) => [field, valueIn(named, field)]))

/** A proposal with other values; its box grows to include the place of a title taken from elsewhere. */
export function withValues<Proposal extends Asked>(proposal: Proposal, values: Values, page?: Page): Proposal {
  const changed = { ...proposal }
  for (const field of fields) {
    const value = values[field]
    if (value !== undefined) Object.assign(changed, withValue(field, value))
  }
  // The brand read above a wrong title was the right title.
  if (changed.brand && changed.brand === changed.title) changed.brand = null
  if (!page || changed.title === proposal.title) return changed
  const boxes = [proposal.box, ...placesOf(proposal, 'title', page, changed.title).map(({ box }) => box)]
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { ...changed, box: { x: left, y: top, width: right - left, height: bottom - top } }
}

const spelled = (text: string) => text.split(/\s+/).map(transliterate).filter(Boolean)

/**
 * The lines in which a word begins with each typed word, in Cyrillic or Latin letters: lines beginning with the typed
 * words first, then by distance from the proposal. All lines while nothing is typed.
 */
export function linesFor(typed: string, asked: Asked, page: Page): TextBlock[] {
  const wanted = spelled(typed)
  const texts = new Set([asked.title])
  return [...page.texts.title, ...page.texts.line]
    .flatMap((block) => {
      const words = spelled(block.text)
      if (!wanted.every((start) => words.some((word) => word.startsWith(start)))) return []
      const begins = wanted.every((start, at) => words[at]?.startsWith(start))
      return [{ block, later: begins ? 0 : 1, away: between(asked.box, block.box, page) }]
    })
    .sort((a, b) => a.later - b.later || a.away - b.away)
    .flatMap(({ block }) => {
      if (texts.has(block.text)) return []
      texts.add(block.text)
      return [block]
    })
}

const halfOf = ({ box }: TextBlock) => box.height / 2

export function linesOn({ texts }: Page): TextBlock[] {
  const isTitle = (line: TextBlock) =>
    texts.title.some(
      ({ box }) =>
        Math.abs(box.y - line.box.y) < halfOf(line) &&
        Math.abs(box.height - line.box.height) < halfOf(line) &&
        Math.abs(box.x - line.box.x) < halfOf(line),
    )
  return [...texts.title, ...texts.line.filter((line) => !isTitle(line))]
}

export type ToldPrice = { box: Box; cents: number }

type Priced = { priceCents: number; box: Box | null }

export function isRead({ cents, box }: ToldPrice, known: readonly Priced[]): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return known.some(
    ({ priceCents, box: place }) =>
      place !== null &&
      cents === priceCents &&
      x >= place.x &&
      x <= place.x + place.width &&
      y >= place.y &&
      y <= place.y + place.height,
  )
}

/**
 * The numbers of a page that are no known price and begin with the typed digits: `2,4` finds 2,49. Largest print first.
 */
export function amountsFor(typed: string, { texts }: Page, known: readonly Priced[]): TextBlock[] {
  const digits = typed.replace(/\D/g, '')
  return texts.amount
    .filter(({ text, box }) => text.startsWith(digits) && !isRead({ cents: Number(text), box }, known))
    .toSorted((a, b) => Math.round(b.size) - Math.round(a.size) || a.box.y - b.box.y || a.box.x - b.box.x)
}
