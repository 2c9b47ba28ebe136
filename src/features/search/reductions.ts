import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type ReductionAnswer, reductionAnswers } from '@/domain/reduction'
import { facetCount } from './cursor'
import type { Facet } from './types'

/** `rows` have a `reduction`, or null. */
export const reductionCounts = (rows: SQL) => sql`(select coalesce(json_agg(facet), '[]') from (
  select reduction as id, count(*)::integer as count from ${rows} where reduction is not null group by 1) facet)`

export const reductionCount = facetCount.extend({ id: z.enum(reductionAnswers) })

export function reductionFacets(counts: z.infer<typeof reductionCount>[]): Facet<ReductionAnswer>[] {
  return counts.map(({ id, count }) => ({ value: id, name: null, count }))
}
