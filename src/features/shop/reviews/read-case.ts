import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { reviewRefusals, reviewStatuses } from '@/domain/review'
import { db } from '@/server/cms'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { isLineDelivered } from './reviewable'

const { products, reviewPictures, reviews } = tables

const caseRow = z.object({
  status: z.enum(reviewStatuses),
  reason: z.enum(reviewRefusals).nullable(),
  seen: z.coerce.date(),
  isVerified: z.boolean(),
  slug: z.string().nullable(),
  pictures: z.array(z.object({ filename: z.string(), small: z.string() })),
})
export type ReviewCase = z.infer<typeof caseRow>

export async function readCase(id: string): Promise<ReviewCase | null> {
  const { rows } = await (await db()).execute(sql`
    select ${reviews.status}::text as status, ${reviews.reason}::text as reason, ${reviews.updatedAt} as seen,
      ${isLineDelivered(reviews.orderId, reviews.line)} as "isVerified",
      (select ${products.slug} from ${products} where ${products.id} = ${reviews.productId}) as slug,
      (select coalesce(json_agg(json_build_object('filename', ${reviewPictures.filename},
        'small', ${reviewPictures.sizesSmallFilename}) order by ${reviewPictures.createdAt}), '[]')
        from ${reviewPictures} where ${reviewPictures.reviewId} = ${reviews.id}) as pictures
    from ${reviews} where ${reviews.id} = ${id}`)
  return z.array(caseRow).parse(rows)[0] ?? null
}

const countRow = z.array(z.object({ count: z.number() }))

export async function countPending(): Promise<number> {
  const { rows } = await (await db()).execute(sql`
    select count(*)::integer as count from ${reviews} where ${isOneOf(reviews.status, 'pending')}`)
  return countRow.parse(rows)[0]?.count ?? 0
}
