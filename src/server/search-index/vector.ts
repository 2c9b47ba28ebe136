import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { amountMarks } from '@/domain/amount-marks'
import { scriptOf } from '@/domain/official-latin'
import { freeOfMarks, isMadeOf } from '@/domain/product-group-rules'
import { headMark, wordsOf } from '@/domain/search-text'
import { named, tables } from '../db/tables'
import type { Database } from '../db/transaction'

const dictionary = tables.search.words
const known = alias(dictionary, 'known')
const k = alias(dictionary, 'k')

type Weight = 'A' | 'B' | 'C' | 'D'

/** Forms of "to be" whose stem equals that of a name: a search for Билла does not mean `била`. */
const auxiliaries = new Set(['бил', 'била', 'било', 'били', 'был', 'была', 'было', 'были'])

/** Postgres stores positions up to this one and moves later words to it. */
const lastPosition = 16_383

export class Vector {
  private readonly places = new Map<string, string[]>()

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly isThing = false,
  ) {}

  /**
   * Adds a text whose first word is at position `start`; `step` words share a position.
   * @returns the position after the text
   */
  add(text: string | null | undefined, weight: Weight, start = 1, step = 1): number {
    let count = 0
    for (const { word, start: from, end } of wordsOf(text ?? '')) {
      const written = (text ?? '').slice(from, end)
      count++
      if (auxiliaries.has(written.toLowerCase())) continue
      this.place(word, weight, start + Math.floor((count - 1) / step))
      this.vocabulary.add(word, written, this.isThing)
    }
    for (const { mark, at } of [...freeOfMarks(text ?? ''), ...amountMarks(text ?? '')]) {
      this.place(mark, weight, start + Math.floor(at / step))
    }
    return start + Math.ceil(count / step) + 1
  }

  mark(token: string | null): void {
    if (token) this.place(token, 'B', 1)
  }

  toString(): string {
    return [...this.places].map(([word, places]) => `'${word}':${[...new Set(places)].join(',')}`).join(' ')
  }

  private place(word: string, weight: Weight, position: number): void {
    const place = `${Math.min(position, lastPosition)}${weight}`
    const places = this.places.get(word)
    if (places) places.push(place)
    else this.places.set(word, [place])
  }
}

type Spellings = { cyrillic?: string; latin?: string; things?: 0 | 1 }

export class Vocabulary {
  private readonly spellings = new Map<string, Spellings>()

  add(word: string, written: string, isThing: boolean): void {
    if (word.length < 2 || /\d/.test(word)) return
    const known = this.spellings.get(word) ?? {}
    known[scriptOf(written)] ??= written.toLowerCase().slice(0, 60)
    if (isThing) known.things = 1
    this.spellings.set(word, known)
  }

  /** Sorted by word, so that two transactions cannot deadlock. */
  rows(): ({ word: string } & Spellings)[] {
    return [...this.spellings].map(([word, known]) => ({ word, ...known })).sort((a, b) => (a.word < b.word ? -1 : 1))
  }
}

export const retailerToken = (id: string | null) => (id ? `#r${id}` : null)
export const categoryToken = (id: string | null) => (id ? `#c${id}` : null)

/**
 * Words after one of these say what a thing is made of or meant for: `бисквити с масло` are biscuits, not butter. `3 в 1`
 * says nothing of the kind.
 */
const turns =
  /(?<![\p{L}\p{N}])(?:с|със|за|от|без|при|на|with|without|for|of|mit|ohne|für|von|aus|из|для|со|вкус|аромат|(?:в|във|in)(?!\s*\d))(?![\p{L}\p{N}])/iu

export function nameVector(name: string, vocabulary: Vocabulary): Vector {
  const words = new Vector(vocabulary, true)
  words.add(name, 'A')
  const head = headOf(name)
  for (const { start, end, word } of wordsOf(head)) {
    if (!isMadeOf(head.slice(start, end), word)) words.mark(headMark(word))
  }
  return words
}

export function headOf(name: string): string {
  const turn = name.search(turns)
  return turn > 0 ? name.slice(0, turn) : name
}

export async function learnVocabulary(database: Database, vocabulary: Vocabulary): Promise<void> {
  const rows = vocabulary.rows()
  if (rows.length === 0) return
  const cyrillic = named(dictionary, 'cyrillic')
  const latin = named(dictionary, 'latin')
  const brochures = named(dictionary, 'brochures')
  const things = named(dictionary, 'things')
  await database.execute(sql`
    insert into ${dictionary} as known (${named(dictionary, 'word', 'cyrillic', 'latin', 'things')})
    select x.word, x.cyrillic, x.latin, coalesce(x.things, 0)
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(word text, cyrillic text, latin text, things integer)
    where not exists (
      select from ${dictionary} k
      where ${k.word} = x.word and ${k.brochures} > 0 and (${k.cyrillic} is not null or x.cyrillic is null)
        and (${k.latin} is not null or x.latin is null) and ${k.things} >= coalesce(x.things, 0)
    )
    order by x.word collate "C"
    on conflict (${named(dictionary, 'word')}) do update set
      ${cyrillic} = coalesce(${known.cyrillic}, excluded.${cyrillic}),
      ${latin} = coalesce(${known.latin}, excluded.${latin}), ${brochures} = greatest(${known.brochures}, 1),
      ${things} = greatest(${known.things}, excluded.${things})`)
}
