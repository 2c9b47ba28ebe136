import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import bg from '../../messages/bg.json'
import { freshDatabase } from '../setup/database'
import { customerKit, somewhere } from './customer-kit'

let payload: Payload
let kit: Awaited<ReturnType<typeof customerKit>>

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  kit = await customerKit(payload)
})
afterAll(() => payload.destroy())

describe('an address', () => {
  it('has a postcode of its country, kept tidy', async () => {
    const { rights } = await kit.person()
    const add = (country: string, postcode: string) =>
      payload.create({ collection: 'addresses', data: { ...somewhere, country, postcode, customer: '' }, ...rights })
    expect(await add('GB', ' sw1a  1aa ')).toMatchObject({ postcode: 'SW1A 1AA' })
    const refused = { data: { errors: [{ path: 'postcode', message: bg.cms.problems.postcode }] } }
    await expect(add('BG', '10115')).rejects.toMatchObject(refused)
    await expect(add('BG', '')).rejects.toMatchObject(refused)
    await expect(add('XX', '1000')).rejects.toMatchObject({ data: { errors: [{ path: 'country' }] } })
  })

  it('does not move to a country that its postcode does not fit', async () => {
    const { id: owner, rights } = await kit.person()
    const { id } = await kit.create.addresses(owner)
    const moved = payload.update({ collection: 'addresses', id, data: { country: 'DE' }, ...rights })
    await expect(moved).rejects.toMatchObject({ data: { errors: [{ path: 'postcode' }] } })
  })
})

describe('the address book', () => {
  it('holds twenty addresses, also when two come at once', async () => {
    const [person, neighbour] = [await kit.person(), await kit.person()]
    for (let count = 0; count < 19; count++) await kit.create.addresses(person.id)
    const add = () => kit.create.addresses(person.id, person.rights)
    const results = await Promise.allSettled([add(), add(), add()])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toHaveLength(2)
    for (const reason of refused) {
      expect(reason).toMatchObject({ data: { errors: [{ message: bg.cms.problems.tooManyAddresses }] } })
    }
    await expect(kit.create.addresses(neighbour.id, neighbour.rights)).resolves.toBeDefined()

    const { docs } = await payload.find({ collection: 'addresses', limit: 1, depth: 0, ...person.rights })
    const id = docs[0]?.id ?? ''
    await expect(payload.update({ collection: 'addresses', id, data: { city: 'Русе' } })).resolves.toBeDefined()
    await payload.delete({ collection: 'addresses', id, ...person.rights })
    await expect(add()).resolves.toBeDefined()
  })
})
