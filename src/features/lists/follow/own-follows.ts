import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import type { Customer } from '@/../payload-types'
import { medicineCategory } from '@/domain/product-group-rules'
import type { Saved, SignedInRequest } from '@/features/account/as-customer'
import { termsOf } from '@/features/search/terms'
import { readRedirect, renamedIn } from '@/features/site/redirects/read-redirect'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { languageOf } from '@/i18n/translator'
import { refuse } from '@/lib/forms/problems'
import { publicPathOf } from '@/server/cache/tags'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { signedTokens } from '@/server/signed-token'
import { priceOf } from './hits/lowest-price'
import { followInput } from './input'
import { watchTarget } from './reached-targets'
import { type Follow, followKinds, type Subject } from './types'

const { products } = tables.prices
const { categoriesLocales, productGroups, retailers } = tables
const bg = alias(categoriesLocales, 'bg')
const c = alias(tables.categories, 'c')
const g = alias(productGroups, 'g')
const l = alias(categoriesLocales, 'l')
const p = alias(products, 'p')

const named = z.object({ name: z.string() })
const subjectName = named.extend({ slug: z.string() })

/**
 * Null for a subject that does not exist or must not cause alerts: medicines, tobacco and infant formula
 * (docs/product.md, section 4).
 */
async function nameOf(subject: Subject, locale: Locale): Promise<string | null> {
  const { kind, value } = subject
  if (kind === 'word') return termsOf(value, locale).length > 0 ? value : null
  if (kind === 'category' && value === medicineCategory) return null
  if (kind !== 'product') return (await namesNow([subject], locale))(subject) ?? null
  const { rows } = await (await db()).execute(sql`
    select ${p.title} as name from ${products} p
    left join ${productGroups} g on ${g.number} = ${p.groupNumber}
    where ${p.slug} = ${value} and coalesce(${g.verdictRule}, 'none') = 'none'`)
  return rows[0] ? named.parse(rows[0]).name : null
}

async function categoryNames(slugs: string[], locale: Locale): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await (await db()).execute(sql`
    select ${c.slug}, coalesce(${l.name}, ${bg.name}) as name from ${tables.categories} c
    left join ${categoriesLocales} l on ${l._parentId} = ${c.id} and ${l._locale} = ${locale}
    left join ${categoriesLocales} bg on ${bg._parentId} = ${c.id} and ${bg._locale} = ${defaultLocale}
    where ${c.slug} = any(${sql.param(slugs)}::text[]) and coalesce(${l.name}, ${bg.name}) is not null`)
  return new Map(readableRows(subjectName, rows, 'lists/follow/own-follows').map(({ slug, name }) => [slug, name]))
}

async function shopNames(slugs: string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await (await db()).execute(sql`
    select ${retailers.slug}, ${retailers.name} from ${retailers}
    where ${retailers.slug} = any(${sql.param(slugs)}::text[]) and ${isPublished(retailers)}`)
  return new Map(readableRows(subjectName, rows, 'lists/follow/own-follows').map(({ slug, name }) => [slug, name]))
}

/** The names of now, because a subject may be renamed after it was followed; none of a subject that is gone. */
async function namesNow(follows: { kind: Subject['kind']; value: string }[], locale: Locale) {
  const slugsOf = (wanted: Subject['kind']) => follows.filter(({ kind }) => kind === wanted).map(({ value }) => value)
  const [shops, categories] = await Promise.all([
    shopNames(slugsOf('shop')),
    categoryNames(slugsOf('category'), locale),
  ])
  const names: Partial<Record<Subject['kind'], Map<string, string>>> = { shop: shops, category: categories }
  return ({ kind, value }: { kind: Subject['kind']; value: string }) => names[kind]?.get(value)
}

const mostFollows = 100

const select = { kind: true, value: true, name: true, targetCents: true, mails: true, createdAt: true } as const

type OwnFollow = Follow & { createdAt: string }

/** The newest first. Names of categories are in `locale`, by default the customer's language. */
export async function followsOf(customer: Customer, locale = languageOf(customer)): Promise<OwnFollow[]> {
  const { docs } = await (await cmsSystem()).find({
    collection: 'follows',
    where: { customer: { equals: customer.id } },
    sort: '-createdAt',
    pagination: false,
    depth: 0,
    select,
  })
  const nameNow = await namesNow(docs, locale)
  return docs.map(({ targetCents = null, mails, ...follow }) => {
    return { ...follow, name: nameNow(follow) ?? follow.name, targetCents, mails: mails !== false }
  })
}

/** A browser may still follow a shop or a category by the address that it had before it was renamed. */
async function subjectOf({ kind, value }: Subject, locale: Locale): Promise<{ value: string; name: string } | null> {
  const name = await nameOf({ kind, value }, locale)
  if (name !== null) return { value, name }
  const collections = { shop: 'retailers', category: 'categories', product: null, word: null } as const
  const collection = collections[kind]
  const moved =
    collection && renamedIn(collection, await readRedirect(await db(), locale, publicPathOf(collection, value)))
  const renamed = moved ? await nameOf({ kind, value: moved }, locale) : null
  return moved && renamed !== null ? { value: moved, name: renamed } : null
}

export async function follow({ customer }: Pick<SignedInRequest, 'customer'>, given: unknown): Promise<Saved> {
  const parsed = followInput.safeParse(given)
  if (!parsed.success) {
    const isTarget = parsed.error.issues.some(({ path }) => path[0] === 'target')
    return refuse(isTarget ? { code: 'follow-target', field: 'target' } : { code: 'follow-gone' })
  }
  const { kind, targetCents } = parsed.data
  const subject = await subjectOf(parsed.data, languageOf(customer))
  if (!subject) return refuse({ code: 'follow-gone' })
  const { name, value } = subject
  const lowest = kind === 'product' ? await priceOf(value) : null
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    await lockCustomer(database, customer.id)
    const { docs } = await req.payload.find({
      collection: 'follows',
      where: { customer: { equals: customer.id } },
      pagination: false,
      depth: 0,
      req,
    })
    const known = docs.find((one) => one.kind === kind && one.value === value)
    if (!known && docs.length >= mostFollows) return refuse({ code: 'too-many-follows' })
    // Mails are ended for the whole account, so a further follow does not begin them again, except the first of all.
    const mails = docs.length === 0 || docs.some((one) => one.mails !== false)
    const data = { customer: customer.id, kind, value, name: name.slice(0, 200), targetCents, mails }
    const saved = known
      ? await req.payload.update({ collection: 'follows', id: known.id, data, depth: 0, req })
      : await req.payload.create({ collection: 'follows', data, depth: 0, req })
    if (kind === 'product') await watchTarget(database, saved.id, lowest)
    return { ok: true, body: { id: saved.id } }
  })
}

/** Someone else's follow is treated as missing. */
export async function unfollow({ customer }: Pick<SignedInRequest, 'customer'>, given: unknown): Promise<Saved> {
  const parsed = z.object({ id: z.uuid() }).safeParse(given)
  if (!parsed.success) return refuse({ code: 'follow-gone' })
  const where = { id: { equals: parsed.data.id }, customer: { equals: customer.id } }
  await (await cmsSystem()).delete({ collection: 'follows', where, depth: 0 })
  return { ok: true }
}

export async function setMails(customer: string, mails: boolean): Promise<void> {
  const where = { customer: { equals: customer } }
  await (await cmsSystem()).update({ collection: 'follows', where, data: { mails }, depth: 0 })
}

/** `id` is of a follow (`one`) or of a customer (`all`). */
type Ending = { kind: 'one' | 'all'; id: string }

export const { write: writeEndToken, read: readEndToken } = signedTokens('end of follow', ['one', 'all'])

const { follows } = tables

const followRow = named.extend({ kind: z.enum(followKinds), value: z.string() })

/** Idempotent. */
export async function endFollowOrMails({ kind, id }: Ending): Promise<void> {
  if (kind === 'all') return setMails(id, false)
  await (await cmsSystem()).delete({ collection: 'follows', where: { id: { equals: id } }, depth: 0 })
}

export async function followName({ id }: Ending, locale: Locale): Promise<string | null> {
  const { rows } = await (await db()).execute(sql`
    select ${follows.kind}, ${follows.value}, ${follows.name} from ${follows} where ${follows.id} = ${id}`)
  if (!rows[0]) return null
  const stored = followRow.parse(rows[0])
  return (await namesNow([stored], locale))(stored) ?? stored.name
}
