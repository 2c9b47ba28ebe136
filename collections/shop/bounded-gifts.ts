import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { relationId } from '@/domain/relation-id'
import { isAdmin, isStaff } from '../access/roles'
import { problem } from '../document-endpoint'

/** The most that an editor gives away: half of the price. More is an admin's decision. */
const mostPercent = 50

interface Gift {
  percentOff?: number | null
  amountCents?: number | null
  minimumCents?: number | null
  priceCents?: number | null
  products?: unknown[] | null
}

/** Whether it may take more than half off: a percentage above it, or an amount that a purchase of less than twice as much gets. */
const isLargeGift = ({ percentOff, amountCents, minimumCents }: Gift): boolean =>
  (percentOff ?? 0) > mostPercent || (amountCents ?? 0) * 2 > (minimumCents ?? 0)

/** Whether a promotion sells one of its products, or a variant of one, below half of its price. */
async function sellsBelowHalf(req: PayloadRequest, { priceCents, products }: Gift): Promise<boolean> {
  const ids = (products ?? []).flatMap((one) => relationId(one) ?? [])
  if (!priceCents || ids.length === 0) return false
  const where = { priceCents: { greater_than: priceCents * 2 } }
  const known = { depth: 0, limit: 1, pagination: false, req } as const
  const [dear, dearVariants] = await Promise.all([
    req.payload.find({ collection: 'products', where: { and: [{ id: { in: ids } }, where] }, ...known }),
    req.payload.find({ collection: 'variants', where: { and: [{ product: { in: ids } }, where] }, ...known }),
  ])
  return dear.docs.length + dearVariants.docs.length > 0
}

/** An editor neither makes nor changes a coupon or a promotion that gives more than half away, also one that an admin has made. */
export const boundGifts: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!isStaff(req.user) || isAdmin(req.user)) return
  const gifts: Gift[] = [{ ...originalDoc, ...data }, originalDoc ?? {}]
  const belowHalf = await Promise.all(gifts.map((gift) => sellsBelowHalf(req, gift)))
  if (gifts.some(isLargeGift) || belowHalf.includes(true)) {
    throw new APIError(problem('largeGift', req.i18n.language), 403, null, true)
  }
}
