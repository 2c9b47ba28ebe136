import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { isVatRegistered } from '@/domain/tax-class'
import { wishlistAddress } from '@/features/shop/goods/paths'
import { pricesOn } from '@/features/shop/goods/prices/current-prices'
import { lowestBefore } from '@/features/shop/goods/prices/struck-prices'
import { readShop } from '@/features/shop/orders/shop'
import type { Locale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { buyablePrice } from '@/server/catalogue/buyable-price'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { type Mail, queueMail } from '@/server/mail/queue-mail'
import { shutdown } from '@/server/shutdown'
import { readWishes, type ShownWish } from '../server/read-wishes'
import { listsOf } from '../server/store-lists'
import { endOfWishMails } from './end-mails'

const { customers, shop, variants } = tables
const { wishes, wishlists, wishMails } = shop
const v = alias(variants, 'v')

const row = z.object({ customer: z.string() })
const atOnce = 200

/** Pages by id: whoever cannot be told yet, because the size is sold out, must not hold back everybody after them. */
async function toTell(database: Database, day: string, after: string | null): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select distinct ${wishlists.customer} from ${wishlists}
    join ${customers} on ${customers.id} = ${wishlists.customer} and ${customers.email} is not null and ${customers.deletionDueAt} is null
    join ${wishes} on ${wishes.wishlist} = ${wishlists.id} and ${wishes.removedAt} is null
    join (${pricesOn(sofiaDay(new Date(`${day}T12:00:00Z`)))}) price on price.product = ${wishes.product}
    left join ${variants} v on ${v.id} = ${wishes.variant}
    cross join lateral (${buyablePrice(sql`price.product`, sql`price.cents`)}) buyable
    where ${wishlists.mails} and case when ${v.id} is null then buyable.cents else coalesce(${v.priceCents}, price.cents) end < coalesce(${wishes.toldCents}, ${wishes.addedCents})
      and not exists (
        select from ${wishMails} where ${wishMails.customer} = ${wishlists.customer} and ${wishMails.day} = ${day}::date)
      ${after ? sql`and ${wishlists.customer} > ${after}::uuid` : sql``}
    order by ${wishlists.customer} limit ${atOnce}`)
  return rows.map((each) => row.parse(each).customer)
}

/**
 * Mails owners about wishes that became cheaper: one mail a day with all of them, each price once. The mail is queued
 * in the transaction that claims the day and notes the prices, so that a crash neither loses nor repeats it.
 * @returns the number of mails
 */
export async function tellCheaper(now = new Date()): Promise<number> {
  const database = await db()
  let queued = 0
  for (let after: string | null = null; ; ) {
    const page = await toTell(database, sofiaDay(now), after)
    for (const customer of page) {
      if (shutdown.signal.aborted) return queued
      const told = await tell(customer, now).catch((error: unknown) => {
        log.error({ customer, error }, 'a mail about a wishlist could not be composed')
        return false
      })
      if (told) queued += 1
    }
    after = page.at(-1) ?? null
    if (!after) return queued
  }
}

function tell(id: string, now: Date): Promise<boolean> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    const customer = await (await cmsSystem()).findByID({
      collection: 'customers',
      id,
      depth: 0,
      disableErrors: true,
      req,
    })
    if (!customer?.email) return false
    const locale = languageOf(customer)
    const lists = (await listsOf(database, { customer: id, guest: null })).filter(({ mails }) => mails)
    const all = await Promise.all(lists.map((list) => readWishes(database, list.id, locale, now)))
    const cheaper = all.flat().filter(isCheaper)
    if (cheaper.length === 0 || !(await claim(database, id, sofiaDay(now)))) return false
    await queueMail(database, await compose(database, { id, email: customer.email, locale }, cheaper, now))
    for (const { id: wish, cents } of cheaper) {
      await database.execute(sql`
        update ${wishes} set ${named(wishes, 'toldCents')} = ${cents} where ${wishes.id} = ${wish}`)
    }
    return true
  })
}

type Cheaper = ShownWish & { cents: number }

/** Sold-out wishes get a mail when they are back in stock. */
const isCheaper = (wish: ShownWish): wish is Cheaper =>
  wish.cents !== null && wish.inStock && wish.cents < (wish.toldCents ?? wish.addedCents)

async function claim(database: Database, customer: string, day: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into ${wishMails} (${named(wishMails, 'customer', 'day')}) values (${customer}::uuid, ${day}::date)
    on conflict do nothing`)
  return rowCount === 1
}

type Receiver = { id: string; email: string; locale: Locale }

/** Shows the lowest price of the last 30 days beside each price (directive 98/6/EC, article 6a), where it is known. */
async function compose(
  database: Database,
  { id, email, locale }: Receiver,
  cheaper: Cheaper[],
  now: Date,
): Promise<Mail> {
  const t = translatorFor(locale, 'wishlist')
  const say = translatorFor(locale, 'wishlist.mails')
  const lowest = await lowestBefore(
    database,
    cheaper.map(({ product }) => product),
    now,
  )
  const hasVat = isVatRegistered(await readShop(database))
  const table = cheaper.map(({ product, title, colour, size, cents, isFrom, isOwn, addedCents }): [string, string] => {
    const name = [title, colour, size && t('size', { size })].filter(Boolean).join(', ')
    const before = isOwn ? undefined : lowest.get(product)
    const since = say('since', { price: formatEuro(addedCents, locale) })
    const prior = before === undefined ? [] : [say('lowest', { price: formatEuro(before, locale) })]
    const price = formatEuro(cents, locale)
    return [
      [name, since, ...prior].join(' · '),
      isFrom ? translatorFor(locale, 'products')('fromPrice', { price }) : price,
    ]
  })
  return composeMail({
    to: email,
    locale,
    subject: say('subject', { count: cheaper.length, title: cheaper[0]?.title ?? '' }),
    paragraphs: [`${say('intro', { count: cheaper.length })} ${say(hasVat ? 'pricesWithVat' : 'prices')}`],
    table,
    button: { label: say('toList'), url: pageUrl(locale, wishlistAddress({})) },
    ...endOfWishMails(id, locale),
  })
}
