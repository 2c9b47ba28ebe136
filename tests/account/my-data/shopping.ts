import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { contentFixtures } from '../../content/content-fixtures'

interface Buyer {
  customer: string
  email: string
  mark: string
  order: string
}

export async function shoppingFixtures(payload: Payload) {
  const run = payload.db.drizzle.execute.bind(payload.db.drizzle)
  const product = await (await contentFixtures(payload)).createProduct({ slug: `of-people-${randomUUID()}` })
  const colour = await payload.create({
    collection: 'colours',
    data: { name: 'Бяло', slug: `white-${randomUUID().slice(0, 8)}`, hex: '#ffffff' },
  })
  const variant = await payload.create({
    collection: 'variants',
    data: { product, colour: colour.id, size: 'M', sku: randomUUID() },
  })
  const coupon = await payload.create({
    collection: 'coupons',
    data: {
      code: `C${randomUUID().slice(0, 8)}`.toUpperCase(),
      amountCents: 100,
      validFrom: '2026-01-01',
      validTo: '2099-01-01',
    },
  })

  return async function shop({ customer, email, mark, order }: Buyer): Promise<void> {
    const [cart, guest, key] = [randomUUID(), randomUUID(), randomUUID()]
    await run(sql`insert into shop.carts (id, customer) values (${cart}, ${customer}), (${guest}, null)`)
    await run(sql`
      insert into shop.cart_lines (cart, variant, quantity, added_cents) values (${cart}, ${variant.id}, 3, 1999)`)
    await run(sql`
      insert into shop.checkouts (key, cart, fields)
      values (${randomUUID()}, ${cart}, ${JSON.stringify({ street: `Typed ${mark}`, method: randomUUID() })}::jsonb)`)
    // Ordered as a guest a moment ago: the data typed then is in no cart of the account.
    await run(sql`update orders set checkout_key = ${key} where id = ${order}`)
    await run(sql`
      insert into shop.checkouts (key, cart, request) values (${key}, ${guest}, ${JSON.stringify({ email })}::jsonb)`)
    await run(sql`
      insert into shop.stock_alerts (id, variant, email, language, confirmed, requested_at)
      values (${randomUUID()}, ${variant.id}, ${email}, 'bg', true, now())`)
    const [list, wish] = [randomUUID(), randomUUID()]
    await run(sql`
      insert into shop.wishlists (id, customer, name, signed, share, mails)
      values (${list}, ${customer}, 'Birthday', ${`Signed ${mark}`}, gen_random_uuid(), true)`)
    await run(sql`
      insert into shop.wishes (id, wishlist, product, variant, colour, note, added_cents)
      values (${wish}, ${list}, ${product}, ${variant.id}, ${colour.id}, ${`Wished ${mark}`}, 1999)`)
    await run(sql`
      insert into shop.wish_gifts (wish, giver, name, quantity) values (${wish}, gen_random_uuid(), 'A secret giver', 1)`)
    await run(sql`insert into shop.wish_mails (customer, day) values (${customer}, '2026-11-20')`)
    await run(sql`
      insert into shop.order_access (token_hash, order_id, expires_at) values (${mark}, ${order}, now() + interval '1 day')`)
    await run(sql`insert into shop.coupon_uses (coupon, order_id, email) values (${coupon.id}, ${order}, ${email})`)
    // One statement about the order, and one from the address about an unknown order; staff have decided both.
    const [known, unknown] = [randomUUID(), randomUUID()]
    await run(sql`
      insert into shop.withdrawals (id, language, name, order_number, email, goods, order_id, is_verified)
      values (${known}, 'bg', ${`Stated ${mark}`}, 'L-1', 'other@example.com', ${`Goods ${mark}`}, ${order}, true),
        (${unknown}, 'bg', ${`Stated too ${mark}`}, 'L-2', ${email}, null, null, false)`)
    await run(sql`
      insert into shop.withdrawal_decisions (withdrawal, outcome, note, staff)
      values (${known}, 'set-aside', 'Late', gen_random_uuid()), (${unknown}, 'set-aside', 'Unknown', gen_random_uuid())`)
  }
}
