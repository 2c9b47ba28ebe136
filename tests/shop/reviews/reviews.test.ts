import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Written } from '@/features/shop/reviews/write-review'
import { freshCms } from '../../setup/cms'
import { visitorRequest } from '../../setup/next-request'
import { justTooLate } from '../../setup/withdrawal-days'
import { bad, good, reviewKit } from './review-kit'

const { payload, dataDir } = await freshCms()
const kit = await reviewKit(payload)
const { bought, reviewsOf, sameProduct, write } = kit
const { decideReview, ReviewChanged } = await import('@/features/shop/reviews/decide')
const { reviewEndpoints } = await import('@/features/shop/reviews/plugin')
const { reviewableLines, unreviewedOf } = await import('@/features/shop/reviews/reviewable')
const published = await import('@/features/shop/reviews/published')
const { issueAccess } = await import('@/features/shop/orders/access')

const newest = { stars: null, sort: 'newest', page: 1 } as const

async function decide(id: string, decided: Parameters<typeof decideReview>[3]) {
  const { updatedAt } = await payload.findByID({ collection: 'reviews', id, depth: 0 })
  await kit.step((req) => decideReview(req, id, new Date(updatedAt), decided))
}

async function publish(order: string, line: string, written?: Written) {
  await write(order, line, written)
  const [review] = await reviewsOf(order)
  await decide(review?.id ?? '', { to: 'published' })
  return review?.id ?? ''
}

const mailsTo = async (email: string, about: string) =>
  (await kit.mailsTo(email)).filter(({ subject }) => subject.includes(about))

const ratingOf = async (product: string) => (await published.readRatings([product])).get(product)

it('is written only for a line that was delivered', async () => {
  const { order, lines } = await kit.paid([1])
  expect(await write(order.id, lines[0]?.line ?? '')).toBe('not-delivered')
  const there = await bought()
  // A parcel on its way or brought back: the customer does not have it.
  for (const state of ['shipped', 'refused', 'delivered']) {
    await kit.run(sql`update shop.shipments set state = ${state} where order_id = ${there.order.id}`)
    if (state !== 'delivered') expect(await write(there.order.id, there.line)).toBe('not-delivered')
  }
  expect(await write(there.order.id, 'another line')).toBe('not-delivered')
  expect(await write(there.order.id, there.line)).toBe('written')
  expect(await reviewsOf(there.order.id)).toMatchObject([
    { status: 'pending', rating: 5, fit: 'true', authorName: 'Мария', product: there.product, line: there.line },
  ])
})

it('is one for each product and person: a second one changes the first, which is checked again', async () => {
  const { order, line, product } = await bought()
  const id = await publish(order.id, line)
  expect(await write(order.id, line)).toBe('unchanged')
  expect((await reviewsOf(order.id))[0]?.status).toBe('published')
  expect(await write(order.id, line, bad)).toBe('written')
  expect(await reviewsOf(order.id)).toMatchObject([{ id, status: 'pending', rating: 1, authorName: null }])
  expect(await ratingOf(product)).toBeUndefined()
  const other = await bought()
  await Promise.all([write(other.order.id, other.line), write(other.order.id, other.line, bad)])
  expect(await reviewsOf(other.order.id)).toHaveLength(1)
})

it('ratings are sums of published reviews, and nothing else', async () => {
  const { order, line, product } = await bought()
  const other = await bought()
  await sameProduct({ order }, other)
  await publish(order.id, line, { ...good, rating: 4 })
  await write(other.order.id, other.line, bad)
  expect(await ratingOf(product)).toMatchObject({ count: 1, average: 4, byStars: [0, 0, 0, 1, 0] })
  const [second] = await reviewsOf(other.order.id)
  await decide(second?.id ?? '', { to: 'published' })
  expect(await ratingOf(product)).toEqual({
    count: 2,
    average: 2.5,
    byStars: [1, 0, 0, 1, 0],
    fits: { small: 0, true: 2, large: 0 },
  })
  const read = (question: Parameters<typeof published.getReviews>[1]) =>
    visitorRequest(() => published.getReviews(product, question))
  expect((await read({ ...newest, sort: 'lowest' })).map(({ rating }) => rating)).toEqual([1, 4])
  expect((await read({ ...newest, stars: 4 })).map(({ rating }) => rating)).toEqual([4])
  await decide(second?.id ?? '', { to: 'refused', reason: 'insult' })
  expect(await ratingOf(product)).toMatchObject({ count: 1, average: 4 })
})

it('says "verified purchase" only of a line that was delivered', async () => {
  const { order, line, product } = await bought()
  await publish(order.id, line)
  const verified = async () =>
    (await visitorRequest(() => published.getReviews(product, { ...newest, page: 1 }))).map((one) => one.isVerified)
  expect(await verified()).toEqual([true])
  const { id: customer } = await payload.create({ collection: 'customers', data: { supabaseId: randomUUID() } })
  const old = { customer, product, productTitle: 'Риза', rating: 3, status: 'published' } as const
  await payload.create({ collection: 'reviews', data: old })
  await kit.run(sql`update shop.shipments set state = 'refused' where order_id = ${order.id}`)
  await payload.update({ collection: 'reviews', where: { order: { equals: order.id } }, data: { title: 'Друго' } })
  expect(await verified()).toEqual([false, false])
})

it('is decided by staff for a reason of the list; a low rating is none', async () => {
  const { order, line } = await bought()
  await write(order.id, line, bad)
  const [review] = await reviewsOf(order.id)
  const id = review?.id ?? ''
  const editor = await payload.create({
    collection: 'users',
    data: { email: 'editor@example.com', password: 'long-enough-for-a-test', role: 'editor' },
  })
  const ask = async (fields: Record<string, string>, user: object | null = { ...editor, collection: 'users' }) => {
    const req = await createLocalReq({}, payload)
    const body = new FormData()
    for (const [name, value] of Object.entries({ id, key: randomUUID(), seen: review?.updatedAt ?? '', ...fields }))
      body.set(name, value)
    Object.assign(req, { user, formData: async () => body })
    const answer = await reviewEndpoints[0]?.handler(req)
    return [answer?.status, answer?.headers.get('Location')?.split('said=')[1]]
  }
  expect(await ask({ to: 'refused', reason: 'too-bad-a-rating' })).toEqual([303, 'no-reason'])
  expect(await ask({ to: 'refused' })).toEqual([303, 'no-reason'])
  expect(await ask({ to: 'published' }, null)).toEqual([403, undefined])
  expect(await ask({ to: 'published', seen: '2026-01-01T00:00:00.000Z' })).toEqual([303, 'changed'])
  expect((await reviewsOf(order.id))[0]?.status).toBe('pending')

  expect(await ask({ to: 'refused', reason: 'personal-data' })).toEqual([303, 'refused'])
  expect(await reviewsOf(order.id)).toMatchObject([{ status: 'refused', reason: 'personal-data' }])
  const [mail] = await mailsTo(order.email, 'не е публикуван')
  expect(mail?.text).toContain('Съдържа лични данни')
  expect(mail?.text).toMatch(/\/shop-review\?key=[\w-]+&line=/)
  const { docs } = await payload.find({ collection: 'audit-log', where: { target: { equals: `reviews ${id}` } } })
  expect(docs).toMatchObject([
    { action: 'review.refused', actor: 'editor@example.com', details: { to: 'personal-data' } },
  ])
  await expect(
    kit.run(sql`update reviews set reason = null where id = ${id}`),
    'the database takes no refusal without a reason',
  ).rejects.toThrow()

  // A changed review is checked again; what staff decided about the old text does not count.
  expect(await write(order.id, line, { ...bad, text: 'Без имена.' })).toBe('written')
  expect(await reviewsOf(order.id)).toMatchObject([{ status: 'pending', reason: null }])
  await expect(
    kit.step((req) => decideReview(req, id, new Date(review?.updatedAt ?? 0), { to: 'published' })),
  ).rejects.toThrow(ReviewChanged)
})

it('takes up to three pictures, re-encoded without what the camera noted, which are shown once it is published', async () => {
  const { receivePictures, answerPicture } = await import('@/features/shop/reviews/pictures')
  const { order, line } = await bought()
  await write(order.id, line)
  const key = await issueAccess(payload.db.drizzle, order.id)
  const query = new URLSearchParams({ key, line, locale: 'bg' })
  const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#345' } })
    .withExif({ IFD3: { GPSLatitude: '42/1 41/1 0/1' } })
    .jpeg()
    .toBuffer()
  const send = async (files: File[], of = query) => {
    const body = new FormData()
    for (const file of files) body.append('pictures', file)
    const request = new Request(`http://localhost/api/shop/review-pictures?${of}`, { method: 'POST', body })
    const headers = new Headers(request.headers)
    headers.set('content-length', '1000')
    const answer = await receivePictures(new Request(request, { headers }))
    return new URL(answer.headers.get('Location') ?? '', 'http://localhost').searchParams
  }
  const jpeg = () => new File([new Uint8Array(photo)], 'IMG_0001.jpg', { type: 'image/jpeg' })
  expect((await send([new File(['<svg/>'], 'a.jpg', { type: 'image/jpeg' })])).get('problem')).toBe('picture-type')
  // Drawn before the order is locked: whoever has locked it holds up no picture, also none that cannot be drawn.
  const cut = new File([new Uint8Array(photo.subarray(0, 300))], 'b.jpg', { type: 'image/jpeg' })
  await payload.db.drizzle.transaction(async (locking) => {
    await locking.execute(sql`select from orders where id = ${order.id} for update`)
    expect((await send([jpeg(), cut])).get('problem')).toBe('picture-type')
  })
  expect((await send([jpeg(), jpeg(), jpeg(), jpeg()])).get('problem')).toBe('review-pictures')
  expect((await send([jpeg(), jpeg()])).get('saved')).toBe('pictures')
  expect((await send([jpeg(), jpeg()])).get('problem')).toBe('review-pictures')
  const { docs } = await payload.find({ collection: 'review-pictures', depth: 0 })
  expect(docs).toMatchObject([
    { mimeType: 'image/webp', width: 1600 },
    { mimeType: 'image/webp', width: 1600 },
  ])
  const filename = docs[0]?.filename ?? ''
  expect(filename).not.toContain('IMG')
  const stored = await sharp(join(dataDir, 'uploads/review-pictures', filename)).metadata()
  expect([stored.format, stored.exif]).toEqual(['webp', undefined])

  const look = async (of: URLSearchParams) => (await answerPicture(filename, of)).status
  expect([await look(new URLSearchParams()), await look(query)]).toEqual([404, 200])
  const [review] = await reviewsOf(order.id)
  await decide(review?.id ?? '', { to: 'published' })
  expect(await look(new URLSearchParams())).toBe(200)
  expect((await answerPicture('../media/a.webp', query)).status).toBe(404)

  await payload.delete({ collection: 'reviews', id: review?.id ?? '' })
  expect((await payload.count({ collection: 'review-pictures' })).totalDocs).toBe(0)
  expect(existsSync(join(dataDir, 'uploads/review-pictures', filename))).toBe(false)
})

it('is asked for of every line of a long order, also where the newest fifty are reviewed', async () => {
  const { id: customer } = await payload.create({ collection: 'customers', data: { supabaseId: randomUUID() } })
  const { order, parcel } = await kit.delivered([1], { customer })
  await kit.run(sql`
    with more as (
      insert into products (id, slug, sku, price_cents, currency, _status)
      select gen_random_uuid(), 'many-' || n, 'MANY-' || n, 100, 'EUR', 'published'::enum_products_status
      from generate_series(1, 50) n returning id, sku),
    ordered as (
      insert into orders_lines (_order, _parent_id, id, title, sku, quantity)
      select 1 + row_number() over (order by sku), ${order.id}::uuid, id::text, sku, sku, 1 from more returning id),
    sent as (
      insert into shop.order_lines (order_id, line, product, quantity, shipped)
      select ${order.id}::uuid, id, id::uuid, 1, 1 from ordered returning line)
    insert into shop.shipment_lines (shipment, order_id, line, quantity)
    select ${parcel}::uuid, ${order.id}::uuid, line, 1 from sent`)
  expect(await reviewableLines(payload.db.drizzle, order.id)).toHaveLength(51)
  await kit.run(sql`
    insert into reviews (id, status, product_id, product_title, rating, order_id, line, customer_id)
    select gen_random_uuid(), 'pending'::enum_reviews_status, sold.product, 'Риза', 5, sold.order_id, sold.line,
      ${customer}::uuid
    from shop.order_lines sold join orders_lines ordered on ordered.id = sold.line
    where sold.order_id = ${order.id} and ordered._order <= 50`)
  expect(await unreviewedOf(customer)).toHaveLength(1)
})

it('is invited to by mail only where somebody has agreed', async () => {
  const silent = await bought()
  const [plain] = await mailsTo(silent.order.email, 'пристигна')
  expect(plain?.text).not.toContain('Напиши отзив')
  const willing = await bought({ reviewInvitation: true, email: `${randomUUID()}@example.com` })
  const [invited] = await mailsTo(willing.order.email, 'пристигна')
  expect(invited?.text).toContain('Напиши отзив')
  expect(invited?.text).toMatch(/\/shop-order-tracking\?key=[\w-]+#review/)
  // An account that withdrew its consent is not asked, whatever the order said.
  const { isInvited, stopInvitation } = await import('@/features/shop/orders/review-invitation')
  const { id: customer } = await payload.create({ collection: 'customers', data: { supabaseId: randomUUID() } })
  const own = await kit.paid([1], { customer, reviewInvitation: true, email: `${randomUUID()}@example.com` })
  expect(await isInvited(payload.db.drizzle, own.order.id)).toBe(true)
  await stopInvitation(payload.db.drizzle, own.order.id)
  expect(await isInvited(payload.db.drizzle, own.order.id)).toBe(false)
})

it('of a guest goes with the account that has confirmed the address', async () => {
  const email = `${randomUUID()}@example.com`
  const { id } = await payload.create({ collection: 'customers', data: { email, supabaseId: randomUUID() } })
  await kit.run(sql`insert into confirmed_emails (email, customer_id) values (${email}, ${id})`)
  const { order, line } = await bought({ email })
  await write(order.id, line)
  // Long enough ago that nothing is open any more.
  await kit.run(sql`update orders set status = 'closed' where id = ${order.id}`)
  await kit.run(sql`update shop.shipments set ended_at = ${justTooLate()} where order_id = ${order.id}`)
  await payload.delete({ collection: 'customers', id })
  expect(await reviewsOf(order.id)).toEqual([])
})

it('of a guest is erased at their wish, and comes to an account with the orders', async () => {
  const { eraseOrders } = await import('@collections/customers/hooks/erase-from-books')
  const { joinCode, joinOrders } = await import('@/features/shop/reviews/guest-data/join-orders')
  const email = `${randomUUID()}@example.com`
  const { order, line } = await bought({ email })
  await write(order.id, line)
  const customer = await payload.create({ collection: 'customers', data: { supabaseId: randomUUID() } })
  const code = joinCode(customer.id, email, Date.now())
  expect(await joinOrders({ customer }, { email, code })).toEqual({ ok: true, joined: 1 })
  expect(await reviewsOf(order.id)).toMatchObject([{ customer: customer.id }])

  const other = await bought()
  await write(other.order.id, other.line)
  await kit.step((req) => eraseOrders(req, { guest: other.order.email }))
  expect(await reviewsOf(other.order.id)).toEqual([])
  expect(await reviewsOf(order.id)).toHaveLength(1)
})
