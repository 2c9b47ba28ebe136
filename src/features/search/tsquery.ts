import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type GroupTable, type GroupWords, searchTables } from '@/server/cache/process-cache'
import { tag } from '@/server/cache/tags'
import { cachedLookupTable, markOf, type NameMatch } from './chains'

const row = z.object({ number: z.number(), words: z.array(z.string()) })

export async function groupsWith(words: string[]): Promise<GroupWords[]> {
  const asked = new Set(words)
  return (await allGroups()).filter((group) => group.words.some((word) => asked.has(word)))
}

/** Group names in any language: `breast` is no typing error, although no text here has it. */
export async function groupWords(): Promise<ReadonlySet<string>> {
  return (await groupTable()).words
}

export async function allGroups(): Promise<GroupWords[]> {
  return (await groupTable()).groups
}

function groupTable(): Promise<GroupTable> {
  return cachedLookupTable({
    store: searchTables().groups,
    name: 'groups',
    // A rebuilt index may have other words for the same names.
    tags: [tag.productGroups, tag.search],
    rows: sql`select number, words from search.groups order by number`,
    read: (rows) => {
      const groups = rows.map((value) => row.parse(value))
      return { groups, words: new Set(groups.flatMap(({ words }) => words)) }
    },
  })
}

/** The words of a group's name without those of ingredients. */
export const groupNamesOf = ({ words }: GroupWords): string[] => words.filter((word) => /^\p{L}/u.test(word))

export type Alternative = readonly string[]

/** Quotes and backslashes are removed, because text from outside must not be able to change the `tsquery`. */
export function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '').replaceAll("'", '')}'`
}

/** A `tsquery` that any word with one of these beginnings meets; null without a beginning. */
export const anyBeginningWith = (starts: readonly string[]): string | null =>
  starts.map((start) => `${lexeme(start)}:*`).join('|') || null

/**
 * A `tsquery` that any of the alternatives meets and none of `without`, or null without an alternative. `weights`
 * limits where in a document the words may be, such as `ABC`.
 */
export function anyOf(
  alternatives: readonly Alternative[],
  without: readonly Alternative[] = [],
  weights?: string,
): string | null {
  const placed = (word: string) => (weights ? `${lexeme(word)}:${weights}` : lexeme(word))
  const parts = alternatives.filter((words) => words.length > 0).map((words) => allOf(words.map(placed)))
  if (parts.length === 0) return null
  const any = `(${parts.join('|')})`
  const none = anyOf(without)
  return none ? `(${any}&!${none})` : any
}

export function allOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('&')})`
}

export function someOf(count: number, parts: readonly string[]): string {
  return choices(count, parts).map(allOf).join('|')
}

function choices(count: number, parts: readonly string[]): string[][] {
  if (count <= 0) return [[]]
  return parts.flatMap((part, index) => choices(count - 1, parts.slice(index + 1)).map((others) => [part, ...others]))
}

type Alternatives = { best: Alternative[]; all: Alternative[] }

/**
 * Adds the marks of retailers and categories with the term's name. A whole name counts as the word itself, a part of a
 * name only as an alternative.
 */
export function withMarks({ best, all }: Alternatives, names: NameMatch[]): Alternatives {
  const called = (alternatives: Alternative[]) =>
    names.filter((name) =>
      alternatives.some((words) => words.length > 0 && words.every((word) => name.words.includes(word))),
    )
  // `Wintermode`: the shops of a category need not say its name beside each thing.
  const markedParts = (words: Alternative): Alternative[] =>
    words.length === 1
      ? []
      : words.flatMap((word, place) =>
          called([[word]])
            .filter(({ kind }) => kind === 'category')
            .map((name) => words.with(place, markOf(name))),
        )
  return {
    best: [
      ...best,
      ...called(best)
        .filter(({ whole }) => whole)
        .map((name) => [markOf(name)]),
    ],
    all: [...all, ...called(all).map((name) => [markOf(name)]), ...all.flatMap(markedParts)],
  }
}
