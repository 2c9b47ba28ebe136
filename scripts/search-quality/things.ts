import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { scriptOf } from '@/domain/official-latin'
import { type PackSize, packSize } from '@/domain/pack-size'
import { isMadeOf } from '@/domain/product-group-rules'
import { isFiller, normalise, wordsOf } from '@/domain/search-text'
import { longestSynonym, writtenName } from '@/domain/synonyms'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { headOf } from '@/server/search-index/vector'
import { randomFrom, seedOf } from '../../seed/drawing/brochures/random'

const o = alias(tables.offers, 'o')
const p = alias(tables.prices.products, 'p')
const { offers, products } = tables.search
const s = alias(products, 's')
const found = alias(offers, 'found')

const row = z.object({
  kind: z.enum(['products', 'offers']),
  id: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  size: z.string().nullable(),
})

export const halves = ['tuned', 'held back'] as const
type Half = (typeof halves)[number]

/** `head` is the thing's kind as its title writes it; `isKnown`: the vocabulary of the search has it. */
export type Thing = {
  kind: 'products' | 'offers'
  id: string
  text: string
  head: string
  isKnown: boolean
  brand: string
  pack: PackSize | null
  half: Half
}

/** The head of a title: the longest known name in it, else its first long word. Null when only a brand is left. */
function headIn(title: string, brand: string): { head: string; isKnown: boolean } | null {
  const ofBrand = new Set(normalise(brand))
  const words = [...wordsOf(title)].filter(({ word }) => !ofBrand.has(word) && !isFiller(word))
  const end = headOf(title).length
  const written = (from: number, count: number) => {
    const own = words.slice(from, from + count)
    return title.slice(own[0]?.start, own.at(-1)?.end)
  }
  for (let count = Math.min(longestSynonym, words.length); count > 0; count--) {
    for (const [from, { start }] of words.slice(0, words.length - count + 1).entries()) {
      const name = words.slice(from, from + count).map(({ word }) => word)
      // Apple vinegar (`ябълков оцет`) is no apple.
      const isPart = count === 1 && isMadeOf(written(from, 1), name[0] ?? '')
      if (start < end && !isPart && writtenName(name.join(' ')).has('bg'))
        return { head: written(from, count), isKnown: true }
    }
  }
  const at = words.findIndex(({ start, end: after }) => {
    const own = title.slice(start, after)
    return start < end && scriptOf(own) === 'cyrillic' && own.length >= 4 && title[after] !== '.'
  })
  return at < 0 ? null : { head: written(at, 1), isKnown: false }
}

export async function drawThings(seed: number, count: number): Promise<Thing[]> {
  const { rows } = await (await db()).execute(sql`
    select 'products' as kind, ${p.id}::text as id, ${p.title}, ${p.brand}, null as size
    from ${products} s join ${tables.prices.products} p on ${p.id} = ${s.id}
    union all
    select 'offers', ${o.id}::text, ${o.title}, ${o.brand}, ${o.packSize}
    from ${offers} found join ${tables.offers} o on ${o.id} = ${found.id} where ${found.lastDay} >= ${sofiaDay()}::date
    order by 1, 2`)
  const random = randomFrom(seed)
  const drawn = readableRows(row, rows, 'search-quality')
    .map((thing) => ({ thing, place: random() }))
    .sort((a, b) => a.place - b.place)
  const things: Thing[] = []
  for (const { thing } of drawn) {
    const { kind, id, title, size } = thing
    const brand = thing.brand?.trim()
    const named = brand ? headIn(title, brand) : null
    if (!brand || !named) continue
    const half = halves[seedOf(`${seed} ${title}`) % 2] ?? 'tuned'
    things.push({
      kind,
      id,
      text: [title, brand, size].join(' '),
      ...named,
      brand,
      pack: packSize(size ?? title),
      half,
    })
    if (things.length === count) break
  }
  return things
}
