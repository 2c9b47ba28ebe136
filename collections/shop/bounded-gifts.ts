import { APIError, type CollectionBeforeValidateHook, type PayloadRequest, type Where } from 'payload'
import { sofiaDay } from '@/domain/calendar-day'
import { isLargeGift, leastLeftCents, type PriceGift } from '@/domain/order-discount'
import { relationId } from '@/domain/relation-id'
import { isAdmin, isStaff } from '../access/roles'
import { problem } from '../document-endpoint'

interface Promotion extends PriceGift {
  priceCents?: number | null
  products?: unknown[] | null
  categories?: unknown[] | null
}

interface Product {
  id?: string
  priceCents?: number | null
  categories?: unknown[] | null
}

const idsOf = (given: unknown[] | null | undefined) => (given ?? []).flatMap((one) => relationId(one) ?? [])
const named = (fields: Record<string, (string | number)[]>): Where[] =>
  Object.entries(fields).flatMap(([field, ids]) => (ids.length > 0 ? [{ [field]: { in: ids } }] : []))

const known = { depth: 0, limit: 1, pagination: false } as const

/** True if the promotion sells a product or variant below half of its price, named directly or by category. */
async function sellsBelowHalf(req: PayloadRequest, { priceCents, products, categories }: Promotion): Promise<boolean> {
  if (!priceCents) return false
  const [ids, terms] = [idsOf(products), idsOf(categories)]
  const dear = { priceCents: { greater_than: priceCents * 2 } }
  if (ids.length + terms.length === 0) return false
  const ofProducts: Where = { and: [dear, { or: named({ id: ids, categories: terms }) }] }
  const ofVariants: Where = { and: [dear, { or: named({ product: ids, 'product.categories': terms }) }] }
  const found = await Promise.all([
    req.payload.find({ collection: 'products', where: ofProducts, ...known, req }),
    req.payload.find({ collection: 'variants', where: ofVariants, ...known, req }),
  ])
  return found.some(({ docs }) => docs.length > 0)
}

async function isSoldBelowHalf(req: PayloadRequest, { id, priceCents, categories }: Product): Promise<boolean> {
  const terms = idsOf(categories)
  if (!priceCents || (!id && terms.length === 0)) return false
  const names = named({ products: id ? [id] : [], categories: terms })
  const deep = { priceCents: { less_than: leastLeftCents(priceCents), greater_than: 0 } }
  const where: Where = { and: [deep, { validTo: { greater_than_equal: sofiaDay() } }, { or: names }] }
  return (await req.payload.find({ collection: 'promotions', where, ...known, req })).docs.length > 0
}

function refuseLarge(req: PayloadRequest): never {
  throw new APIError(problem('largeGift', req.i18n.language), 403, null, true)
}

const isBounded = ({ user }: PayloadRequest) => isStaff(user) && !isAdmin(user)

/** Editors may not create or change a coupon or promotion that gives more than half away, not even an admin's. */
export const boundGifts: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!isBounded(req)) return
  const gifts: Promotion[] = [{ ...originalDoc, ...data }, originalDoc ?? {}]
  const belowHalf = await Promise.all(gifts.map((gift) => sellsBelowHalf(req, gift)))
  if (gifts.some(isLargeGift) || belowHalf.includes(true)) refuseLarge(req)
}

/** Editors may not bring a product under a promotion that sells it below half, neither by category nor by price. */
export const boundPromoted: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!isBounded(req)) return
  const [before, after]: Product[] = [originalDoc ?? {}, { ...originalDoc, ...data }]
  const saidOf = ({ priceCents, categories }: Product = {}) => `${priceCents} ${idsOf(categories)}`
  if (!after || saidOf(before) === saidOf(after)) return
  if ((await isSoldBelowHalf(req, after)) && !(before && (await isSoldBelowHalf(req, before)))) refuseLarge(req)
}
