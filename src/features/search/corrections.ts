import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import type { Plan } from './plan'
import type { SearchResult } from './types'
import { spelling } from './vocabulary'

const row = z.object({ word: z.string(), shown: z.string() })

/** What was looked for in place of mistyped words, as a person of this language writes it. */
export async function correctionsOf(plan: Plan, locale: Locale): Promise<SearchResult['corrected']> {
  const mistyped = plan.terms.filter(({ corrected }) => corrected !== null)
  if (mistyped.length === 0) return []
  const words = mistyped.map(({ corrected }) => corrected)
  const typed = mistyped.map(({ typed }) => typed).join(' ')
  const { rows } = await (await db()).execute(sql`
    select word, ${spelling(typed, locale)} as shown from search.words where word = any(${sql.param(words)}::text[])`)
  const shown = new Map(rows.map((value) => row.parse(value)).map(({ word, shown }) => [word, shown]))
  return mistyped.flatMap(({ typed, corrected }) => {
    const found = corrected === null ? undefined : shown.get(corrected)
    return found ? [{ typed, found }] : []
  })
}
