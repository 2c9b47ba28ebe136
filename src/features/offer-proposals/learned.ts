import { type Asked, type Field, fields, type Page, type Values } from './choices'
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

/** What these lessons, the newest first, say of each proposal; nothing of most. */
export function learnedOf<Proposal extends Numbered & { id: string }>(
  proposals: readonly Proposal[],
  lessons: readonly Lesson[],
  pageOf: PageOf,
): Map<string, Partial<Record<Field, string>>> {
  const corrected = new Set(lessons.filter(({ right }) => right !== null).map(({ field }) => field))
  return new Map(
    proposals.flatMap((proposal) => {
      const page = pageOf(proposal.pageNumber)
      const values = fields.flatMap((field) => {
        const value = page && corrected.has(field) ? learnedFor(field, lessons, proposal, page) : null
        return value === null ? [] : [[field, value] as const]
      })
      return values.length > 0 ? [[proposal.id, Object.fromEntries(values)] as const] : []
    }),
  )
}
