import type { ProposedOffer, TextBlock } from './types'

/** What an editor may take from another place of the page. */
export type Field = 'title' | 'packSize'
/** What the text of a page offers for each field. */
export type PageTexts = Readonly<Record<Field, readonly TextBlock[]>>

type Box = ProposedOffer['box']
type Asked = Pick<ProposedOffer, 'title' | 'packSize' | 'box'>
type Page = { width: number; height: number; texts: PageTexts }

/** Shares of the page's shorter side: words further from a proposal belong to something else. */
const reach = 0.12
const most = 6
/** Prints of one size differ by less than this share. */
const sameSize = 0.08

/** The free space between two boxes, as a share of the page's shorter side. */
function between(one: Box, other: Box, { width, height }: Page): number {
  const across = Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width) * width
  const down = Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height) * height
  return Math.hypot(across, down) / Math.min(width, height)
}

export const valueIn = (asked: Asked, field: Field) => asked[field] ?? ''
/** No pack size is a choice, an empty title is none. */
export const withValue = (field: Field, value: string): Partial<Pick<ProposedOffer, Field>> =>
  field === 'title' ? { title: value } : { packSize: value || null }

/** Where a value stands on the page: a pack size at the end of a title may have been taken off. */
function placeOf(asked: Asked, field: Field, page: Page, value = valueIn(asked, field)): TextBlock | undefined {
  const near = field === 'title' ? asked.box : (placeOf(asked, 'title', page)?.box ?? asked.box)
  return page.texts[field]
    .filter(({ text }) => text === value || (field === 'title' && value.startsWith(`${text} `)))
    .toSorted((a, b) => between(near, a.box, page) - between(near, b.box, page))[0]
}

/**
 * Other texts in or near a proposal that may be what a field should say; the nearest to it and to its title come first. A
 * pack size may also be none: that follows the sizes that the proposal itself holds.
 */
export function choicesFor(field: Field, asked: Asked, page: Page): string[] {
  const value = valueIn(asked, field)
  const [own, title] = [placeOf(asked, field, page), placeOf(asked, 'title', page)]
  const found = page.texts[field]
    .filter((block) => block !== own && block.text !== value)
    .map(({ text, box }) => {
      const away = between(asked.box, box, page)
      return { text, away, order: away + between(title?.box ?? asked.box, box, page) / 2 }
    })
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.order - b.order)
  const none = field === 'packSize' && value !== '' ? [''] : []
  const inside = found.filter(({ away }) => away === 0).map(({ text }) => text)
  const beside = found.filter(({ away }) => away > 0).map(({ text }) => text)
  const ordered = none.length > 0 ? [...inside, ...none, ...beside] : found.map(({ text }) => text)
  return [...new Set(ordered)].slice(0, most)
}

/** Under the title in its column, or above it; beside it is nothing that a page keeps to. */
const isBelow = (one: Box, other: Box) => other.y + other.height / 2 > one.y + one.height

const samePrint = (one: TextBlock, other: TextBlock) => Math.abs(one.size - other.size) <= one.size * sameSize

type Corrected<Proposal> = { proposal: Proposal; value: string }

/**
 * What an editor chose for one proposal, for others like it: those where the text refused there is in the same print on the
 * same side of the title get the nearest text that stands as the chosen one does, or none where none was chosen.
 */
export function chosenAlike<Proposal extends Asked & { pageNumber: number }>(
  field: Field,
  { proposal, value }: Corrected<Proposal>,
  others: readonly Proposal[],
  pageOf: (pageNumber: number) => Page | undefined,
): Corrected<Proposal>[] {
  const around = (each: Proposal) => {
    const page = pageOf(each.pageNumber)
    const title = page && placeOf(each, 'title', page)
    if (!title) return null
    const own = placeOf(each, field, page)
    const choices = choicesFor(field, each, page).flatMap((text) => {
      const place = placeOf(each, field, page, text)
      return place
        ? [{ text, place, below: isBelow(title.box, place.box), away: between(title.box, place.box, page) }]
        : []
    })
    const refused = own ? { own, below: isBelow(title.box, own.box) } : null
    return { title, refused, empty: valueIn(each, field) === '', choices: choices.sort((a, b) => a.away - b.away) }
  }
  type Around = NonNullable<ReturnType<typeof around>>
  const sameMistake = (one: Around, other: Around) => {
    if (one.empty || other.empty) return one.empty && other.empty && samePrint(one.title, other.title)
    if (!one.refused || !other.refused) return false
    return one.refused.below === other.refused.below && samePrint(one.refused.own, other.refused.own)
  }
  const first = around(proposal)
  const chosen = first?.choices.find(({ text }) => text === value)
  if (!first || (!chosen && value !== '')) return []
  return others.flatMap((each) => {
    const here = around(each)
    if (!here || !sameMistake(first, here)) return []
    if (!chosen) return [{ proposal: each, value }]
    const same = here.choices.find(
      ({ below, place }) => below === chosen.below && (field === 'title' || samePrint(place, chosen.place)),
    )
    return same ? [{ proposal: each, value: same.text }] : []
  })
}
