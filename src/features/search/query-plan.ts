import { scriptOf } from '@/domain/official-latin'
import { attributeMark, freeOfMark } from '@/domain/search-text'
import { isName, namesBeginningWith, otherNamesWith, synonymsOf } from '@/domain/synonyms'
import type { Locale } from '@/i18n/routing'
import { type ChainName, chainNames, type NameMatch, namesWith } from './chains'
import { type Correction, corrected, correctionsOf } from './corrections'
import { type Term, termsOf, withoutBroaderNames } from './terms'
import { type Alternative, allOf, anyOf, groupsWith, groupWords, someOf, withMarks } from './tsquery'
import { type Known, lookUp } from './vocabulary'

/** A term with every way to meet it. `best` are the words as asked for, which rank higher in a title than the others. */
export type PlannedTerm = {
  best: Alternative[]
  all: Alternative[]
  /** What is beside these words where they name another thing: such a thing is not meant by a name in another language. */
  apart: Alternative[]
  /** Of these the same where names of things are searched, and not whole brochures (`withGroups`). */
  without?: Alternative[]
  /** The official groups of products that are called so, by their numbers. */
  groups: number[]
  /** The chains of the price data that are called so and nothing else is, by their numbers. */
  chains: number[]
}

export type Plan = {
  terms: PlannedTerm[]
  /**
   * The official groups that the terms mean, where one is a name in another language: what shares its word but belongs to another group
   * (vinegar of apples, soap with milk) is not meant. Null where any group may be.
   */
  meantGroups: number[] | null
  names: NameMatch[]
  /** The chains of the price data that were asked for by their names. */
  chains: ChainName[]
  /** What was read in place of words that nothing has. */
  corrected: Correction[]
}

/** A query, read once however many kinds of things are looked for by it. */
export type Reading = () => Promise<Plan>

type Options = {
  /** Whether exactly what was typed is looked for: no typing errors, no unfinished words. */
  exact?: boolean
}

/**
 * Reads a query. A word that nothing has is completed, or else taken for the likeliest word it may be mistyped for; the query is
 * then read as if that had been typed. Each term is met by its own words, by the Bulgarian names of the same thing, and by
 * the marks of retailers and categories of that name.
 */
export function readingOf(query: string, locale: Locale, { exact = false }: Options = {}): Reading {
  let plan: Promise<Plan> | undefined
  return () => (plan ??= exact ? readExactly(query, locale) : read(query, locale))
}

export const planOf = (query: string, locale: Locale): Promise<Plan> => readingOf(query, locale)()

async function readExactly(query: string, locale: Locale): Promise<Plan> {
  const terms = termsOf(query, locale, await chainNames())
  const known = await lookUp(formsOf(terms))
  return planWith({ terms, known: { ...known, prefixed: new Map() }, locale, corrected: [] })
}

async function read(query: string, locale: Locale): Promise<Plan> {
  const chains = await chainNames()
  const terms = termsOf(query, locale, chains)
  const [known, ofGroups] = await Promise.all([lookUp(formsOf(terms)), groupWords()])
  const isDoubtful = (term: Term) => !isKnown(term, known) && completionsOf(term, known, locale).length === 0
  const doubtful = terms.filter((term) => isDoubtful(term) && !term.words.every((word) => ofGroups.has(word)))
  const corrections = await correctionsOf(doubtful, locale, chains)
  if (corrections.length === 0) return planWith({ terms, known, locale, corrected: [] })
  const meant = termsOf(corrected(query, corrections), locale, chains)
  return planWith({ terms: meant, known: await lookUp(formsOf(meant)), locale, corrected: corrections })
}

const formsOf = (terms: Term[]) => unique(terms.flatMap(({ words, spellings }) => [...words, ...spellings]))

type Read = { terms: Term[]; known: Known; locale: Locale; corrected: Correction[] }

async function planWith({ terms, known, locale, corrected }: Read): Promise<Plan> {
  const planned = terms.map((term) => ({ term, ...alternativesOf(term, known, locale) }))
  const asked = unique([...planned.flatMap(({ all }) => all.flat()), ...terms.flatMap((term) => term.words)])
  const [names, groups] = await Promise.all([namesWith(asked), groupsWith(asked)])
  const read = planned.map(({ term, best, all }) => {
    // A group may have a foreign word in a name of another meaning: milk chocolate is no milk.
    const called = term.isForeign ? best : all
    const apart = term.isForeign ? best.flatMap(otherNamesWith) : []
    const own = groups.filter(({ words }) => {
      const known = [...words, ...words.map((word) => word.replace(attributeMark(''), ''))]
      const isIn = (name: Alternative) => name.every((word) => known.includes(word))
      return (
        called.some((name) => isIn(name) && name.some((word) => words.includes(word))) &&
        !apart.some((name) => isIn(name))
      )
    })
    return {
      ...withMarks({ best, all }, names),
      apart,
      groups: own.map(({ number }) => number),
      chains: isName(term.words) ? [] : term.chains.map(({ id }) => id),
    }
  })
  const isGrouped = planned.some(({ term }, index) => term.isForeign && (read[index]?.groups ?? []).length > 0)
  return {
    terms: read,
    meantGroups: isGrouped ? read.flatMap(({ groups: own }) => own) : null,
    names,
    chains: [...new Set(terms.flatMap((term) => term.chains))],
    corrected,
  }
}

function isKnown(term: Term, known: Known): boolean {
  const exact = (word: string) => known.exact.has(word) || /\d/.test(word) || [...word].length === 1
  if (isName(term.words) || term.chains.length > 0 || term.synonyms.length > 0) return true
  return term.words.every(exact) || term.spellings.some(exact)
}

/** What an unfinished word may become. */
function completionsOf({ words: [word] }: Term, known: Known, locale: Locale): Alternative[] {
  if (!word) return []
  return [...(known.prefixed.get(word) ?? []).map((found) => [found]), ...namesBeginningWith(word, locale)]
}

function alternativesOf(term: Term, known: Known, locale: Locale) {
  // What names something is not read as Bulgarian in Latin letters: `butter` would be `батер`, and find batteries.
  const meant = term.isForeign ? [] : term.spellings.filter((word) => known.exact.has(word))
  const typed: Alternative[] = [term.words, ...meant.map((word) => [word])]
  const synonyms = [...withoutBroaderNames(term), ...meant.flatMap((word) => synonymsOf([word], locale))]
  const completions = isKnown(term, known) ? [] : completionsOf(term, known, locale)
  const best = term.isForeign ? synonyms : typed
  const all = [...best, ...(term.isForeign ? typed.filter(isLatin(term, known)) : synonyms), ...completions]
  return term.isFreeOf ? { best: freeOf(best), all: freeOf(all) } : { best, all }
}

/** `Käse` is no `къс`: a name in Latin letters that is written in Cyrillic here is another word that looks like it. */
function isLatin({ typed }: Term, { cyrillic }: Known) {
  const isTypedSo = scriptOf(typed) === 'latin'
  return (words: Alternative) => !isTypedSo || !words.some((word) => cyrillic.has(word))
}

/** A name of several words is not marked as what something is free of. */
const freeOf = (names: Alternative[]): Alternative[] =>
  names.flatMap(([word, ...others]) => (word && others.length === 0 ? [[freeOfMark(word)]] : []))

function unique(words: string[]): string[] {
  return [...new Set(words)]
}

export type Strictness = 'all' | 'all-but-one' | 'any'

/** The `tsquery` that finds: every term, or fewer of them. Null for an empty plan. */
export function findQuery(plan: Plan, strictness: Strictness): string | null {
  const parts = plan.terms.map((term) => anyOf(term.all, term.without)).filter((part) => part !== null)
  if (parts.length === 0) return null
  if (strictness === 'all' || parts.length === 1) return allOf(parts)
  return `(${strictness === 'all-but-one' ? someOf(parts.length - 1, parts) : parts.join('|')})`
}
