import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { tables } from '@/server/db/tables'

const g = alias(tables.productGroups, 'g')

export const verdictRule = z.object({
  perishable: z.boolean(),
  noVerdict: z.enum(['medicine', 'tobacco', 'infant-formula']).nullable(),
})

export const ruleOfGroup = sql`case when ${g.number} is not null then
  json_build_object('perishable', coalesce(${g.perishable}, false), 'noVerdict', nullif(${g.verdictRule}::text, 'none')) end`
