import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { catchMails } from '../../setup/catch-mails'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'
import { wisherKit } from './wisher-kit'

const caught = await catchMails()
const { payload } = await freshCms()
const { newGoods, wisher } = await wisherKit(payload)
const { askForAlert, mailBackInStock } = await import('@/features/shop/browse/alerts/alerts')
const { changeList } = await import('@/features/shop/browse/wishlist/server/store-lists')
const { askForWishAlerts } = await import('@/features/shop/browse/wishlist/mails/ask-for-alerts')
const { moveStock } = await import('@/features/shop/goods/stock/reserve')

async function mailsTo(address: string) {
  await runJobs(payload)
  return caught(address)
}

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
