import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { namedKinds } from '@/domain/indexed-kinds'
import { namesShop } from '@/domain/known-shops'
import { inOneAlphabet } from '@/domain/look-alikes'
import { transliterate } from '@/domain/official-latin'
import { isFiller, normalise, wordsOf } from '@/domain/search-text'
import { type ChainName, type ChainNames, type NamedWords, searchTables } from '@/server/cache/process-cache'
import type { CacheStore } from '@/server/cache/store'
import { tag } from '@/server/cache/tags'
import { readableRows } from '@/server/db/readable-rows'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'

const { documentsName } = tables.search
const ch = alias(tables.prices.chains, 'ch')
const r = alias(tables.retailers, 'r')

/** Bounds the query: more names would make it too slow. */
const mostNames = 200

const namesRow = z.object({
  kind: z.enum(namedKinds),
  id: z.string(),
  names: z.array(z.string()),
  called: z.string().nullable(),
})

/** `words` are the normalised words of the question that the name meets; `whole`: every word of it was asked for. */
export type NameMatch = { kind: 'retailer' | 'category'; id: string; words: string[]; whole: boolean }

/** `said` are the readings of a term in whole words (see `saidWords`), `shop` is the known shop that it names. */
type SaidTerm = { words: string[]; spellings: string[]; said: string[][]; shop: string | null }

/**
 * Categories with one of the normalised words in any language, and retailers that the terms name: by whole words,
 * because a thing may share its stem with a shop's name (`капки` and „Капка“).
 */
export async function namesWith(words: string[], terms: readonly SaidTerm[]): Promise<NameMatch[]> {
  const asked = new Set(words)
  const found = (await allNames()).flatMap((name): NameMatch[] => {
    const { words, whole } = name.kind === 'category' ? categoryMet(name, asked) : retailerMet(name, terms)
    return words.length > 0 ? [{ kind: name.kind, id: name.id, words, whole }] : []
  })
  return found.slice(0, mostNames)
}

/** A category's document has its name in four languages, so one matching word is enough. */
const categoryMet = ({ names }: NamedWords, asked: ReadonlySet<string>) => ({
  words: names.filter((word) => asked.has(word) && !isFiller(word)),
  whole: true,
})

/** A term of several words is not met by a name that has only some of them (`капки за нос`). */
function retailerMet({ called, said: own }: NamedWords, terms: readonly SaidTerm[]) {
  if (called === null || own.length === 0) return { words: [], whole: false }
  const whole = terms.filter(
    ({ said, shop }) =>
      said.some((words) => words.join('') === own.join('')) || (shop !== null && namesShop(called, shop)),
  )
  const partial = terms.filter(({ said }) => said.some((words) => words.every((word) => own.includes(word))))
  const met = new Set(partial.flatMap(({ said }) => said.flat()))
  return {
    words: [...whole, ...partial].flatMap(({ words, spellings }) => [...words, ...spellings]),
    whole: whole.length > 0 || own.every((word) => met.has(word)),
  }
}

function allNames(): Promise<NamedWords[]> {
  return cachedLookupTable({
    store: searchTables().names,
    name: 'names',
    // A rebuilt index may have other words for the same names.
    tags: [tag.retailers, tag.categories, tag.search],
    rows: sql`
      select ${documentsName.kind}, ${documentsName.id}, tsvector_to_array(${documentsName.strong}) as names,
        ${r.name} as called
      from ${documentsName} left join ${tables.retailers} r on ${r.id} = ${documentsName.id}
      order by ${documentsName.kind}, ${documentsName.id}`,
    read: (rows) =>
      readableRows(namesRow, rows, 'search/chains').map((name) => ({ ...name, said: saidWords(name.called ?? '') })),
  })
}

/** The names of all shops with brochures or prices. */
export async function shopNames(): Promise<string[]> {
  const [names, chains] = await Promise.all([allNames(), chainNames()])
  return [...names.flatMap(({ called }) => called ?? []), ...[...chains.values()].flat().map(({ name }) => name)]
}

export const markOf = ({ kind, id }: { kind: 'retailer' | 'category'; id: string }) => `#${kind[0]}${id}`

export const isMark = (word: string) => word.startsWith('#')

type Table<Value> = {
  store: CacheStore<Value>
  name: string
  tags: readonly string[]
  rows: SQL
  read: (rows: unknown[]) => Value
}

/** Caches a short lookup table that every search needs as a whole, until a change of one of the tags invalidates it. */
export async function cachedLookupTable<Value>({
  store,
  name,
  tags,
  rows: statement,
  read,
}: Table<Value>): Promise<Value> {
  const known = store.get(name)
  if (known) return known.value
  const begun = store.now()
  const { rows } = await (await publicDb()).execute(statement)
  const value = read(rows)
  store.set(name, value, { tags: [...tags], bytes: JSON.stringify(rows).length, begun })
  return value
}

export type { ChainName, ChainNames }

const row = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  retailer: z.object({ id: z.string(), slug: z.string() }).nullable(),
})

/** Words of a registered company name that nobody types when looking for the shop. */
const unsaid = new Set(normalise('България Bulgaria ЕООД ООД ЕАД АД КД ЕТ'))

export function chainNames(): Promise<ChainNames> {
  return cachedLookupTable({
    store: searchTables().chains,
    name: 'chain names',
    tags: [tag.prices, tag.retailers],
    rows: sql`
      select ${ch.id}, ${ch.slug}, ${ch.name},
        case when ${r.id} is not null then json_build_object('id', ${r.id}, 'slug', ${r.slug}) end as retailer
      from ${tables.prices.chains} ch
      left join ${tables.retailers} r on ${r.id} = ${ch.retailerId} and ${isPublished(r)} order by ${ch.id}`,
    read: (rows) => namesOf(readableRows(row, rows, 'search/chains')),
  })
}

/** The words of a name or question without fillers and company forms, unstemmed and in the canonical spelling. */
export function saidWords(text: string): string[] {
  const said = [...wordsOf(text)].filter(({ word }) => !unsaid.has(word) && !isFiller(word))
  return said.map(({ start, end }) => transliterate(inOneAlphabet(text.slice(start, end).toLowerCase())))
}

/** Compares whole words, because a thing may share its stem with a shop's name (`жито` and „Житен“). */
const isCalledSo = (typed: string, name: string) => saidWords(typed).join('') === saidWords(name).join('')

/** The chains that a text names, also by another name of the known shop that it names. */
export function chainsSaid(typed: string, chains: ChainNames, shop?: string): ChainName[] {
  const words = normalise(typed)
  const called = chains.get(words.join(' ')) ?? chains.get(words.join('')) ?? []
  const found = called.filter(({ name }) => isCalledSo(typed, name))
  if (found.length > 0 || shop === undefined) return found
  return [...new Set([...chains.values()].flat())].filter(({ name }) => namesShop(name, shop))
}

export async function chainName(slug: string): Promise<string | null> {
  const chains = [...(await chainNames()).values()].flat()
  return chains.find((chain) => chain.slug === slug)?.name ?? null
}

export async function chainsBeginning(words: string[]): Promise<ChainName[]> {
  const begin = words.join(' ')
  return [...new Set([...(await chainNames())].flatMap(([name, chains]) => (name.startsWith(begin) ? chains : [])))]
}

function namesOf(chains: ChainName[]): ChainNames {
  const names = new Map<string, ChainName[]>()
  for (const chain of chains) {
    const words = normalise(chain.name)
    const said = words.filter((word) => !unsaid.has(word) && !isFiller(word))
    // People who type `т маркет` may write one word, and `fresh market` two.
    for (const key of new Set([words, said].flatMap((name) => [name.join(' '), name.join('')]))) {
      if (key) names.set(key, [...(names.get(key) ?? []), chain])
    }
  }
  return names
}
