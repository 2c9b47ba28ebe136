import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isFiller, normalise } from '@/domain/search-text'
import { type ChainName, type ChainNames, searchTables } from '@/server/cache/process-cache'
import { tag } from '@/server/cache/tags'
import { cachedLookupTable } from './cached-lookup-table'

export type { ChainName, ChainNames }

const row = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  retailer: z.object({ id: z.string(), slug: z.string() }).nullable(),
})

/** What is registered with a chain's name, and what nobody says who looks for it. */
const unsaid = new Set(normalise('България Bulgaria ЕООД ООД ЕАД АД КД ЕТ'))

/** The chains of the price data by their normalised names, those of published retailers with the retailer. */
export function chainNames(): Promise<ChainNames> {
  return cachedLookupTable({
    store: searchTables().chains,
    name: 'chain names',
    tags: [tag.prices, tag.retailers],
    rows: sql`select ch.id, ch.slug, ch.name, case when r.id is not null then json_build_object('id', r.id, 'slug', r.slug) end as retailer
      from prices.chains ch left join retailers r on r.id = ch.retailer_id and r._status = 'published' order by ch.id`,
    read: (rows) => namesOf(rows.map((value) => row.parse(value))),
  })
}

/** The chains that are called by these words; none for most words. */
export function chainsCalled(words: string[], chains: ChainNames): ChainName[] {
  return chains.get(words.join(' ')) ?? chains.get(words.join('')) ?? []
}

/** The chains whose names begin so; the last word may be unfinished. */
export async function chainsBeginning(words: string[]): Promise<ChainName[]> {
  const begin = words.join(' ')
  return [...new Set([...(await chainNames())].flatMap(([name, chains]) => (name.startsWith(begin) ? chains : [])))]
}

function namesOf(chains: ChainName[]): ChainNames {
  const names = new Map<string, ChainName[]>()
  for (const chain of chains) {
    const words = normalise(chain.name)
    const said = words.filter((word) => !unsaid.has(word) && !isFiller(word))
    // Whoever types `т маркет` may write it in one word, and `fresh market` in two.
    for (const key of new Set([words, said].flatMap((name) => [name.join(' '), name.join('')]))) {
      if (key) names.set(key, [...(names.get(key) ?? []), chain])
    }
  }
  return names
}
