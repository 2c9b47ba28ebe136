import { type Asked, chosenPriceOf, type Field, fields, type Page, placesOf, type Values, valueIn } from './choices'
import { overlap } from './known'
import { type Lesson, learnedFor, lessonOf } from './lessons'

type Numbered = Asked & { id: string; pageNumber: number }
type PageOf = (pageNumber: number) => Page | undefined

type Look = { words: string; title: number; price: number; proposal: Numbered }

const sameSize = 0.08
/** Boxes that share this fraction of their joint area are at the same spot, such as a footer on every page. */
const sameSpot = 0.5

const alike = (one: number, other: number) => Math.abs(one - other) <= one * sameSize

function lookOf(proposal: Numbered, pageOf: PageOf): Look | null {
  const page = pageOf(proposal.pageNumber)
  const price = page && chosenPriceOf(proposal, page)
  const [title] = page ? placesOf(proposal, 'title', page) : []
  return price && title ? { words: proposal.title.toLowerCase(), title: title.size, price: price.size, proposal } : null
}

const isAlike = (one: Look, other: Look) =>
  one.words === other.words && alike(one.title, other.title) && alike(one.price, other.price)

const isAtSpot = (one: Look, other: Look) => overlap(one.proposal.box, other.proposal.box) >= sameSpot

/**
 * Ids of proposals like one that an editor refused on another page: same words, print and spot, such as delivery terms
 * in each footer. When open or accepted proposals have these words at other spots too, the words belong to the layout
 * of the fields, and the refusal is ignored.
 */
export function refusedLike(
  open: readonly Numbered[],
  refused: readonly Numbered[],
  accepted: readonly Numbered[],
  pageOf: PageOf,
): Set<string> {
  const looks = (proposals: readonly Numbered[]) => proposals.flatMap((each) => lookOf(each, pageOf) ?? [])
  const [asked, against, acceptedLooks] = [looks(open), looks(refused), looks(accepted)]
  const telling = against.filter(
    (look) =>
      !acceptedLooks.some((one) => isAlike(look, one)) &&
      asked.every((one) => !isAlike(look, one) || isAtSpot(look, one)),
  )
  const isRefused = (look: Look) =>
    telling.some((one) => one.proposal.pageNumber !== look.proposal.pageNumber && isAlike(one, look))
  return new Set(asked.filter(isRefused).map(({ proposal }) => proposal.id))
}

type LearnedNumbered = Asked & { pageNumber: number }
type LearnedPageOf = (pageNumber: number) => Page | undefined

export type Taught<Proposal extends LearnedNumbered = LearnedNumbered> = { proposal: Proposal; values: Values }

export function lessonsOf(taught: readonly Taught[], pageOf: LearnedPageOf): Lesson[] {
  return taught.flatMap(({ proposal, values }) => {
    const page = pageOf(proposal.pageNumber)
    if (!page) return []
    return fields.flatMap((field) => {
      const value = values[field]
      const lesson = value === undefined ? null : lessonOf(field, proposal, value, page)
      return lesson ?? []
    })
  })
}

type Said = Partial<Record<Field, string>>

function spotOf(proposal: LearnedNumbered, field: Field, value: string, page: Page): string | null {
  const places = placesOf(proposal, field, page, value)
  return places.length > 0 ? places.map(({ box }) => `${box.x} ${box.y}`).join(' ') : null
}

/**
 * A text belongs to one offer: a value that another proposal of the page has, or would be taught too, is taught to
 * none.
 */
function unclaimed<Proposal extends LearnedNumbered & { id: string }>(
  proposals: readonly Proposal[],
  said: ReadonlyMap<string, Said>,
  pageOf: LearnedPageOf,
): Map<string, Said> {
  const claims = new Map<string, number>()
  const claimOf = (proposal: Proposal, field: Field) => {
    const page = pageOf(proposal.pageNumber)
    const value = said.get(proposal.id)?.[field] ?? valueIn(proposal, field)
    const spot = page && value !== '' ? spotOf(proposal, field, value, page) : null
    return spot === null ? null : `${proposal.pageNumber} ${field} ${spot}`
  }
  for (const proposal of proposals) {
    for (const field of fields) {
      const claim = claimOf(proposal, field)
      if (claim !== null) claims.set(claim, (claims.get(claim) ?? 0) + 1)
    }
  }
  return new Map(
    proposals.flatMap((proposal) => {
      const own = fields.flatMap((field) => {
        const value = said.get(proposal.id)?.[field]
        const claim = claimOf(proposal, field)
        return value === undefined || (claim !== null && (claims.get(claim) ?? 0) > 1) ? [] : [[field, value] as const]
      })
      return own.length > 0 ? [[proposal.id, Object.fromEntries(own)] as const] : []
    }),
  )
}

/**
 * The values that the lessons, newest first, suggest for each proposal; a value suggested for two proposals is left
 * out.
 */
export function learnedOf<Proposal extends LearnedNumbered & { id: string }>(
  proposals: readonly Proposal[],
  lessons: readonly Lesson[],
  pageOf: LearnedPageOf,
): Map<string, Said> {
  const corrected = new Set(lessons.filter(({ right }) => right !== null).map(({ field }) => field))
  const said = new Map(
    proposals.flatMap((proposal) => {
      const page = pageOf(proposal.pageNumber)
      const values = fields.flatMap((field) => {
        const value = page && corrected.has(field) ? learnedFor(field, lessons, proposal, page) : null
        return value === null ? [] : [[field, value] as const]
      })
      return values.length > 0 ? [[proposal.id, Object.fromEntries(values)] as const] : []
    }),
  )
  return said.size > 0 ? unclaimed(proposals, said, pageOf) : said
}
