import { attributeMark, wholeNameMark } from '@/domain/search-text'
import { otherNamesWith } from '@/domain/synonyms'
import type { Locale } from '@/i18n/routing'
import { alternativesOf, beginningsOf, brandsOf, completionsOf, isKnown } from './alternatives'
import { type ChainName, chainNames, type NameMatch, namesWith, shopNames } from './chains'
import { corrected, type WordCorrection } from './corrections'
import { decisiveTerm, tellingOf } from './decisive'
import { readDigits } from './digits-in-words'
import { isAbsentShop, isTitle, mended, shakyTerms } from './doubts'
import { formsOf, type Term, termsOf } from './terms'
import { type Alternative, allOf, anyOf, groupsWith, groupWords, someOf, withMarks } from './tsquery'
import { type Known, lookUp } from './vocabulary'

/** `best` are the words as asked for, which rank higher in a title than the others. */
export type PlannedTerm = {
  /** As typed, to be marked in texts. */
  words: string[]
  best: Alternative[]
  all: Alternative[]
  /** Words beside which the term names another thing, so that a name in another language does not mean it. */
  apart: Alternative[]
  /** Like `apart`, but only for names of things (`withGroups`): a whole brochure may have such words anywhere. */
  without?: Alternative[]
  groups: number[]
  /** The groups of which the term is the whole name, or short for it (`мляко`, `прясно мляко`), where there are any. */
  namesakes: number[]
  /** Numbers of the chains with this name, when nothing else is called so. */
  chains: number[]
  /** Without this term a hit is no answer, however many other terms it has. */
  isDecisive: boolean
}

export type Plan = {
  terms: PlannedTerm[]
  /**
   * Official groups that the terms mean, where one is a name in another language: things that share a word but belong
   * to another group (vinegar of apples, soap with milk) are not meant. Null: any group.
   */
  meantGroups: number[] | null
  names: NameMatch[]
  chains: ChainName[]
  absent: string[]
  corrected: WordCorrection[]
}

export type PlanReading = () => Promise<Plan>

type Options = {
  /** Turns off corrections of typing errors and completion of unfinished words. */
  exact?: boolean
}

/**
 * Reads a query. An unknown word is completed or replaced by the likeliest word it may be mistyped for, and the query
 * is read again with it. A term is met by its own words, by Bulgarian names of the same thing, and by the marks of
 * retailers and categories of that name.
 */
export function readingOf(query: string, locale: Locale, { exact = false }: Options = {}): PlanReading {
  let plan: Promise<Plan> | undefined
  return () => (plan ??= exact ? readExactly(query, locale) : read(query, locale))
}

export const planOf = (query: string, locale: Locale): Promise<Plan> => readingOf(query, locale)()

async function readExactly(query: string, locale: Locale): Promise<Plan> {
  const [text, chains] = await Promise.all([readDigits(query, locale), chainNames()])
  const terms = termsOf(text, locale, chains)
  return planWith({ terms, known: await lookUp(formsOf(terms)), locale })
}

async function read(query: string, locale: Locale): Promise<Plan> {
  const [text, chains] = await Promise.all([readDigits(query, locale), chainNames()])
  const said = termsOf(text, locale, chains)
  const [known, ofGroups, here] = await Promise.all([
    lookUp(formsOf(said), beginningsOf(said)),
    groupWords(),
    shopNames(),
  ])
  const asked = await withoutAsking(said, known, locale)
  const isDoubtful = (term: Term) => !isKnown(term, known) && completionsOf(term, known, locale).length === 0
  const shops = asked.filter((term) => isAbsentShop(term, known, here))
  const terms = asked.filter((term) => !shops.includes(term))
  const absent = shops.flatMap(({ shop }) => shop ?? [])
  const unknown = terms.filter((term) => isDoubtful(term) && !term.words.every((word) => ofGroups.has(word)))
  const shaky = unknown.length === 0 ? await shakyTerms(terms, known, locale) : []
  const doubtful = [...unknown, ...shaky]
  if (doubtful.length === 0 || (await isTitle(terms, known, locale))) return planWith({ terms, known, locale, absent })
  const others = terms.flatMap((term) =>
    doubtful.includes(term) || term.pack || term.percent !== null || term.isFreeOf
      ? []
      : alternativesOf(term, known, locale).all,
  )
  const corrections = await mended({ terms, doubtful, shaky, others, locale, chains })
  if (corrections.length === 0) return planWith({ terms, known, locale, absent })
  const kept = new Set(terms.map(({ typed }) => typed))
  const leftOut = new Set(said.flatMap(({ typed }) => (kept.has(typed) ? [] : typed)))
  const meant = termsOf(corrected(text, corrections), locale, chains).filter(({ typed }) => !leftOut.has(typed))
  const found = await lookUp(formsOf(meant), beginningsOf(meant))
  return planWith({ terms: meant, known: found, locale, absent, corrected: corrections })
}

/**
 * A question without its words that only ask (`колко струва`, `this week`), which would be looked for like the thing. A
 * title that has them all is meant as it is: „Голямата седмица“.
 */
async function withoutAsking(said: Term[], known: Known, locale: Locale): Promise<Term[]> {
  const telling = tellingOf(said)
  if (telling.length === 0 || telling.length === said.length || (await isTitle(said, known, locale))) return said
  return telling.length > 1 ? telling : telling.map((term) => ({ ...term, isAlone: true }))
}

type Read = { terms: Term[]; known: Known; locale: Locale; absent?: string[]; corrected?: WordCorrection[] }

async function planWith({ terms, known, locale, absent = [], corrected = [] }: Read): Promise<Plan> {
  const decisive = decisiveTerm(terms, locale)
  const planned = terms.map((term) => ({ term, ...alternativesOf(term, known, locale) }))
  const asked = unique([...planned.flatMap(({ all }) => all.flat()), ...terms.flatMap((term) => term.words)])
  const [names, groups] = await Promise.all([namesWith(asked, terms), groupsWith(asked)])
  const read = planned.map(({ term, best, all }) => {
    // A foreign word may be part of a group's name with another meaning: milk chocolate is no milk.
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
      words: term.words,
      ...withMarks({ best, all }, names),
      apart,
      groups: own.map(({ number }) => number),
      namesakes: own
        .filter(({ words }) =>
          called.some((name) => {
            const [word, ...more] = name
            if (more.length === 0) return word && words.includes(wholeNameMark(word))
            // `мляко` is short for `прясно мляко`.
            return term.words.every((asked) => name.includes(asked)) && name.every((each) => words.includes(each))
          }),
        )
        .map(({ number }) => number),
      chains: term.isName ? [] : term.chains.map(({ id }) => id),
      isDecisive: term === decisive,
    }
  })
  // A brand has goods of many groups.
  const isOfGroups = (term: Term) => term.isForeign && brandsOf(term).length === 0
  const isGrouped = planned.some(({ term }, index) => isOfGroups(term) && (read[index]?.groups ?? []).length > 0)
  return {
    terms: read,
    meantGroups: isGrouped ? read.flatMap(({ groups: own }) => own) : null,
    names,
    chains: [...new Set(terms.flatMap((term) => term.chains))],
    absent: [...new Set(absent)],
    corrected,
  }
}

function unique(words: string[]): string[] {
  return [...new Set(words)]
}

type Strictness = 'all' | 'all-but-one' | 'any'

/** `tsquery` of every term, or of fewer terms that include the decisive ones. Null for an empty plan. */
export function findQuery(plan: Plan, strictness: Strictness): string | null {
  const parts = plan.terms.flatMap(({ all, without, isDecisive }) => {
    const part = anyOf(all, without)
    return part === null ? [] : [{ part, isDecisive }]
  })
  if (parts.length === 0) return null
  if (strictness === 'all' || parts.length === 1) return allOf(parts.map(({ part }) => part))
  const kept = parts.flatMap(({ part, isDecisive }) => (isDecisive ? [part] : []))
  const rest = parts.flatMap(({ part, isDecisive }) => (isDecisive ? [] : [part]))
  if (kept.length === 0) return `(${strictness === 'all-but-one' ? someOf(rest.length - 1, rest) : rest.join('|')})`
  if (strictness === 'any' || rest.length === 1) return allOf(kept)
  return allOf([...kept, `(${someOf(rest.length - 1, rest)})`])
}
