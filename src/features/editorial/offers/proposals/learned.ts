import { type Asked, type Field, fields, type Page, placesOf, type Values, valueIn } from './choices'
import { type Lesson, learnedFor, lessonOf } from './lessons'

type Numbered = Asked & { pageNumber: number }
type PageOf = (pageNumber: number) => Page | undefined

/** A proposal as it was read, and what an editor made of it. */
export type Taught<Proposal extends Numbered = Numbered> = { proposal: Proposal; values: Values }

/** What decisions teach, in their order; nothing where the page's text is not known or does not have what was decided. */
export function lessonsOf(taught: readonly Taught[], pageOf: PageOf): Lesson[] {
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

/** Where a value stands; a title may stand at several places. */
function spotOf(proposal: Numbered, field: Field, value: string, page: Page): string | null {
  const places = placesOf(proposal, field, page, value)
  return places.length > 0 ? places.map(({ box }) => `${box.x} ${box.y}`).join(' ') : null
}

/** A text belongs to one offer: what another proposal of the page says, or is taught to say too, is taught to none. */
function unclaimed<Proposal extends Numbered & { id: string }>(
  proposals: readonly Proposal[],
  said: ReadonlyMap<string, Said>,
  pageOf: PageOf,
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

/** What these lessons, the newest first, say of each proposal; nothing of most, and nothing that is said of two. */
export function learnedOf<Proposal extends Numbered & { id: string }>(
  proposals: readonly Proposal[],
  lessons: readonly Lesson[],
  pageOf: PageOf,
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
