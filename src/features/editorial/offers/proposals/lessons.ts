import { type Asked, chosenPriceOf, couldBeOld, type Field, type Page, placesOf, valueIn } from './choices'
import type { TextBlock } from './types'

type Mark = { print: number; across: number[]; down: number[] }

export type Lesson = {
  field: Field
  read: Mark | null
  /** Unit of the pack size that was read: a mistake with litres says nothing about pieces. */
  unit: string
  /** Empty when no text is right; null when the text that was read is right. */
  right: Mark[] | null
  /** A line that was read as part of the title but is a brand in the same print. */
  without: Mark | null
}

const sameSize = 0.08
/** Fraction of the page's shorter side: tolerance between the expected and the actual place of a text. */
const near = 0.045

type Box = TextBlock['box']

/** Left, middle and right edges are all compared: one of the differences is constant however long the words are. */
function mark({ box, size }: TextBlock, from: Box, page: Page): Mark {
  const edges = (start: number, length: number, scale: number) =>
    [start, start + length / 2, start + length].map((edge) => edge * scale)
  const apart = (own: number[], others: number[]) =>
    own.flatMap((edge) => others.map((other) => Math.round((edge - other) * 10) / 10))
  const [across, otherAcross] = [box, from].map(({ x, width }) => edges(x, width, page.width))
  const [down, otherDown] = [box, from].map(({ y, height }) => edges(y, height, page.height))
  return { print: size, across: apart(across ?? [], otherAcross ?? []), down: apart(down ?? [], otherDown ?? []) }
}

const least = (one: number[], other: number[]) =>
  Math.min(...one.map((each, at) => Math.abs(each - (other[at] ?? Number.POSITIVE_INFINITY))))

function miss(one: Mark, other: Mark): number {
  if (Math.abs(one.print - other.print) > one.print * sameSize) return Number.POSITIVE_INFINITY
  return Math.hypot(least(one.across, other.across), least(one.down, other.down))
}

const within = (page: Page) => Math.min(page.width, page.height) * near

function cut(title: string, line: string): string | null {
  if (title.startsWith(`${line} `)) return title.slice(line.length + 1)
  return title.endsWith(` ${line}`) ? title.slice(0, -line.length - 1) : null
}

const linesIn = ({ title }: Asked, page: Page) => page.texts.line.filter(({ text }) => cut(title, text) !== null)

const unitOf = (asked: Asked, field: Field) =>
  field === 'packSize' ? valueIn(asked, field).replace(/[\d.,\s]/g, '') : ''

export function lessonOf(field: Field, asked: Asked, value: string, page: Page): Lesson | null {
  const price = chosenPriceOf(asked, page)
  if (!price) return null
  const [own] = placesOf(asked, field, page)
  const read = own ? mark(own, price.box, page) : null
  if (!read && (field === 'title' || valueIn(asked, field) !== '')) return null
  const unit = unitOf(asked, field)
  if (value === valueIn(asked, field)) return { field, read, unit, right: null, without: null }
  const spare =
    field === 'title' && own ? linesIn(asked, page).filter(({ text }) => cut(asked.title, text) === value) : []
  const [nearest] = spare
    .map((line) => mark(line, price.box, page))
    .sort((a, b) => (read ? miss(a, read) - miss(b, read) : 0))
  if (nearest) return { field, read, unit, right: [], without: nearest }
  const places = value === '' ? [] : placesOf(asked, field, page, value)
  if (value !== '' && places.length === 0) return null
  return { field, read, unit, right: places.map((place) => mark(place, price.box, page)), without: null }
}

const nearestTo = (wanted: Mark, blocks: readonly TextBlock[], price: TextBlock, page: Page): TextBlock | undefined =>
  blocks
    .map((block) => ({ block, off: miss(wanted, mark(block, price.box, page)) }))
    .filter(({ off }) => off <= within(page))
    .sort((a, b) => a.off - b.off)[0]?.block

function corrected({ field, right, without }: Lesson, asked: Asked, price: TextBlock, page: Page): string | null {
  if (without) {
    const line = nearestTo(without, linesIn(asked, page), price, page)
    return line ? cut(asked.title, line.text) : null
  }
  const all = field === 'title' ? [...page.texts.title, ...page.texts.line] : page.texts[field]
  const blocks = field === 'oldPrice' ? all.filter((block) => couldBeOld(asked, block)) : all
  const found = right?.map((wanted) => nearestTo(wanted, blocks, price, page)) ?? []
  if (found.length > 0 && !found[0]) return null
  return found.flatMap((block) => block?.text ?? []).join(' ')
}

/** Number of newest decisions that count: a page with another layout is then learnt from its second decision. */
const counting = 3

function isSame(one: Lesson, other: Lesson, page: Page): boolean {
  const marks = ({ right, without }: Lesson) => (without ? [without] : (right ?? []))
  const [first, second] = [marks(one), marks(other)]
  return (
    (one.right === null) === (other.right === null) &&
    (one.without === null) === (other.without === null) &&
    first.length === second.length &&
    first.every((each, at) => second[at] !== undefined && miss(each, second[at]) <= within(page))
  )
}

function sayings(lessons: readonly Lesson[], asked: Asked, price: TextBlock, page: Page): string[] {
  const known: { lesson: Lesson; text: string | null }[] = []
  const said: string[] = []
  for (const lesson of lessons) {
    if (said.length === counting) break
    let same = known.find((each) => isSame(each.lesson, lesson, page))
    if (!same) {
      const text = lesson.right ? corrected(lesson, asked, price, page) : valueIn(asked, lesson.field)
      same = { lesson, text }
      known.push(same)
    }
    if (same.text !== null) said.push(same.text)
  }
  return said
}

/**
 * The value that lessons, newest first, suggest for a proposal; only lessons about a text of the same size at the same
 * place count. The majority decides, so one exception changes nothing; null keeps what was read.
 */
export function learnedFor(field: Field, lessons: readonly Lesson[], asked: Asked, page: Page): string | null {
  const price = chosenPriceOf(asked, page)
  if (!price) return null
  const [own] = placesOf(asked, field, page)
  const value = valueIn(asked, field)
  if (!own && (field === 'title' || value !== '')) return null
  const read = own ? mark(own, price.box, page) : null
  const fitting = lessons.filter((lesson) => {
    if (lesson.field !== field || lesson.unit !== unitOf(asked, field)) return false
    return lesson.read && read ? miss(lesson.read, read) <= within(page) : !lesson.read && !read
  })
  const said = sayings(fitting, asked, price, page)
  const times = (text: string) => said.filter((each) => each === text).length
  const [best] = said
    .filter((text) => text !== value)
    .toReversed()
    .sort((a, b) => times(b) - times(a))
  return best !== undefined && times(best) >= times(value) ? best : null
}
