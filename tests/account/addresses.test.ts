import { describe, expect, it } from 'vitest'
import bg from '../../messages/bg.json'
import { freshCms } from '../setup/cms'
import { untilWaiting } from '../setup/until-waiting'
import { customerFixtures, somewhere } from './customer-fixtures'

const { payload } = await freshCms()
const fixtures = await customerFixtures(payload)

describe('an address', () => {
  it('has a postcode of its country, kept tidy', async () => {
    const { rights } = await fixtures.person()
    const add = (country: string, postcode: string) =>
      payload.create({ collection: 'addresses', data: { ...somewhere, country, postcode, customer: '' }, ...rights })
    expect(await add('GB', ' sw1a  1aa ')).toMatchObject({ postcode: 'SW1A 1AA' })
    const refused = { data: { errors: [{ path: 'postcode', message: bg.cms.problems.postcode }] } }
    await expect(add('BG', '10115')).rejects.toMatchObject(refused)
    await expect(add('BG', '')).rejects.toMatchObject(refused)
    await expect(add('XX', '1000')).rejects.toMatchObject({ data: { errors: [{ path: 'country' }] } })
  })

  it('does not move to a country that its postcode does not fit', async () => {
    const { id: owner, rights } = await fixtures.person()
    const { id } = await fixtures.create.addresses(owner)
    const moved = payload.update({ collection: 'addresses', id, data: { country: 'DE' }, ...rights })
    await expect(moved).rejects.toMatchObject({ data: { errors: [{ path: 'postcode' }] } })
  })
})

const full = { data: { errors: [{ message: bg.cms.problems.tooManyAddresses }] } }

async function fill(owner: string, count: number) {
  for (let made = 0; made < count; made++) await fixtures.create.addresses(owner)
}

describe('the address book', () => {
  it('holds twenty addresses', async () => {
    const [person, neighbour] = [await fixtures.person(), await fixtures.person()]
    await fill(person.id, 20)
    const add = () => fixtures.create.addresses(person.id, person.rights)
    await expect(add()).rejects.toMatchObject(full)
    await expect(fixtures.create.addresses(neighbour.id, neighbour.rights)).resolves.toBeDefined()

    const { docs } = await payload.find({ collection: 'addresses', limit: 1, depth: 0, ...person.rights })
    const id = docs[0]?.id ?? ''
    await expect(payload.update({ collection: 'addresses', id, data: { city: 'Русе' } })).resolves.toBeDefined()
    await payload.delete({ collection: 'addresses', id, ...person.rights })
    await expect(add()).resolves.toBeDefined()
  })

  it('counts what another request is about to add', async () => {
    const person = await fixtures.person()
    await fill(person.id, 19)
    const transactionID = (await payload.db.beginTransaction()) ?? ''
    await fixtures.create.addresses(person.id, { ...person.rights, req: { transactionID } })
    const second = fixtures.create.addresses(person.id, person.rights)
    const refused = expect(second).rejects.toMatchObject(full)
    await untilWaiting(payload, second)
    await payload.db.commitTransaction(transactionID)
    await refused
  })
})
