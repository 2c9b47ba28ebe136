import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Written } from '@/features/shop/reviews/write-review'
import { afterSalesKit } from '../fulfilment/after-sales/after-sales-kit'

export const good: Written = { rating: 5, fit: 'true', title: 'Лека', text: 'Платът диша.', authorName: 'Мария' }
export const bad: Written = { ...good, rating: 1, title: 'Протри се', authorName: null }

export async function reviewKit(payload: Payload) {
  const kit = await afterSalesKit(payload)
  const { writeReview } = await import('@/features/shop/reviews/write-review')

  const write = (order: string, line: string, written: Written = good) =>
    kit.step((req) => writeReview(req, { order, line, language: 'bg', written }))

  async function bought(changes = {}) {
    const { order, lines, variants } = await kit.delivered([1], changes)
    const variant = await payload.findByID({ collection: 'variants', id: variants[0] ?? '', depth: 0 })
    return { order, line: lines[0]?.line ?? '', product: String(variant.product) }
  }

  const reviewsOf = async (order: string) =>
    (await payload.find({ collection: 'reviews', where: { order: { equals: order } }, depth: 0 })).docs

  const sameProduct = async (one: { order: { id: string } }, other: { order: { id: string } }) => {
    await kit.run(sql`
      update orders_lines set variant = (select variant from orders_lines where _parent_id = ${one.order.id})
      where _parent_id = ${other.order.id}`)
    await kit.run(sql`
      update shop.order_lines set (variant, product) =
        (select variant, product from shop.order_lines where order_id = ${one.order.id})
      where order_id = ${other.order.id}`)
  }

  return { ...kit, write, bought, reviewsOf, sameProduct }
}
