import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { allowedErrors, editDistance } from '@/domain/edit-distance'
import { scriptOf } from '@/domain/script'
import type { Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import { preparedArray, preparedRows } from '@/server/prepared-rows'

const mostPrefixed = 12
const mostSimilar = 5
const mostCompared = 30

const foundRow = z.object({ form: z.string(), word: z.string(), exact: z.boolean() })
const similarRow = z.object({ form: z.string(), word: z.string(), brochures: z.number() })

export type Known = { exact: Set<string>; prefixed: Map<string, string[]> }

/**
 * How a word of the index is shown to a person: in the script of what was typed where that is Cyrillic, else in that of the
 * language (`mlqko` is `мляко` on a Bulgarian page, `Schokulade` is `schokolade` on a German one).
 */
export function spelling(typed: string, locale: Locale): SQL {
  const isCyrillic = scriptOf(typed) === 'cyrillic' || locale === 'bg' || locale === 'ru'
  return isCyrillic ? sql`coalesce(cyrillic, latin)` : sql`coalesce(latin, cyrillic)`
}

/** Which of the forms are words of the index, and which words begin with them, the most frequent first. */
export async function lookUp(forms: string[]): Promise<Known> {
  const rows = await preparedRows(sql`
    select form, w.word, w.word = form as exact
    from unnest(${preparedArray(forms, 'text')}) form,
    lateral (
      (select word, 0 as place from search.words where word = form)
      union all
      (select word, 1 from search.words
        where length(form) >= 3 and word > form collate "C" and word < form || chr(1114111) collate "C"
        order by brochures desc, word limit ${mostPrefixed})
    ) w`)
  const known: Known = { exact: new Set(), prefixed: new Map() }
  for (const row of rows.map((value) => foundRow.parse(value))) {
    if (row.exact) known.exact.add(row.word)
    else known.prefixed.set(row.form, [...(known.prefixed.get(row.form) ?? []), row.word])
  }
  return known
}

/** Words of the index that the forms may be mistyped for, the nearest and most frequent first. */
export async function lookUpSimilar(forms: string[]): Promise<Map<string, string[]>> {
  const long = forms.filter((form) => allowedErrors(form.length) > 0)
  if (long.length === 0) return new Map()
  const { rows } = await (await db()).execute(sql`
    select form, w.word, w.brochures
    from unnest(${sql.param(long)}::text[]) form, search.similar_words(form, ${mostCompared}) w`)
  const similar = new Map<string, { word: string; distance: number; brochures: number }[]>()
  for (const { form, word, brochures } of rows.map((value) => similarRow.parse(value))) {
    const distance = errorsBetween(form, word)
    if (distance !== null) similar.set(form, [...(similar.get(form) ?? []), { word, distance, brochures }])
  }
  return new Map([...similar].map(([form, words]) => [form, nearest(words)]))
}

/** The number of typing errors between two words, or null when there are too many. */
export function errorsBetween(form: string, word: string): number | null {
  const allowed = allowedErrors(Math.min(form.length, word.length))
  const distance = editDistance(form, word, allowed)
  return distance <= allowed ? distance : null
}

function nearest(words: { word: string; distance: number; brochures: number }[]): string[] {
  const best = Math.min(...words.map(({ distance }) => distance))
  return words
    .filter(({ distance }) => distance === best)
    .sort((a, b) => b.brochures - a.brochures)
    .slice(0, mostSimilar)
    .map(({ word }) => word)
}
