import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { isFilledByBot } from '@/design/form/form-state'
import { defaultLocale, type Locale, locales } from '@/i18n/routing'
import { atOnce, type Later } from '@/lib/forms/later'
import { type Outcome, refuse, typedMailbox } from '@/lib/forms/problems'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { isPublished } from '@/server/db/states'
import { named, setExcluded, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { queueMail } from '@/server/mail/queue-mail'
import { hiddenKey, type Limit, takePoint } from '@/server/rate-limit'
import { takeTypedPoint } from '@/server/typed-limits'
import { composeAlertConfirmation, composeBackInStock, type readAlertToken } from './mails'

const { stockAlerts, variantStock, wishlists } = tables.shop
const a = alias(stockAlerts, 'a')
const v = alias(tables.variants, 'v')
const p = alias(tables.products, 'p')
const c = alias(tables.colours, 'c')
const s = alias(variantStock, 's')
const l = alias(wishlists, 'l')
const owner = alias(tables.customers, 'owner')
const title = alias(tables.productsLocales, 'title')
const bulgarianTitle = alias(tables.productsLocales, 'bulgarian_title')
const colour = alias(tables.coloursLocales, 'colour')
const bulgarianColour = alias(tables.coloursLocales, 'bulgarian_colour')

const hour = 60 * 60
const ownAlerts: Limit = { name: 'stock-alert-own', points: 60, seconds: hour }
const asked = { name: 'stock-alert', seconds: hour, ofNetwork: 20, ofPair: 5, ofMailbox: 10 }

/** Unconfirmed addresses are deleted, and confirmation links expire, after this many days. */
const pendingDays = 7

const mailRow = z.object({
  id: z.string(),
  variant: z.string(),
  email: z.string(),
  language: z.enum(locales),
  slug: z.string(),
  title: z.string(),
  colour: z.string(),
  colourSlug: z.string(),
  size: z.string(),
  wisher: z.string().nullable(),
})

/** The alert of a wishlist goes to the current address of its owner, who may have changed it since the alert. */
const mailRows = (which: SQL) => sql`
  select ${a.id}, ${a.variant}, coalesce(lower(${owner.email}), ${a.email}) as email, ${a.language}, ${p.slug}, coalesce(${title.title}, ${bulgarianTitle.title}) as title,
    coalesce(${colour.name}, ${bulgarianColour.name}) as colour, ${c.slug} as "colourSlug", ${v.size},
    ${l.customer} as wisher
  from ${stockAlerts} a
  join ${tables.variants} v on ${v.id} = ${a.variant}
  join ${tables.products} p on ${p.id} = ${v.productId}
  join ${tables.colours} c on ${c.id} = ${v.colourId}
  left join ${tables.productsLocales} title on ${title._parentId} = ${p.id} and ${title._locale}::text = ${a.language}
  join ${tables.productsLocales} bulgarian_title on ${bulgarianTitle._parentId} = ${p.id}
    and ${bulgarianTitle._locale} = ${defaultLocale}
  left join ${tables.coloursLocales} colour on ${colour._parentId} = ${c.id} and ${colour._locale}::text = ${a.language}
  join ${tables.coloursLocales} bulgarian_colour on ${bulgarianColour._parentId} = ${c.id}
    and ${bulgarianColour._locale} = ${defaultLocale}
  left join ${variantStock} s on ${s.variant} = ${v.id}
  left join ${wishlists} l on ${l.id} = ${a.wishlist}
  left join ${tables.customers} owner on ${owner.id} = ${l.customer}
  where ${isPublished(p)} and ${which}`

const isBack = sql`${s.inStock} is true`

const input = z.object({
  variant: z.uuid(),
  email: typedMailbox,
})

type Asker = {
  network: string
  /** The confirmed address of a signed-in customer, which needs no further confirmation. */
  ownEmail: string | null
}

export async function askForAlert(
  given: Record<string, unknown>,
  language: Locale,
  asker: Asker,
  later: Later = atOnce,
): Promise<Outcome<{ confirmed: boolean }>> {
  const parsed = input.safeParse(given)
  if (!parsed.success) return refuse({ code: 'email', field: 'email' })
  if (isFilledByBot(given)) return { ok: true, confirmed: false }
  const { variant, email } = parsed.data
  const cms = await cmsSystem()
  const own = asker.ownEmail?.toLowerCase() === email
  const isAllowed = own
    ? await takePoint(cms, ownAlerts, hiddenKey(email))
    : await takeTypedPoint(cms, asked, asker.network, email)
  if (!isAllowed) return refuse({ code: 'rate-limit' })
  if (await isInStock(cms.db.drizzle, variant)) return refuse({ code: 'alert-in-stock' })
  const alert: Alert = { variant, email, language, confirmed: own }
  await (own ? note(alert) : later(() => note(alert)))
  return { ok: true, confirmed: own }
}

/** Anybody may know this, unlike who waits; a page that was opened before still shows the variant as sold out. */
async function isInStock(database: Database, variant: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from ${variantStock} where ${variantStock.variant} = ${variant} and ${variantStock.inStock}`)
  return rows.length > 0
}

function note(asked: Alert): Promise<void> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    await save(database, asked)
    if (asked.confirmed) return
    // Nothing is mailed for a confirmed alert, and the answer is the same: the form must not reveal who waits for a
    // variant.
    const [alert] = await read(
      database,
      sql`${a.variant} = ${asked.variant} and ${a.email} = ${asked.email} and not ${a.confirmed}`,
    )
    if (alert) await queueMail(database, composeAlertConfirmation(alert, new Date()))
  })
}

type Alert = { variant: string; email: string; language: Locale; confirmed: boolean }

/**
 * Stores nothing for a variant that does not exist or is in stock. A request that is not confirmed changes no confirmed
 * alert, because anybody can type the mailbox.
 */
async function save(database: Database, { variant, email, language, confirmed }: Alert): Promise<void> {
  await database.execute(sql`
    insert into ${stockAlerts} as a (${named(stockAlerts, 'id', 'variant', 'email', 'language', 'confirmed', 'requestedAt')})
    select ${randomUUID()}::uuid, ${v.id}, ${email}, ${language}, ${confirmed}::boolean, now()
    from ${tables.variants} v left join ${variantStock} s on ${s.variant} = ${v.id}
    where ${v.id} = ${variant} and not ${isBack}
    on conflict (${named(stockAlerts, 'variant', 'email')}) do update set
      ${setExcluded(stockAlerts, 'language', 'requestedAt', 'confirmed')}, ${named(stockAlerts, 'wishlist')} = null
      where excluded.confirmed or not ${a.confirmed}`)
}

async function read(database: Database, which: SQL) {
  const { rows } = await database.execute(mailRows(which))
  return readableRows(mailRow, rows, 'shop/alerts/alerts')
}

type AlertLink = NonNullable<ReturnType<typeof readAlertToken>>

export async function carryOutAlert({ kind, id, madeAt }: AlertLink): Promise<void> {
  const database = await db()
  if (kind === 'end') await database.execute(sql`delete from ${stockAlerts} where ${stockAlerts.id} = ${id}`)
  else
    await database.execute(sql`
      update ${stockAlerts} set ${named(stockAlerts, 'confirmed')} = true where ${stockAlerts.id} = ${id}
        and ${madeAt?.toISOString() ?? null}::timestamptz > now() - make_interval(days => ${pendingDays})`)
}

const state = z.object({ email: z.string(), confirmed: z.boolean() })

export async function alertOf({ id }: AlertLink): Promise<z.infer<typeof state> | null> {
  const { rows } = await (await db()).execute(sql`
    select ${stockAlerts.email}, ${stockAlerts.confirmed} from ${stockAlerts} where ${stockAlerts.id} = ${id}`)
  return rows[0] ? state.parse(rows[0]) : null
}

const mailsAtOnce = 100

/**
 * Mails everybody who waits for a variant that is back, each once: the mail is queued and the row deleted in one
 * transaction.
 * @returns the number of alerts
 */
export async function mailBackInStock(): Promise<number> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    const alerts = await read(
      database,
      sql`${a.confirmed} and ${isBack} order by ${a.requestedAt} limit ${mailsAtOnce} for update of a skip locked`,
    )
    // Whoever has changed the address may have two alerts: one of the wishlist and one of the product's form.
    const mailed = new Set<string>()
    for (const alert of alerts) {
      const mail = `${alert.variant} ${alert.email}`
      if (!mailed.has(mail)) await queueMail(database, composeBackInStock(alert))
      mailed.add(mail)
      await database.execute(sql`delete from ${stockAlerts} where ${stockAlerts.id} = ${alert.id}`)
    }
    return alerts.length
  })
}

export async function removeLapsedAlerts(now = new Date()): Promise<void> {
  await (await db()).execute(sql`
    delete from ${stockAlerts} where not ${stockAlerts.confirmed}
      and ${stockAlerts.requestedAt} < ${now.toISOString()}::timestamptz - make_interval(days => ${pendingDays})`)
}
