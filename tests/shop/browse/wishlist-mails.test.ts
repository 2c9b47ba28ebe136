import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { catchMails } from '../../setup/catch-mails'
import { freshCms } from '../../setup/cms'
import { visitorRequest } from '../../setup/next-request'
import { runJobs } from '../../setup/run-jobs'
import { untilWaiting } from '../../setup/until-waiting'
import { wisherKit } from './wisher-kit'

const caught = await catchMails()
const { payload } = await freshCms()
const { newGoods, wisher } = await wisherKit(payload)
const { tellCheaper } = await import('@/features/shop/browse/wishlist/mails/tell-cheaper')
const { POST, GET } = await import('@/app/api/shop/wishlist-mails/route')

const today = new Date()
/** Noon in Sofia, because days have 23 to 25 hours. */
const inDays = (days: number) => new Date(`${addDays(sofiaDay(today), days)}T10:00:00Z`)
const tomorrow = inDays(1)

const price = (product: string, priceCents: number) =>
  payload.update({ collection: 'products', id: product, data: { priceCents } })
const tell = (now = today) => visitorRequest(() => tellCheaper(now))

async function mailsTo(address: string) {
  await runJobs(payload)
  return caught(address)
}

it('tells once a day of all that is cheaper, in the language of the customer, each price once', async () => {
  const [coat, scarf, hat] = [await newGoods('Палто'), await newGoods('Шал'), await newGoods('Шапка')]
  const { email } = await wisher([coat, scarf, hat])
  await price(coat.product, 3900)
  await price(scarf.product, 2900)
  await price(hat.product, 5900)
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
  const [mail, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('2 deiner Wünsche sind günstiger')
  expect(mail?.text).toMatch(/beim Merken 49,00\s€.*: 39,00\s€/)
  expect(mail?.text).toMatch(/29,00\s€/)
  expect(mail?.text).not.toContain('Шапка')
  expect(mail?.text).toContain('/de/shop-wishlist?end=')
  // A further reduction on the same day waits for the next day; unchanged prices are not mailed again.
  await price(coat.product, 3500)
  expect([await tell(), await tell(tomorrow), await tell(tomorrow)]).toEqual([0, 1, 0])
  expect(await tell(inDays(2))).toBe(0)
  const [second] = await mailsTo(email)
  expect(second?.subject).toBe('Günstiger: Палто de')
})

it('speaks of VAT only where the seller is registered for it', async () => {
  const told = async (title: string) => {
    const goods = await newGoods(title)
    const { email } = await wisher([goods])
    await price(goods.product, 3900)
    expect(await tell()).toBe(1)
    return (await mailsTo(email))[0]?.text
  }
  expect(await told('Рокля')).toContain('Die Preise enthalten die Mehrwertsteuer')
  await payload.updateGlobal({ slug: 'shop-settings', data: { vatRatePercent: 0 } })
  expect(await told('Пола')).not.toMatch(/Mehrwertsteuer|MwSt/)
  await payload.updateGlobal({ slug: 'shop-settings', data: { vatRatePercent: 20 } })
})

/** 49 € for 50 days, except 45 € for ten of them. */
async function writeHistory(product: string) {
  await payload.db.drizzle.execute(sql`delete from shop.price_history where product = ${product}`)
  await payload.db.drizzle.execute(sql`
    insert into shop.price_history (product, since, cents, promoted) values
      (${product}, now() - interval '50 days', 4900, false), (${product}, now() - interval '20 days', 4500, false),
      (${product}, now() - interval '10 days', 4900, false)`)
}

it('names the lowest price of the 30 days before', async () => {
  const coat = await newGoods('Яке')
  const { email } = await wisher([coat])
  await writeHistory(coat.product)
  await price(coat.product, 3900)
  expect(await tell()).toBe(1)
  expect((await mailsTo(email))[0]?.text).toMatch(/30 Tage davor: 45,00\s€/)
})

it('counts a promotion that was cheaper and ended before the current price', async () => {
  const coat = await newGoods('Яке')
  const { email } = await wisher([coat])
  await payload.db.drizzle.execute(sql`delete from shop.price_history where product = ${coat.product}`)
  await payload.db.drizzle.execute(sql`
    insert into shop.price_history (product, since, cents, promoted) values
      (${coat.product}, now() - interval '50 days', 4900, false),
      (${coat.product}, now() - interval '9 days', 3900, true)`)
  await price(coat.product, 4500)
  expect(await tell()).toBe(1)
  expect((await mailsTo(email))[0]?.text).toMatch(/30 Tage davor: 39,00\s€/)
})

it('names none where a wish without a size costs what a variant costs that has its own price', async () => {
  const coat = await newGoods('Палто')
  const ownPrice = (priceCents: number) =>
    payload.update({ collection: 'variants', id: coat.variant, data: { priceCents } })
  await ownPrice(3900)
  const { email } = await wisher([{ ...coat, variant: null }])
  await writeHistory(coat.product)
  await ownPrice(2900)
  expect(await tell()).toBe(1)
  const [mail] = await mailsTo(email)
  expect(mail?.text).toMatch(/beim Merken 39,00\s€.*: 29,00\s€/)
  expect(mail?.text).not.toContain('30 Tage davor')
})

it('is one mail when two workers run at once', async () => {
  const coat = await newGoods('Жилетка')
  const { email, id } = await wisher([coat])
  await price(coat.product, 3900)
  // The other worker has claimed the day, and is about to commit its mail.
  const { second } = await payload.db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into shop.wish_mails (customer, day) values (${id}, ${sofiaDay(today)}::date)`)
    const waiting = tell()
    await untilWaiting(payload, waiting)
    return { second: waiting }
  })
  expect(await second).toBe(0)
  expect(await tell(tomorrow)).toBe(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

it('tells nobody whose mails are off, or of what is sold out', async () => {
  const [coat, gone] = [await newGoods('Блуза'), await newGoods('Риза', 0)]
  await wisher([coat], false)
  await wisher([gone])
  await price(coat.product, 100)
  await price(gone.product, 100)
  expect(await tell(inDays(26))).toBe(0)
})

it('ends by its link, of the mail program too, and not when that is merely opened', async () => {
  const coat = await newGoods('Пола')
  const { email } = await wisher([coat])
  await price(coat.product, 3900)
  await tell()
  const token = (await mailsTo(email))[0]?.text.match(/end=(\S+)/)?.[1] ?? ''
  const ask = (text: string, method: 'GET' | 'POST') =>
    new Request(`http://x/api/shop/wishlist-mails?token=${text}`, {
      method,
      ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
    })
  expect(GET(ask(token, 'GET')).status).toBe(303)
  expect(GET(ask(`${token}&language=ru`, 'GET')).headers.get('Location')).toBe(`/ru/shop-wishlist?end=${token}`)
  await price(coat.product, 3800)
  expect(await tell(tomorrow)).toBe(1)
  expect((await POST(ask(`${token}x`, 'POST'))).status).toBe(404)
  expect((await POST(ask(token, 'POST'))).status).toBe(200)
  expect((await POST(ask(token, 'POST'))).status).toBe(200)
  await price(coat.product, 3700)
  expect(await tell(inDays(27))).toBe(0)
})

it('tells of what is in stock although a batch of customers waits for a cheaper size that is sold out', async () => {
  const [coat, gone] = [await newGoods('Шуба'), await newGoods('Ризница', 0)]
  await payload.db.pool.query(`
    insert into customers (id, email, supabase_id)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'waits-' || n || '@wish.example', 'waits-' || n
    from generate_series(1, 200) n`)
  await payload.db.pool.query(
    `with list as (
      insert into shop.wishlists (id, customer, mails)
      select gen_random_uuid(), id, true from customers where supabase_id like 'waits-%' returning id)
    insert into shop.wishes (id, wishlist, product, variant, added_cents)
    select gen_random_uuid(), id, $1::uuid, $2::uuid, 4900 from list`,
    [gone.product, gone.variant],
  )
  const { email } = await wisher([coat])
  await price(gone.product, 3900)
  await price(coat.product, 3900)
  expect(await tell(inDays(28))).toBe(1)
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Günstiger: Шуба de'])
})
