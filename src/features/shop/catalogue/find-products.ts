import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { db } from '@/server/cms'
import { type CatalogueQuestion, l, matching } from './conditions'
import type { CatalogueSort } from './filter'

const orders: Record<CatalogueSort, SQL> = {
  newest: sql`${l.listedAt} desc`,
  'price-up': sql`${l.cents}`,
  'price-down': sql`${l.cents} desc`,
  reduction: sql`1 - ${l.cents}::real / ${l.priorCents} desc nulls last, ${l.listedAt} desc`,
}

const row = z.object({ product: z.string(), total: z.coerce.number() })

/** A page of products by their ids, what is sold out last, and how many there are in all. A page after the last one is empty. */
export async function findProducts(question: CatalogueQuestion, pageSize: number) {
  const { sort, page } = question.filter
  const { rows } = await (await db()).execute(sql`
    select l.product, count(*) over () as total from (${matching(question)}) l
    order by l.in_stock desc, ${orders[sort]}, l.product limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const found = rows.map((value) => row.parse(value))
  return { ids: found.map(({ product }) => product), total: found[0]?.total ?? 0 }
}
