import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { bad, good, reviewKit } from './review-kit'

const { payload } = await freshCms()
const kit = await reviewKit(payload)
const { bought, reviewsOf, sameProduct, write } = kit
const { issueAccess } = await import('@/features/shop/orders/access')

async function account() {
  const email = `${randomUUID()}@example.com`
  const { id } = await payload.create({ collection: 'customers', data: { email, supabaseId: randomUUID() } })
  await kit.run(sql`insert into confirmed_emails (email, customer_id) values (${email}, ${id})`)
  return { customer: id, email }
}

it('of an account is not changed by an order of a guest with the address that the account has confirmed', async () => {
  const { customer, email } = await account()
  const own = await bought({ customer, email })
  await write(own.order.id, own.line)
  const guest = await bought({ email })
  await sameProduct(own, guest)
  expect(await write(guest.order.id, guest.line, bad)).toBe('locked')
  expect((await reviewsOf(own.order.id))[0]?.rating).toBe(5)
})

it('of a guest is read and changed by its own order alone, whatever was ordered with the same address', async () => {
  const { openReview } = await import('@/features/shop/reviews/reviewable')
  const email = `${randomUUID()}@example.com`
  const own = await bought({ email })
  // An account that has not confirmed the address closes nothing either.
  const { customer } = await account()
  const others = [await bought({ email }), await bought({ email, customer })]
  for (const other of others) await sameProduct(own, other)
  await write(own.order.id, own.line)
  for (const { order, line } of others) {
    const key = await issueAccess(payload.db.drizzle, order.id)
    expect(await openReview(new URLSearchParams({ key, line }))).toMatchObject({ review: null })
    expect(await write(order.id, line, bad)).toBe('written')
    expect(await reviewsOf(order.id)).toMatchObject([{ rating: 1 }])
  }
  expect(await write(own.order.id, own.line, { ...good, rating: 4 })).toBe('written')
  expect(await reviewsOf(own.order.id)).toMatchObject([{ rating: 4 }])
})

it('of a guest is the account’s once that of the address has changed it: the guest’s order opens it no more', async () => {
  const { customer, email } = await account()
  const guest = await bought({ email })
  await write(guest.order.id, guest.line)
  const [{ id } = { id: '' }] = await reviewsOf(guest.order.id)
  const own = await bought({ customer, email: `${randomUUID()}@example.com` })
  await sameProduct(guest, own)
  expect(await write(own.order.id, own.line, bad)).toBe('written')
  expect(await reviewsOf(own.order.id)).toMatchObject([{ id, rating: 1, line: own.line, customer }])
  expect(await write(guest.order.id, guest.line)).toBe('locked')
})

it('of a guest stays the guest’s where the account has given the address up before', async () => {
  const { customer, email } = await account()
  await kit.run(sql`update customers set email = ${`${randomUUID()}@example.com`} where id = ${customer}`)
  const guest = await bought({ email })
  await write(guest.order.id, guest.line)
  const own = await bought({ customer, email: `${randomUUID()}@example.com` })
  await sameProduct(guest, own)
  expect(await write(own.order.id, own.line, bad)).toBe('written')
  expect(await reviewsOf(guest.order.id)).toMatchObject([{ rating: 5 }])
  expect(await write(guest.order.id, guest.line, { ...good, rating: 4 })).toBe('written')
})

it('of an account shows its waiting pictures through each of its orders, and to nobody else', async () => {
  const { addPictures, drawPictures, writePictures } = await import('@/features/shop/reviews/draw-pictures')
  const { answerPicture } = await import('@/features/shop/reviews/pictures')
  const { customer, email } = await account()
  const own = [await bought({ customer, email }), await bought({ customer, email })] as const
  const others = [await bought({ email }), await bought({ email: `${randomUUID()}@example.com` })]
  for (const other of [own[1], ...others]) await sameProduct(own[0], other)
  await write(own[0].order.id, own[0].line)
  const [{ id } = { id: '' }] = await reviewsOf(own[0].order.id)
  const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#345' } })
  const drawn = await drawPictures([new File([new Uint8Array(await photo.png().toBuffer())], 'a.png')])
  if (typeof drawn === 'string') throw new Error(drawn)
  await writePictures(drawn)
  await addPictures(payload.db.drizzle, id, drawn)
  const look = async ({ order, line }: { order: { id: string }; line: string }) => {
    const key = await issueAccess(payload.db.drizzle, order.id)
    return (await answerPicture(drawn[0]?.small.name ?? '', new URLSearchParams({ key, line }))).status
  }
  expect([await look(own[0]), await look(own[1])]).toEqual([200, 200])
  for (const other of others) expect(await look(other)).toBe(404)
})
