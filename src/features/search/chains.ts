import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { transliterate } from '@/domain/official-latin'
import { isFiller, normalise, wordsOf } from '@/domain/search-text'
import { type ChainName, type ChainNames, type NameWords, searchTables } from '@/server/cache/process-cache'
import type { CacheStore } from '@/server/cache/store'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'

const { documentsName } = tables.search
const ch = alias(tables.prices.chains, 'ch')
const r = alias(tables.retailers, 'r')

/** Bounds the query: more names would make it too slow. */
const mostNames = 200

const namesRow = z.object({
  kind: z.enum(['retailer', 'category']),
  id: z.string(),
  names: z.array(z.string()),
  called: z.string().nullable(),
})

/** `whole`: every word of the name was asked for. */
export type NameMatch = Omit<NameWords, 'names'> & { words: string[]; whole: boolean }

export async function namesWith(words: string[]): Promise<NameMatch[]> {
  const asked = new Set(words)
  const found = (await allNames()).filter(({ names }) => names.some((word) => asked.has(word)))
  return found.slice(0, mostNames).map(({ kind, id, names, called }) => {
    const telling = names.filter((word) => !isFiller(word))
    const met = telling.filter((word) => asked.has(word))
    // A category's document has its name in four languages, so one matching word is enough.
    return { kind, id, called, words: met, whole: kind === 'category' || met.length === telling.length }
  })
}

function allNames(): Promise<NameWords[]> {
  return cachedLookupTable({
    store: searchTables().names,
    name: 'names',
    tags: [tag.retailers, tag.categories],
    rows: sql`
      select ${documentsName.kind}, ${documentsName.id}, tsvector_to_array(${documentsName.strong}) as names,
        ${r.name} as called
      from ${documentsName} left join ${tables.retailers} r on ${r.id} = ${documentsName.id} order by ${documentsName.kind}, ${documentsName.id}`,
    read: (rows) => readableRows(namesRow, rows, 'search/chains'),
  })
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
  const { rows } = await (await db()).execute(statement)
  const value = read(rows)
  store.set(name, value, [...tags], JSON.stringify(rows).length, begun)
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
      left join ${tables.retailers} r on ${r.id} = ${ch.retailerId} and ${r._status} = 'published' order by ${ch.id}`,
    read: (rows) => namesOf(readableRows(row, rows, 'search/chains')),
  })
}

export function chainsCalled(words: string[], chains: ChainNames): ChainName[] {
  return chains.get(words.join(' ')) ?? chains.get(words.join('')) ?? []
}

/** The words of a name or question without fillers and company forms, unstemmed and in the canonical spelling. */
function wholeWords(text: string): string[] {
  const said = [...wordsOf(text)].filter(({ word }) => !unsaid.has(word) && !isFiller(word))
  return said.map(({ start, end }) => transliterate(text.slice(start, end)))
}

/** Compares whole words, because a thing may share its stem with a shop's name (`житно` and „Житен“). */
export const isCalledSo = (typed: string, name: string) => wholeWords(typed).join('') === wholeWords(name).join('')

export function sharesWord(typed: string, name: string): boolean {
  const named = wholeWords(name)
  return wholeWords(typed).some((word) => named.includes(word))
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
