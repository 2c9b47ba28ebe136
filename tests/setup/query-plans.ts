import { SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { vi } from 'vitest'
import { z } from 'zod'

export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

export const plan: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    Plans: z.array(plan).optional(),
  }),
)
const explained = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) })

export function nodesOf(root: Plan): Plan[] {
  return [root, ...(root.Plans ?? []).flatMap(nodesOf)]
}

export async function plansOf(payload: Payload, read: () => Promise<unknown>): Promise<Plan[][]> {
  const { drizzle } = payload.db
  const execute = drizzle.execute.bind(drizzle)
  const asked: SQL[] = []
  const spy = vi.spyOn(drizzle, 'execute').mockImplementation((query) => {
    if (query instanceof SQL) asked.push(query)
    return execute(query)
  })
  await read()
  spy.mockRestore()
  const plans: Plan[][] = []
  for (const query of asked) {
    const { rows } = await execute(sql`explain (analyze, format json) ${query}`)
    plans.push(nodesOf(explained.parse(rows[0])['QUERY PLAN'][0].Plan))
  }
  return plans
}
