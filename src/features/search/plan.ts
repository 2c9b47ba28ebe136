import { namesBeginningWith, namesLike, synonymsOf } from '@/domain/synonyms'
import { groupsWith } from './groups'
import { markOf, type NameMatch, namesWith } from './names'
import { type Term, termsOf } from './terms'
import { type Alternative, allOf, anyOf, someOf } from './tsquery'
import { type Known, lookUp, lookUpSimilar } from './vocabulary'

/** A term with every way to meet it. `best` are the words as asked for, which rank higher in a title than the others. */
export type PlannedTerm = {
  typed: string
  best: Alternative[]
  all: Alternative[]
  /** The official groups of products that are called so, by their numbers. */
  groups: number[]
  /** What was taken for a word that nothing has. */
  corrected: string | null
}

type TermWords = Omit<PlannedTerm, 'groups'>

export type Plan = { terms: PlannedTerm[]; names: NameMatch[] }

/**
 * Reads a query: each term is met by its own words; else by words that begin with them; else, for a typing error, by the
 * nearest words; and always by the same thing's names in the other languages and by the marks of retailers and categories
 * of that name.
 */
export function planOf(query: string, language: string): Promise<Plan> {
  return readingOf(query, language).exact()
}

/**
 * The two ways to read a query, each read once, however many kinds of things are looked for by it at the same time.
 * `forgiving` looks for typing errors in words that stand for something, too; it is the same plan where none can be.
 */
export type Reading = { exact: () => Promise<Plan>; forgiving: () => Promise<Plan> }

export function readingOf(query: string, language: string): Reading {
  const terms = termsOf(query, language)
  const known = once(() => lookUp(formsOf(terms)))
  const exact = once(async () => {
    if (terms.length === 0) return { terms: [], names: [] }
    const knownWords = await known()
    const doubtful = terms.filter((term) => !isKnown(term, knownWords))
    return planWith({ terms, known: knownWords, similar: await lookUpSimilar(formsOf(doubtful)), language })
  })
  const forgiving = once(async () => {
    const knownWords = await known()
    // The nearest word to one that there is, is this one.
    const similar = await lookUpSimilar(formsOf(terms).filter((form) => !knownWords.exact.has(form)))
    return similar.size > 0 ? planWith({ terms, known: knownWords, similar, language }) : exact()
  })
  return { exact, forgiving }
}

function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => (result ??= read())
}

const formsOf = (terms: Term[]) => unique(terms.flatMap(({ words, spellings }) => [...words, ...spellings]))

type Read = { terms: Term[]; known: Known; similar: Map<string, string[]>; language: string }

async function planWith({ terms, known, similar, language }: Read): Promise<Plan> {
  const planned = terms.map((term) => planTerm(term, known, similar, language))
  const asked = unique([...planned.flatMap(({ all }) => all.flat()), ...terms.flatMap((term) => term.words)])
  const [names, groups] = await Promise.all([namesWith(asked), groupsWith(asked)])
  const called = ({ all }: TermWords) =>
    groups.filter(({ words }) => all.some((name) => name.every((word) => words.includes(word))))
  return {
    terms: planned.map((term) => ({ ...withMarks(term, names), groups: called(term).map(({ number }) => number) })),
    names,
  }
}

function isKnown(term: Term, known: Known): boolean {
  const exact = (word: string) => known.exact.has(word) || /\d/.test(word) || [...word].length === 1
  return term.words.every(exact) || term.spellings.some(exact) || term.synonyms.length > 0
}

function planTerm(term: Term, known: Known, similar: Map<string, string[]>, language: string): TermWords {
  const meant = term.spellings.filter((word) => known.exact.has(word))
  const best: Alternative[] = [term.words, ...meant.map((word) => [word])]
  const synonyms = [...term.synonyms, ...meant.flatMap((word) => synonymsOf([word], language))]
  const [word] = term.words
  if (!word || term.words.length > 1 || isKnown(term, known)) {
    return { typed: term.typed, best, all: [...best, ...synonyms, ...guesses(term, similar)], corrected: null }
  }
  const longer = [...(known.prefixed.get(word) ?? []).map((found) => [found]), ...namesBeginningWith(word, language)]
  if (longer.length > 0) return { typed: term.typed, best, all: [...best, ...longer], corrected: null }
  const likely = [...guesses(term, similar), ...namesLike(word, language)]
  return {
    typed: term.typed,
    best: [...best, ...guesses(term, similar)],
    all: [...best, ...likely],
    corrected: likely[0]?.[0] ?? null,
  }
}

function guesses(term: Term, similar: Map<string, string[]>): Alternative[] {
  return [...term.words, ...term.spellings].flatMap((word) => (similar.get(word) ?? []).map((found) => [found]))
}

/** A whole name counts as the word itself, a part of it only as a way to be found. */
function withMarks(term: TermWords, names: NameMatch[]): TermWords {
  const meets = (alternatives: Alternative[]) => {
    const words = new Set(alternatives.flat())
    return names.filter((name) => name.words.some((word) => words.has(word)))
  }
  // `Wintermode`: the shops of a category need not say its name beside each thing.
  const markedParts = (words: Alternative): Alternative[] =>
    words.length === 1
      ? []
      : words.flatMap((word, place) =>
          meets([[word]])
            .filter(({ whole }) => whole)
            .map((name) => words.with(place, markOf(name))),
        )
  const whole = meets(term.best).filter(({ whole }) => whole)
  const single = term.all.filter((words) => words.length === 1)
  return {
    ...term,
    best: [...term.best, ...whole.map((name) => [markOf(name)])],
    all: [...term.all, ...meets(single).map((name) => [markOf(name)]), ...term.all.flatMap(markedParts)],
  }
}

export type Strictness = 'all' | 'all-but-one' | 'any'

/** The `tsquery` that finds: every term, or fewer of them. Null for an empty plan. */
export function findQuery(plan: Plan, strictness: Strictness): string | null {
  const parts = plan.terms.map((term) => anyOf(term.all)).filter((part) => part !== null)
  if (parts.length === 0) return null
  if (strictness === 'all' || parts.length === 1) return allOf(parts)
  return `(${strictness === 'all-but-one' ? someOf(parts.length - 1, parts) : parts.join('|')})`
}

function unique(words: string[]): string[] {
  return [...new Set(words)]
}
