import { z } from 'zod'
import type { Customer } from '@/../payload-types'
import type { SignedInRequest, Saved } from '@/features/account/as-customer'
import { refuse } from '@/lib/forms/problems'
import { languageOf } from '@/i18n/translator'
import { cmsSystem, inTransaction } from '@/server/cms'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { priceOf } from './hits/lowest-price'
import { followInput } from './input'
import { watchTarget } from './reached-targets'
import { categoryNames, nameOf } from './subjects'
import type { Follow } from './types'

export const mostFollows = 100

const select = { kind: true, value: true, name: true, targetCents: true, mails: true, createdAt: true } as const

/** A follow with the moment at which it began. */
export type OwnFollow = Follow & { createdAt: string }

/** What a customer follows, the newest first; a category by its name in `locale`, the customer's language unless told. */
export async function followsOf(customer: Customer, locale = languageOf(customer)): Promise<OwnFollow[]> {
  const { docs } = await (await cmsSystem()).find({
    collection: 'follows',
    where: { customer: { equals: customer.id } },
    sort: '-createdAt',
    pagination: false,
    depth: 0,
    select,
  })
  const categories = docs.filter(({ kind }) => kind === 'category').map(({ value }) => value)
  const names = await categoryNames(categories, locale)
  return docs.map(({ targetCents = null, mails, ...follow }) => {
    const name = follow.kind === 'category' ? names.get(follow.value) : undefined
    return { ...follow, name: name ?? follow.name, targetCents, mails: mails !== false }
  })
}

/** Follows something, or changes the target price of an existing follow. */
export async function follow({ customer }: Pick<SignedInRequest, 'customer'>, given: unknown): Promise<Saved> {
  const parsed = followInput.safeParse(given)
  if (!parsed.success) {
    const isTarget = parsed.error.issues.some(({ path }) => path[0] === 'target')
    return refuse(isTarget ? { code: 'follow-target', field: 'target' } : { code: 'follow-gone' })
  }
  const { kind, value, targetCents } = parsed.data
  const name = await nameOf({ kind, value }, languageOf(customer))
  if (name === null) return refuse({ code: 'follow-gone' })
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
    const data = { customer: customer.id, kind, value, name: name.slice(0, 200), targetCents, mails: true }
    const saved = known
      ? await req.payload.update({ collection: 'follows', id: known.id, data, depth: 0, req })
      : await req.payload.create({ collection: 'follows', data, depth: 0, req })
    if (kind === 'product') await watchTarget(database, saved.id, lowest?.cents ?? null)
    return { ok: true, body: { id: saved.id } }
  })
}

/** Ends one of the customer's follows; somebody else's is treated as missing. */
export async function unfollow({ customer }: Pick<SignedInRequest, 'customer'>, given: unknown): Promise<Saved> {
  const parsed = z.object({ id: z.uuid() }).safeParse(given)
  if (!parsed.success) return refuse({ code: 'follow-gone' })
  const where = { id: { equals: parsed.data.id }, customer: { equals: customer.id } }
  await (await cmsSystem()).delete({ collection: 'follows', where, depth: 0 })
  return { ok: true }
}

/** Switches the weekly mail on or off; the follows stay. */
export async function setMails(customer: string, mails: boolean): Promise<void> {
  const where = { customer: { equals: customer } }
  await (await cmsSystem()).update({ collection: 'follows', where, data: { mails }, depth: 0 })
}
