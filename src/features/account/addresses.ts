import { type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import type { Address, Customer } from '@/../payload-types'
import { countryCodes, isCountryCode } from '@/domain/country-map'
import { isInDeliveryCountry } from '@/domain/delivery'
import { isPostcode, normalisePostcode } from '@/domain/postcode'
import { relationId } from '@/domain/relation-id'
import type { Locale } from '@/i18n/routing'
import { needed, optional, optionalPhone, type Problem, refuse, refuseFields } from '@/lib/forms/problems'
import { cmsSystem, inTransaction } from '@/server/cms'
import { lockCustomer, requireAll, transactionOf } from '@/server/db/transaction'
import type { Saved, SignedInRequest } from './as-customer'

/** By name, Bulgaria first: most parcels go there. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => rank(one.value) - rank(other.value) || one.label.localeCompare(other.label, locale))
}

const rank = (code: string) => (code === 'BG' ? 0 : 1)

const select = {
  city: true,
  company: true,
  country: true,
  name: true,
  phone: true,
  postcode: true,
  region: true,
  street: true,
  street2: true,
} as const

export type OwnAddress = Pick<Address, 'id' | keyof typeof select>

const addressUses = { billing: 'billingAddress', shipping: 'shippingAddress' } as const
export type AddressUse = keyof typeof addressUses

/** Parcels are not sent abroad; an invoice may go anywhere. */
export const isFor = (use: AddressUse | undefined, address: { country: string }): boolean =>
  use !== 'shipping' || isInDeliveryCountry(address)

export const addressUse = z.enum(['billing', 'shipping'])

export async function addressesOf(customer: Customer): Promise<OwnAddress[]> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'addresses',
    where: { customer: { equals: customer.id } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    select,
  })
  return docs
}

const placeSchema = z.object({
  country: z.string().refine(isCountryCode, 'country'),
  postcode: needed(20).transform(normalisePostcode),
})

const addressSchema = z
  .object({
    name: needed(120),
    company: optional(120),
    ...placeSchema.shape,
    street: needed(160),
    street2: optional(160),
    city: needed(120),
    region: optional(120),
    phone: optionalPhone,
  })
  .refine(({ postcode, country }) => isPostcode(postcode, country), {
    path: ['postcode'],
    error: 'postcode',
    // Also runs when another field is invalid.
    when: ({ value }) => placeSchema.safeParse(value).success,
  })

const addressNames = [
  'name',
  'company',
  'country',
  'postcode',
  'street',
  'street2',
  'city',
  'region',
  'phone',
] as const satisfies (keyof typeof select)[]

const whichSchema = z.object({ id: z.uuid().optional().catch(undefined), use: addressUse.optional().catch(undefined) })

const gone: Problem = { code: 'address-gone' }

/** Creates an address, or with `id` changes one of the customer's own; `use` also chooses the address for that use. */
export async function saveAddress({ customer }: Pick<SignedInRequest, 'customer'>, given: unknown): Promise<Saved> {
  const { id, use } = whichSchema.parse(given)
  const address = addressSchema.safeParse(given)
  if (!address.success) return refuseFields(address.error)
  if (!isFor(use, address.data)) return refuse({ code: 'abroad', field: 'country' })
  try {
    return await inTransaction(async (req): Promise<Saved> => {
      await lockCustomer(await transactionOf(req), customer.id)
      const saved = id
        ? await changeOwn(req, customer, { id, data: address.data })
        : await addOnce(req, customer, address.data)
      if (!saved) return refuse(gone)
      await chooseFor(req, customer, { id: saved.id, use, country: address.data.country })
      return { ok: true }
    })
  } catch (error) {
    if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'customer'))
      return refuse({ code: 'too-many-addresses' })
    throw error
  }
}

type Typed = z.infer<typeof addressSchema>
type Change = { id: string; data: Typed }

/** A form that is sent twice adds one address: an equal one is found. The caller has locked the customer. */
async function addOnce(req: PayloadRequest, { id: customer }: Customer, data: Typed): Promise<Pick<Address, 'id'>> {
  const { docs } = await req.payload.find({
    collection: 'addresses',
    where: { customer: { equals: customer } },
    pagination: false,
    depth: 0,
    select,
    req,
  })
  const isSame = (one: OwnAddress) => addressNames.every((name) => (one[name] ?? null) === (data[name] ?? null))
  const same = docs.find(isSame)
  return same ?? req.payload.create({ collection: 'addresses', data: { ...data, customer }, depth: 0, req })
}

async function changeOwn(req: PayloadRequest, customer: Customer, { id, data }: Change) {
  const where = { id: { equals: id }, customer: { equals: customer.id } }
  const answer = await req.payload.update({ collection: 'addresses', where, data, depth: 0, req })
  return requireAll(answer, 'an address').docs[0]
}

type Choice = { id: string; use: AddressUse | undefined; country: string }

/** The first address is used for everything until another is chosen. */
async function chooseFor(req: PayloadRequest, { id: customer }: Customer, { id, use, country }: Choice): Promise<void> {
  const own = { collection: 'customers', id: customer, depth: 0, req } as const
  const now = await req.payload.findByID(own)
  const chosen = addressUse.options.filter((one) => one === use || (!now[addressUses[one]] && isFor(one, { country })))
  if (chosen.length === 0) return
  const data = Object.fromEntries(chosen.map((one) => [addressUses[one], id]))
  await req.payload.update({ ...own, data })
}

/** Chooses one of the customer's own addresses; an address of somebody else is treated as missing. */
export async function chooseAddress(customer: Customer, id: unknown, use: unknown): Promise<Saved> {
  const chosen = z.object({ id: z.uuid(), use: addressUse }).safeParse({ id, use })
  if (!chosen.success) return refuse(gone)
  const own = (await addressesOf(customer)).find((address) => address.id === chosen.data.id)
  if (!own) return refuse(gone)
  if (!isFor(chosen.data.use, own)) return refuse({ code: 'abroad' })
  const data = { [addressUses[chosen.data.use]]: chosen.data.id }
  await (await cmsSystem()).update({ collection: 'customers', id: customer.id, data, depth: 0 })
  return { ok: true }
}

/** Orders keep copies, so an address can be removed at any time. */
export async function removeAddress(customer: Customer, id: unknown): Promise<Saved> {
  const parsed = z.uuid().safeParse(id)
  if (!parsed.success) return refuse(gone)
  const where = { id: { equals: parsed.data }, customer: { equals: customer.id } }
  await inTransaction(async (req) => {
    // Customer before address, as every change of both.
    await lockCustomer(await transactionOf(req), customer.id)
    requireAll(await req.payload.delete({ collection: 'addresses', where, depth: 0, req }), 'an address')
  })
  return { ok: true }
}

export function chosenFor(customer: Customer, { id }: Pick<OwnAddress, 'id'>): AddressUse[] {
  return addressUse.options.filter((use) => relationId(customer[addressUses[use]]) === id)
}
