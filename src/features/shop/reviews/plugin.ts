import { isStaff } from '@collections/access/roles'
import { postedForm } from '@collections/document-endpoint'
import { ReviewPictures, Reviews } from '@collections/shop/reviews'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { reviewStatuses } from '@/domain/review'
import { once } from '@/features/shop/goods/staff-work/once'
import { addEndpoints, type CmsArea } from '@/server/cms-area'
import { withTransaction } from '@/server/db/transaction'
import { decideReview, decision, ReviewChanged } from './decide'

const given = z.object({ id: z.uuid(), key: z.uuid(), seen: z.coerce.date() })

export const reviewEndpoints: Endpoint[] = [
  {
    path: '/decide',
    method: 'post',
    handler: async (req) => {
      if (!isStaff(req.user)) return new Response(null, { status: 403 })
      const fields = Object.fromEntries(await postedForm(req))
      const about = given.safeParse(fields).data
      if (!about) return new Response(null, { status: 404 })
      const leadTo = (said: string) =>
        new Response(null, {
          status: 303,
          headers: { Location: `/admin/collections/reviews/${about.id}?said=${said}` },
        })
      const decided = decision.safeParse(fields).data
      if (!decided) return leadTo('no-reason')
      try {
        const form = { key: about.key, form: `review ${about.id}` }
        const done = await withTransaction(req, () =>
          once(req, form, z.enum(reviewStatuses), async () => {
            await decideReview(req, about.id, about.seen, decided)
            return decided.to
          }),
        )
        return leadTo(done.answer)
      } catch (error) {
        if (error instanceof ReviewChanged) return leadTo('changed')
        throw error
      }
    },
  },
]

export const reviewsPlugin: CmsArea = {
  collections: [Reviews, ReviewPictures],
  changes: { reviews: [addEndpoints(reviewEndpoints)] },
}
