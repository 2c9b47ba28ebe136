import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { normalise } from '@/domain/search-text'
import { isName } from '@/domain/synonyms'
import { isLocale, type Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { randomFrom, seedOf } from '../../seed/drawing/brochures/random'
import { halves } from './things'

type Word = { word: string; locale: Locale; half: (typeof halves)[number] }

function listed(): { word: string; locale: Locale }[] {
  const text = readFileSync(join(import.meta.dirname, 'non-goods.txt'), 'utf8')
  return [...text.matchAll(/\[(\w+)\]\n([^[]*)/g)].flatMap(([, locale = '', words = '']) =>
    isLocale(locale) ? words.split(/\s+/).flatMap((word) => (word ? [{ word, locale }] : [])) : [],
  )
}

const root = (word: string) => word.slice(0, Math.max(4, word.length - 2))

/**
 * Draws words by a seed that are no goods of ours: neither the vocabulary of the search nor any of our texts has them
 * in any form, because finding a word that a brochure has would be right.
 */
export async function drawNonGoods(seed: number, count: number): Promise<Word[]> {
  const { search, prices } = tables
  const { rows } = await (await db()).execute(sql`
    select distinct lower(cyrillic) as word from ${search.words} where cyrillic is not null
    union select distinct lower(latin) from ${search.words} where latin is not null
    union select distinct unnest(regexp_split_to_array(lower(name), '[^[:alpha:]]+')) from ${prices.listings}`)
  const ours = new Set(
    z
      .array(z.object({ word: z.string() }))
      .parse(rows)
      .map(({ word }) => root(word)),
  )
  const random = randomFrom(seed)
  return listed()
    .filter(({ word }) => !isName(normalise(word)) && !ours.has(root(word.toLowerCase())))
    .map((each) => ({ each, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ each }) => ({ ...each, half: halves[seedOf(`${seed} ${each.word}`) % 2] ?? 'tuned' }))
}
