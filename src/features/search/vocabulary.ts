import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { scriptOf } from '@/domain/official-latin'
import type { Locale } from '@/i18n/routing'
import { readableRows } from '@/server/db/readable-rows'
import { publicRows } from '@/server/replicas/public-reads'

const mostPrefixed = 12
const mostCompared = 60

const writtenRow = z.object({
  word: z.string(),
  cyrillic: z.string().nullable(),
  latin: z.string().nullable(),
  things: z.number(),
})
const foundRow = writtenRow.extend({ form: z.string(), exact: z.boolean() })

export type WrittenWord = z.infer<typeof writtenRow>

/** `exact` are the forms themselves, `prefixed` words of names that begin with one of the beginnings. */
export type Known = { exact: ReadonlyMap<string, WrittenWord>; prefixed: ReadonlyMap<string, WrittenWord[]> }

/**
 * Whether an indexed word is shown in Cyrillic: in the typed script where that is Cyrillic, else in the script of the
 * language (`mlqko` is `мляко` on a Bulgarian page, `Schokulade` is `schokolade` on a German one).
 */
export function isShownInCyrillic(typed: string, locale: Locale): boolean {
  return scriptOf(typed) === 'cyrillic' || locale === 'bg' || locale === 'ru'
}

/** Null in SQL for a word without a spelling in the typed script. */
function spelling(typed: string, locale: Locale): SQL {
  if (scriptOf(typed) === 'cyrillic') return sql`cyrillic`
  return isShownInCyrillic(typed, locale) ? sql`coalesce(cyrillic, latin)` : sql`coalesce(latin, cyrillic)`
}

const shownRow = z.object({ shown: z.string() })

export async function wordsBeginning(
  form: string,
  { typed, locale, most }: { typed: string; locale: Locale; most: number },
): Promise<string[]> {
  const shown = spelling(typed, locale)
  // Shorter forms begin too many words; `end` then matches the form alone, because no word contains a space.
  const end = form.length >= 3 ? `${form}\u{10FFFF}` : `${form} `
  const rows = await publicRows(sql`
    select ${shown} as shown from search.words
    where word >= ${form} collate "C" and word < ${end} collate "C" and ${shown} is not null
    order by word = ${form} desc, brochures desc, word limit ${most}`)
  return rows.map((value) => shownRow.parse(value).shown)
}

/** @param beginnings those of the forms that may be unfinished: to read all words with a beginning takes longest. */
export async function lookUp(forms: string[], beginnings: string[] = []): Promise<Known> {
  const rows = await publicRows(sql`
    select form, w.word, w.word = form as exact, w.cyrillic, w.latin, w.things
    from unnest(${sql.param(forms)}::text[]) form,
    lateral (
      (select word, cyrillic, latin, things from search.words where word = form)
      union all
      (select word, cyrillic, latin, things from search.words
        where form = any(${sql.param(beginnings)}::text[]) and length(form) >= 3
          and word > form collate "C" and word < form || chr(1114111) collate "C" and things > 0
        order by things desc, word limit ${mostPrefixed})
    ) w`)
  const known = { exact: new Map<string, WrittenWord>(), prefixed: new Map<string, WrittenWord[]>() }
  for (const { form, exact, ...word } of readableRows(foundRow, rows, 'search/vocabulary')) {
    if (exact) known.exact.set(word.word, word)
    else known.prefixed.set(form, [...(known.prefixed.get(form) ?? []), word])
  }
  return known
}

/** Similar words of names of things for `forms`, and exact words of the index for `others`. */
export function similarStatement(forms: string[], others: string[]): SQL {
  return sql`
    select word, cyrillic, latin, things from search.words where word = any(array(
      select w.word from unnest(${sql.param(forms)}::text[]) form, search.similar_things(form, ${mostCompared}) w
      union
      select unnest(${sql.param(others)}::text[])
    ))`
}

export async function lookUpSimilar(forms: string[], others: string[]): Promise<WrittenWord[]> {
  if (forms.length + others.length === 0) return []
  const rows = await publicRows(similarStatement(forms, others))
  return readableRows(writtenRow, rows, 'search/vocabulary')
}

export async function isTitled(query: string): Promise<boolean> {
  const rows = await publicRows(sql`
    select where exists (select from search.documents_other where strong @@ ${query}::tsquery)
      or exists (select from search.documents_brochure where strong @@ ${query}::tsquery)`)
  return rows.length > 0
}

const togetherRow = z.object({ query: z.string(), things: z.coerce.number() })

export async function thingsWith(queries: string[]): Promise<string[]> {
  if (queries.length === 0) return []
  const rows = await publicRows(sql`select query, things from search.things_with(${sql.param(queries)}::text[])`)
  return readableRows(togetherRow, rows, 'search/vocabulary').flatMap(({ query, things }) =>
    things > 0 ? [query] : [],
  )
}
