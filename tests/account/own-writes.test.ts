import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Customer } from '../../payload-types'
import { freshCms } from '../setup/cms'
import { customerFixtures } from './customer-fixtures'

const { payload, dataDir } = await freshCms()
const fixtures = await customerFixtures(payload)
const writes = { ...(await import('@/features/account/addresses')), ...(await import('@/features/account/picture')) }

const typed = { name: ' Анна Вебер ', street: 'Hauptstraße 1', postcode: ' 10115', city: 'Berlin', country: 'DE' }
/** Goods are sent within Bulgaria only, so only such an address is chosen for delivery. */
const atHome = { ...typed, postcode: ' 1504', city: 'София', country: 'BG' }
const again = ({ id }: Customer) => payload.findByID({ collection: 'customers', id, depth: 0 })

describe('an address', () => {
  it('is kept tidy, and the first one serves for everything', async () => {
    const customer = await fixtures.customer()
    expect(await writes.saveAddress({ customer }, atHome)).toEqual({ ok: true })
    const [first] = await writes.addressesOf(customer)
    expect(first).toMatchObject({ name: 'Анна Вебер', postcode: '1504', company: null })
    const after = await again(customer)
    expect(after).toMatchObject({ billingAddress: first?.id, shippingAddress: first?.id })
    await writes.saveAddress({ customer: after }, { ...atHome, name: 'Second', use: 'billing' })
    const second = (await writes.addressesOf(customer)).find(({ name }) => name === 'Second')
    expect(await again(customer)).toMatchObject({ billingAddress: second?.id, shippingAddress: first?.id })
  })

  it('that is saved first stays chosen, also when two devices save one at once', async () => {
    const customer = await fixtures.customer()
    await Promise.all(['One', 'Other'].map((name) => writes.saveAddress({ customer }, { ...atHome, name })))
    const [first] = await writes.addressesOf(customer)
    expect(await again(customer)).toMatchObject({ billingAddress: first?.id, shippingAddress: first?.id })
  })

  it.each([
    [{ name: '  ' }, 'required', 'name'],
    [{ street: undefined }, 'required', 'street'],
    [{ city: 'x'.repeat(121) }, 'too-long', 'city'],
    [{ postcode: '1504' }, 'postcode', 'postcode'],
    [{ country: 'XX' }, 'country', 'country'],
    [{ phone: 'call me' }, 'phone-shape', 'phone'],
  ])('with %j is refused at its field', async (wrong, code, field) => {
    const customer = await fixtures.customer()
    const saved = await writes.saveAddress({ customer }, { ...typed, ...wrong })
    expect(saved).toEqual({ ok: false, problem: { code, field } })
    expect(await writes.addressesOf(customer)).toEqual([])
  })

  it('with several wrong fields is refused at all of them, and at the postcode as well', async () => {
    const customer = await fixtures.customer()
    const wrong = { name: '', postcode: '1504', city: undefined, phone: 'call me' }
    expect(await writes.saveAddress({ customer }, { ...typed, ...wrong })).toMatchObject({
      problem: {
        code: 'required',
        field: 'name',
        others: expect.arrayContaining([
          { code: 'postcode', field: 'postcode' },
          { code: 'required', field: 'city' },
          { code: 'phone-shape', field: 'phone' },
        ]),
      },
    })
  })

  it('is the twentieth at most', async () => {
    const customer = await fixtures.customer()
    for (let count = 0; count < 20; count += 1) await fixtures.create.addresses(customer.id)
    const saved = await writes.saveAddress({ customer }, typed)
    expect(saved).toEqual({ ok: false, problem: { code: 'too-many-addresses' } })
  })

  it('of someone else can be neither changed, chosen nor deleted', async () => {
    const [me, other] = [await fixtures.customer(), await fixtures.customer()]
    const { id } = await fixtures.create.addresses(other.id)
    const gone = { ok: false, problem: { code: 'address-gone' } }
    expect(await writes.saveAddress({ customer: me }, { ...typed, id })).toEqual(gone)
    expect(await writes.chooseAddress(me, id, 'billing')).toEqual(gone)
    await writes.removeAddress(me, id)
    expect(await writes.addressesOf(other)).toMatchObject([{ id, name: 'Мария Иванова' }])
    expect((await again(me)).billingAddress).toBeFalsy()
  })

  it('is chosen by its owner, and no longer chosen once it is deleted', async () => {
    const customer = await fixtures.customer()
    const { id } = await fixtures.create.addresses(customer.id)
    expect(await writes.chooseAddress(customer, id, 'shipping')).toEqual({ ok: true })
    expect(writes.chosenFor(await again(customer), { id })).toEqual(['shipping'])
    expect(await writes.chooseAddress(customer, id, 'customer')).toMatchObject({ ok: false })
    await writes.removeAddress(customer, id)
    expect(await writes.addressesOf(customer)).toEqual([])
    expect((await again(customer)).shippingAddress).toBeFalsy()
  })
})

describe('a picture', () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
  const upload = (data: Uint8Array<ArrayBuffer>, type: string, name = 'Анна на морето.png') =>
    new File([data], name, { type })
  const kept = () => readdirSync(join(dataDir, 'uploads', 'customer-pictures'))

  it('becomes a small square of its owner alone, and takes the place of the one before', async () => {
    const customer = await fixtures.customer()
    const data = new Uint8Array(await png(600, 300))
    expect(await writes.savePicture(customer, upload(data, 'image/png'))).toEqual({ ok: true })
    expect(await writes.savePicture(await again(customer), upload(data, 'image/png'))).toEqual({ ok: true })
    const stored = await writes.pictureOf(await again(customer))
    const { format, width, height } = await sharp(await stored?.read()).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 })
    expect(kept()).toHaveLength(1)
    expect(kept().join()).not.toContain('Анна')
    const thief = { ...(await fixtures.customer()), picture: (await again(customer)).picture }
    expect(await writes.pictureOf(thief)).toBeNull()
    await writes.removePicture(await again(customer))
    expect(await writes.pictureOf(await again(customer))).toBeNull()
    expect(kept()).toEqual([])
  })

  it('is there after two devices have sent one at once', async () => {
    const customer = await fixtures.customer()
    const data = new Uint8Array(await png(600, 300))
    await Promise.all([1, 2].map(() => writes.savePicture(customer, upload(data, 'image/png'))))
    expect(await writes.pictureOf(await again(customer))).not.toBeNull()
    expect(kept()).toHaveLength(1)
  })

  it.each<[string, string, Uint8Array<ArrayBuffer>, string]>([
    ['no picture', 'text/plain', new TextEncoder().encode('a text'), 'picture-type'],
    ['a text that calls itself a picture', 'image/png', new TextEncoder().encode('a text'), 'picture-type'],
    ['an SVG', 'image/svg+xml', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture-type'],
    ['an empty file', 'image/png', new Uint8Array(), 'picture-type'],
    ['more than 5 MB', 'image/png', new Uint8Array(5 * 1024 * 1024 + 1), 'picture-size'],
  ])('is refused when it is %s', async (_, type, data, code) => {
    const customer = await fixtures.customer()
    const saved = await writes.savePicture(customer, upload(data, type))
    expect(saved).toEqual({ ok: false, problem: { code, field: 'picture' } })
    expect((await again(customer)).picture).toBeFalsy()
  })

  it('that is broken inside is refused', async () => {
    const customer = await fixtures.customer()
    const whole = await png(300, 200)
    const broken = new Uint8Array(whole.subarray(0, 60))
    expect(await writes.savePicture(customer, upload(broken, 'image/png'))).toMatchObject({ ok: false })
  })
})
