import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'

const { reviews } = tables

const row = z.object({ count: z.number(), average: z.number().nullable() })

async function readRating(slug: string) {
  const { rows } = await (await db()).execute(sql`
    select count(*)::integer as count, avg(${reviews.rating})::float8 as average from ${reviews}
    where ${reviews.productSlug} = ${slug} and ${reviews.status} = 'published'`)
  const { count, average } = row.parse(rows[0])
  return average === null ? null : { count, average: Math.round(average * 10) / 10 }
}

/** The average, to a tenth, of all reviews of a product that are published; null where there are none. Nobody types it. */
export function getRating(slug: string): Promise<{ count: number; average: number } | null> {
  return cached({ name: 'product-rating', key: [slug], tags: [tag.products] }, () => readRating(slug))
}
