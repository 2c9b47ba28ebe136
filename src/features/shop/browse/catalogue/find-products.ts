import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { catalogueDatabase } from '@/server/catalogue/renew-goods'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { answers, type CatalogueQuestion, g } from './conditions'
import type { CatalogueSort } from './filter'

const { catalogueGoods } = tables.shop

const orders: Record<CatalogueSort, SQL> = {
  newest: sql`${g.listedAt} desc`,
  'price-up': sql`${g.cents}`,
  'price-down': sql`${g.cents} desc`,
  reduction: sql`1 - ${g.cents}::real / ${g.priorCents} desc nulls last, ${g.listedAt} desc`,
}

const row = z.object({ product: z.string(), total: z.coerce.number() })

/** Sold-out products come last. A page after the last one is empty. */
export async function findProducts(question: CatalogueQuestion, pageSize: number) {
  const { sort, page } = question.filter
  const { rows } = await (await catalogueDatabase()).execute(sql`
    select ${g.product}, count(*) over () as total from ${catalogueGoods} g where ${answers(question)}
    order by ${g.inStock} desc, ${orders[sort]}, ${g.product} limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const found = readableRows(row, rows, 'shop/catalogue')
  return { ids: found.map(({ product }) => product), total: found[0]?.total ?? 0 }
}
