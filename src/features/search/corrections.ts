import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from '@/server/cms'
import type { Plan } from './plan'
import type { SearchResult } from './types'

const row = z.object({ word: z.string(), shown: z.string() })

/** What was looked for in place of mistyped words, as a person writes it. */
export async function correctionsOf(plan: Plan): Promise<SearchResult['corrected']> {
  const words = plan.terms.flatMap(({ corrected }) => corrected ?? [])
  if (words.length === 0) return []
  const { rows } = await (await db()).execute(sql`
    select word, shown from search.words where word = any(${sql.param(words)}::text[])`)
  const shown = new Map(rows.map((value) => row.parse(value)).map(({ word, shown }) => [word, shown]))
  return plan.terms.flatMap(({ typed, corrected }) => {
    const found = corrected === null ? undefined : shown.get(corrected)
    return found ? [{ typed, found }] : []
  })
}
