import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { contentFixtures } from '../../content/content-fixtures'
import { catchMails } from '../../setup/catch-mails'
import { freshCms } from '../../setup/cms'
import { visitorRequest } from '../../setup/next-request'
import { runJobs } from '../../setup/run-jobs'
import { untilWaiting } from '../../setup/until-waiting'

const caught = await catchMails()
const { payload } = await freshCms()
const { askForAlert, mailBackInStock } = await import('@/features/shop/browse/alerts/alerts')
const { addWish, listToChange } = await import('@/features/shop/browse/wishlist/server/store-wishes')
const { changeList } = await import('@/features/shop/browse/wishlist/server/store-lists')
const { tellCheaper } = await import('@/features/shop/browse/wishlist/mails/tell-cheaper')
const { askForWishAlerts } = await import('@/features/shop/browse/wishlist/mails/ask-for-alerts')
const { POST, GET } = await import('@/app/api/shop/wishlist-mails/route')
const { moveStock } = await import('@/features/shop/goods/stock/reserve')

let colour = ''
let content: Awaited<ReturnType<typeof contentFixtures>>
let count = 0
beforeAll(async () => {
  content = await contentFixtures(payload)
  const data = { name: 'червено', slug: 'red', hex: '#ff0000' }
  colour = (await payload.create({ collection: 'colours', locale: 'bg', data })).id
})

const today = new Date()
/** Noon in Sofia, because days have 23 to 25 hours. */
const inDays = (days: number) => new Date(`${addDays(sofiaDay(today), days)}T10:00:00Z`)
const tomorrow = inDays(1)

async function newGoods(title: string, pieces = 1) {
  count += 1
  const product = await content.createProduct({ slug: `told-${count}`, title })
  await payload.update({ collection: 'products', id: product, data: { priceCents: 4900 } })
  const data = { product, colour, size: 'M', sku: `TOLD-${count}` }
  const { id: variant } = await payload.create({ collection: 'variants', data })
  if (pieces > 0) await moveStock(payload.db.drizzle, { variant, quantity: pieces }, 'delivery')
  return { product, variant }
}

async function wisher(goods: { product: string; variant: string | null }[], mails = true) {
  const email = `${randomUUID()}@wish.example`
  const { id } = await payload.create({
    collection: 'customers',
    data: { email, supabaseId: randomUUID(), language: 'de' },
  })
  const owner = { customer: id, guest: null }
  const list = await payload.db.drizzle.transaction(async (transaction) => {
    const made = await listToChange(transaction, owner)
    for (const each of goods) await addWish(transaction, { owner, list: made }, { ...each, colour: null })
    await changeList(transaction, id, made, { mails })
    return made
  })
  return { id, email, list }
}

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

it('tells once that a wished size is back, also who has asked for it on the product’s page', async () => {
  const coat = await newGoods('Панталон', 0)
  const { email, id, list } = await wisher([coat])
  const waiting = async () => {
    const { rows } = await payload.db.drizzle.execute(
      sql`select wishlist from shop.stock_alerts where email = ${email}`,
    )
    return rows
  }
  await askForWishAlerts(payload.db.drizzle)
  await askForWishAlerts(payload.db.drizzle)
  expect(await waiting()).toEqual([{ wishlist: list }])
  await payload.db.drizzle.transaction((transaction) => changeList(transaction, id, list, { mails: false }))
  expect(await waiting()).toEqual([])

  await payload.db.drizzle.transaction((transaction) => changeList(transaction, id, list, { mails: true }))
  await askForWishAlerts(payload.db.drizzle)
  await askForAlert({ variant: coat.variant, email }, 'de', { network: randomUUID(), ownEmail: email })
  expect(await waiting()).toEqual([{ wishlist: null }])
  await moveStock(payload.db.drizzle, { variant: coat.variant, quantity: 1 }, 'delivery')
  expect([await mailBackInStock(), await mailBackInStock()]).toEqual([1, 0])
  expect(await mailsTo(email)).toHaveLength(1)
})

it('is asked for once a day', async () => {
  const coat = await newGoods('Елек', 0)
  const { email, list } = await wisher([coat])
  const isAskedAfter = async (time: string) => {
    await payload.db.pool.query('update shop.wishes set alerted_at = now() - $2::interval where wishlist = $1', [
      list,
      time,
    ])
    await payload.db.pool.query('delete from shop.stock_alerts where email = $1', [email])
    await askForWishAlerts(payload.db.drizzle)
    return (await payload.db.pool.query('select from shop.stock_alerts where email = $1', [email])).rowCount === 1
  }
  expect(await isAskedAfter('23 hours')).toBe(false)
  expect(await isAskedAfter('25 hours')).toBe(true)
})

it('is asked for once where two lists of a customer have the same size', async () => {
  const coat = await newGoods('Сако', 0)
  const { email, id, list } = await wisher([coat])
  await payload.db.pool.query(
    `with second as (
      insert into shop.wishlists (id, customer, name, mails) values (gen_random_uuid(), $1, 'Gifts', true) returning id)
    insert into shop.wishes (id, wishlist, product, variant, added_cents)
    select gen_random_uuid(), second.id, product, variant, added_cents from second, shop.wishes where wishlist = $2`,
    [id, list],
  )
  await askForWishAlerts(payload.db.drizzle)
  expect((await payload.db.pool.query('select from shop.stock_alerts where email = $1', [email])).rowCount).toBe(1)
})

it('goes once, to the present address of an account that has changed its own', async () => {
  const coat = await newGoods('Манто', 0)
  const { email, id, list } = await wisher([coat])
  await askForWishAlerts(payload.db.drizzle)
  const present = `${randomUUID()}@wish.example`
  await payload.update({ collection: 'customers', id, data: { email: present } })
  await payload.db.pool.query(`update shop.wishes set alerted_at = now() - interval '25 hours' where wishlist = $1`, [
    list,
  ])
  await askForWishAlerts(payload.db.drizzle)
  await askForAlert({ variant: coat.variant, email: present }, 'de', { network: randomUUID(), ownEmail: present })
  await moveStock(payload.db.drizzle, { variant: coat.variant, quantity: 1 }, 'delivery')
  await mailBackInStock()
  expect(await mailsTo(email)).toEqual([])
  expect((await mailsTo(present)).map(({ subject }) => subject)).toEqual(['Wieder da: Манто de'])
})

it('comes for a wish although a stranger has typed its mailbox into the form of the variant', async () => {
  const coat = await newGoods('Яке', 0)
  const { email } = await wisher([coat])
  await askForAlert({ variant: coat.variant, email }, 'ru', { network: randomUUID(), ownEmail: null })
  await askForWishAlerts(payload.db.drizzle)
  await moveStock(payload.db.drizzle, { variant: coat.variant, quantity: 1 }, 'delivery')
  await mailBackInStock()
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Wieder da: Яке de')
})

it('has a link that ends it where the wish is why it came', async () => {
  const coat = await newGoods('Рокля', 0)
  const { email } = await wisher([coat])
  await askForWishAlerts(payload.db.drizzle)
  await moveStock(payload.db.drizzle, { variant: coat.variant, quantity: 1 }, 'delivery')
  await mailBackInStock()
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Wieder da: Рокля de')
  expect(mail?.text).toContain('/de/shop-wishlist?end=')
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
