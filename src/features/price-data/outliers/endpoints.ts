import { isStaff } from '@collections/access/staff'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { CorrectionRefused } from '@/features/price-data/matching/corrections'
import { withTransaction } from '@/server/db/transaction'
import { decide, moveOutlier, ReviewRefused, undoDecision } from './review'

const number = z.coerce.number().pipe(z.int32().nonnegative())
const group = z.union([z.literal('').transform(() => null), z.coerce.number().pipe(z.int().min(1).max(101))])

type Work = (req: PayloadRequest, listing: number, form: FormData) => Promise<void>

const accept: Work = (req, listing, form) =>
  decide(req, listing, { decision: 'accepted', price: number.parse(form.get('price')) })

const reject: Work = (req, listing, form) =>
  decide(req, listing, { decision: 'rejected', price: number.parse(form.get('price')) })

const move: Work = (req, listing, form) => moveOutlier(req, listing, group.parse(form.get('group')))

/** An endpoint for a form of the list: leads back to it, with the result in the query string. */
function outlierEndpoint(path: 'accept' | 'reject' | 'move' | 'undo', work: Work): Endpoint {
  return {
    path: `/outliers/:listing/${path}`,
    method: 'post',
    handler: async (req) => {
      if (!isStaff(req.user)) return new Response(null, { status: 403 })
      const listing = number.safeParse(req.routeParams?.listing)
      if (!listing.success || !req.formData) return new Response(null, { status: 404 })
      const form = await req.formData()
      try {
        await withTransaction(req, () => work(req, listing.data, form))
        return backToList({ done: path, listing: String(listing.data) })
      } catch (error) {
        if (error instanceof ReviewRefused || error instanceof CorrectionRefused || error instanceof z.ZodError) {
          return backToList({ refused: 'true' })
        }
        throw error
      }
    },
  }
}

function backToList(said: Record<string, string>): Response {
  const location = `/admin/price-outliers?${new URLSearchParams(said)}`
  return new Response(null, { status: 303, headers: { Location: location } })
}

/** What the editors' list of outliers does, under `/api/cms/product-groups`. */
export const outlierEndpoints: Endpoint[] = [
  outlierEndpoint('accept', accept),
  outlierEndpoint('reject', reject),
  outlierEndpoint('move', move),
  outlierEndpoint('undo', undoDecision),
]
