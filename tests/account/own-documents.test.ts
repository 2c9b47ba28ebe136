import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { freshCms } from '../setup/cms'
import { customerFixtures, somewhere } from './customer-fixtures'

const slugs = [
  'customer-pictures',
  'addresses',
  'sign-ins',
  'data-exports',
  'shopping-lists',
  'list-shares',
  'follows',
  'orders',
  'returns',
  'customer-files',
  'downloads',
] as const

const { payload } = await freshCms()
const fixtures = await customerFixtures(payload)
const own = await fixtures.person()
const other = await fixtures.person()

const nobody = { user: null, overrideAccess: false } as const

describe.each(slugs)('the %s of somebody else', (collection) => {
  it('are found by no condition', async () => {
    const mine = await fixtures.create[collection](own.id)
    const { id } = await fixtures.create[collection](other.id)
    const { email } = other.rights.user
    const conditions: Where[] = [
      {},
      { id: { equals: id } },
      { id: { exists: true } },
      { customer: { equals: other.id } },
      { customer: { not_equals: own.id } },
      { 'customer.email': { equals: email } },
      { or: [{ customer: { equals: other.id } }, { customer: { exists: true } }] },
      { and: [{ or: [{ id: { equals: id } }, { id: { not_equals: id } }] }] },
    ]
    for (const where of conditions) {
      const { docs } = await payload.find({ collection, where, depth: 0, pagination: false, ...own.rights })
      expect(docs.filter((document) => document.customer !== own.id)).toEqual([])
      const { totalDocs } = await payload.count({ collection, where, ...own.rights })
      expect(totalDocs).toBe(docs.length)
    }
    const { docs } = await payload.find({ collection, depth: 0, pagination: false, ...own.rights })
    expect(docs.map((document) => document.id)).toContain(mine.id)
    await expect(payload.find({ collection, ...nobody })).rejects.toMatchObject({ status: 403 })
  })
})

describe('the own account', () => {
  const asked = { name: 'Нова', phone: '+359 2 123', language: 'ru' } as const

  it('takes name, phone and language from its person, and nothing else', async () => {
    const person = await fixtures.person()
    const before = await payload.findByID({ collection: 'customers', id: person.id, depth: 0 })
    const [address, picture] = [
      await fixtures.create.addresses(person.id),
      await fixtures.create['customer-pictures'](person.id),
    ]
    await payload.update({
      collection: 'customers',
      id: person.id,
      data: {
        ...asked,
        email: 'thief@example.com',
        supabaseId: 'forged',
        secondFactor: true,
        picture: picture.id,
        billingAddress: address.id,
        shippingAddress: address.id,
        termsAcceptedAt: '2026-01-01T00:00:00.000Z',
        deletionDueAt: '2026-01-01T00:00:00.000Z',
      },
      ...person.rights,
    })
    const after = await payload.findByID({ collection: 'customers', id: person.id, depth: 0 })
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, ...asked, updatedAt: '' })
  })

  it('is changed by nobody else, not even through a condition', async () => {
    const { docs } = await payload.update({ collection: 'customers', where: {}, data: asked, depth: 0, ...own.rights })
    expect(docs.map(({ id }) => id)).toEqual([own.id])
    const stranger = payload.update({ collection: 'customers', id: other.id, data: asked, ...own.rights })
    await expect(stranger).rejects.toMatchObject({ status: 403 })
  })

  it.each(['billingAddress', 'shippingAddress', 'picture'] as const)('has no %s of somebody else', async (field) => {
    const make = field === 'picture' ? fixtures.create['customer-pictures'] : fixtures.create.addresses
    const [mine, theirs] = [await make(own.id), await make(other.id)]
    const set = (id: string | null) =>
      payload.update({ collection: 'customers', id: own.id, data: { [field]: id }, depth: 0 })
    await expect(set(theirs.id)).rejects.toMatchObject({ data: { errors: [{ path: field }] } })
    expect(await set(mine.id)).toMatchObject({ [field]: mine.id })
    expect(await set(null)).toMatchObject({ [field]: null })
  })

  it('starts with nothing of anybody', async () => {
    const { id: billingAddress } = await fixtures.create.addresses(other.id)
    const data = { email: 'fresh@example.com', supabaseId: 'fresh', billingAddress }
    await expect(payload.create({ collection: 'customers', data })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the owner of an address', () => {
  it('is who makes it, whatever the request says', async () => {
    const theirs = await fixtures.create.addresses(other.id)
    const made = await payload.create({
      collection: 'addresses',
      data: { ...somewhere, customer: other.id, id: theirs.id },
      depth: 0,
      ...own.rights,
    })
    expect(made.customer).toBe(own.id)
    expect(made.id).not.toBe(theirs.id)
  })

  it('does not change', async () => {
    const { id } = await fixtures.create.addresses(own.id)
    const data = { customer: other.id, city: 'Пловдив' }
    const changed = await payload.update({ collection: 'addresses', id, data, depth: 0, ...own.rights })
    expect(changed).toMatchObject({ customer: own.id, city: 'Пловдив' })
  })

  it('alone changes and deletes it, also through a condition', async () => {
    const person = await fixtures.person()
    const [mine, theirs] = [await fixtures.create.addresses(person.id), await fixtures.create.addresses(other.id)]
    const everything = { collection: 'addresses', where: { id: { exists: true } }, depth: 0 } as const
    const changed = await payload.update({ ...everything, data: { city: 'Бургас' }, ...person.rights })
    expect(changed.docs.map(({ id }) => id)).toEqual([mine.id])
    const deleted = await payload.delete({ ...everything, ...person.rights })
    expect(deleted.docs.map(({ id }) => id)).toEqual([mine.id])
    expect(await payload.findByID({ collection: 'addresses', id: theirs.id })).toMatchObject({ city: 'София' })
  })
})

describe('what refers to something of a customer', () => {
  it('refers to something of the same customer', async () => {
    const [order, file] = [await fixtures.create.orders(other.id), await fixtures.create['customer-files'](other.id)]
    const refused = (path: string) => ({ data: { errors: [{ path }] } })
    await expect(fixtures.create.returns(own.id, undefined, order.id)).rejects.toMatchObject(refused('order'))
    await expect(fixtures.create.downloads(own.id, undefined, file.id)).rejects.toMatchObject(refused('file'))
  })
})

describe('the file of a data export', () => {
  it('is known to the system alone', async () => {
    const { id } = await fixtures.create['data-exports'](own.id)
    const collection = 'data-exports'
    expect(await payload.findByID({ collection, id, ...own.rights })).not.toHaveProperty('file')
    expect(await payload.findByID({ collection, id })).toMatchObject({ file: 'exports/secret.zip' })
    const guess = payload.find({ collection, where: { file: { like: 'secret' } }, ...own.rights })
    await expect(guess).rejects.toMatchObject({ status: 400 })
  })
})

describe('the note of the staff on an order', () => {
  it('is read and searched by the staff alone', async () => {
    const collection = 'orders'
    const { id } = await fixtures.create.orders(own.id)
    await payload.update({ collection, id, data: { note: 'Обаждане' } })
    const shown = await payload.findByID({ collection, id, ...own.rights })
    expect(shown).not.toHaveProperty('note')
    expect(shown).not.toHaveProperty('finder')
    expect(await payload.findByID({ collection, id })).toMatchObject({ note: 'Обаждане' })
    const guess = payload.find({ collection, where: { note: { like: 'Обаждане' } }, ...own.rights })
    await expect(guess).rejects.toMatchObject({ status: 400 })
  })
})
