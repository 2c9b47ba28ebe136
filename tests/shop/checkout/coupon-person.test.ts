import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerFixtures } from '../../account/customer-fixtures'
import { newBrowser } from '../../auth/browser'
import { freshDatabase } from '../../setup/database'
import { contact, shopperKit } from './shopper-kit'

await freshDatabase()
let payload: Payload
let kit: Awaited<ReturnType<typeof shopperKit>>
let people: Awaited<ReturnType<typeof customerFixtures>>

beforeAll(async () => {
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await shopperKit(payload)
  people = await customerFixtures(payload)
})
afterAll(() => payload.destroy())

const valid = { percentOff: 10, validFrom: '2020-01-01', validTo: '2099-12-31' }
let made = 0
async function coupon(changes: object = {}) {
  made += 1
  const data = { code: `ECEH${made}O${made}`, onePerPerson: true, ...valid, ...changes }
  return payload.create({ collection: 'coupons', data, depth: 0 })
}
async function order(couponCode: string, changes: Parameters<typeof kit.requestOf>[1]) {
  const { line } = await kit.variantWith(2)
  return kit.place(kit.requestOf([line], { couponCode, ...changes }))
}
const refused = { ok: false, problem: { kind: 'coupon', why: 'used-before' } }

const someone = () => `${randomUUID()}@example.com`
const confirmed = async (customer: string, email: string) => {
  const { storeConfirmedEmail } = await import('@/features/auth/auth-state')
  await storeConfirmedEmail(payload.db.drizzle, customer, email)
}

describe('a code that counts once for a person', () => {
  it('counts once for an account, whatever mailboxes are typed, and for accounts with the same mailbox', async () => {
    const { code } = await coupon()
    const [{ id: customer }, { id: other }] = [await people.customer(), await people.customer()]
    const email = someone()
    expect(await order(code, { customer })).toMatchObject({ ok: true })
    expect(await order(code, { customer, email })).toMatchObject(refused)
    await confirmed(customer, email)
    await confirmed(other, email.replace('@', '+two@'))
    expect(await order(code, { customer: other })).toMatchObject(refused)
  })

  it('is not used up by who types the mailbox of another, and tells them nothing of it', async () => {
    const { code } = await coupon()
    const [{ id: customer }, { id: other }] = [await people.customer(), await people.customer()]
    const email = someone()
    await confirmed(customer, email)
    for (const stranger of [null, other])
      expect(await order(code, { email, customer: stranger, origin: randomUUID() })).toMatchObject({ ok: true })
    expect(await order(code, { email, origin: randomUUID() })).toMatchObject({ ok: true })
    expect(await order(code, { email, customer, origin: randomUUID() })).toMatchObject({ ok: true })
    expect(await order(code, { email, origin: randomUUID() })).toMatchObject({ ok: true })
  })

  it('tells nothing to an order that is refused for another reason', async () => {
    const { code } = await coupon()
    const same = { email: someone(), origin: randomUUID() }
    expect(await order(code, same)).toMatchObject({ ok: true })
    expect(await order(code, same)).toMatchObject(refused)
    const { line } = await kit.variantWith(2)
    for (const email of [same.email, someone()]) {
      const request = kit.requestOf([line], { ...same, email, couponCode: code, shippingMethod: randomUUID() })
      expect(await kit.place(request)).toMatchObject({ ok: false, problem: { kind: 'shipping' } })
    }
  })

  it.for([true, false])('counts for the account of its mailbox, confirmed by the mailed link: %s', async (isUsed) => {
    const { releaseHold } = await import('@/features/shop/orders/hold')
    const [{ code }, { id: customer }] = [await coupon(), await people.customer()]
    const email = someone()
    await confirmed(customer, email)
    const { line } = await kit.variantWith(10, { weightGrams: 100 })
    const held = kit.requestOf([{ ...line, quantity: 10 }], { couponCode: code, email, origin: randomUUID() })
    const { id } = await kit.placed(held)
    if (isUsed) expect(await releaseHold(await createLocalReq({}, payload), id, { customer: true })).toBe(true)
    expect(await order(code, { customer, origin: randomUUID() })).toMatchObject(isUsed ? refused : { ok: true })
  })

  it('counts for the account of the mailbox where it was used in the same network', async () => {
    const [{ code }, { id: customer }] = [await coupon(), await people.customer()]
    const [email, origin] = [someone(), randomUUID()]
    await confirmed(customer, email)
    expect(await order(code, { email, origin })).toMatchObject({ ok: true })
    expect(await order(code, { customer, origin })).toMatchObject(refused)
  })

  it('counts for a guest by network, with or without its connection, and not by connection', async () => {
    const { originOf } = await import('@/features/shop/orders/unpaid')
    const [{ code }, email, origin] = [await coupon(), someone(), originOf('2001:db8:1:1')]
    const [network = ''] = origin.split('.')
    expect(await order(code, { email, origin: network })).toMatchObject({ ok: true })
    expect(await order(code, { email, origin })).toMatchObject(refused)
    expect(await order(code, { email, origin: originOf('2001:db8:1:2') })).toMatchObject({ ok: true })
  })

  it.for([
    ['anna.lis@gmail.com', 'an.nalis+two@googlemail.com'],
    ['boris+shop@example.com', 'Boris@example.com'],
    ['vera@example.com', 'vera+a+b@example.com'],
  ])('counts %s and %s in one network as one mailbox', async ([first = '', second = '']) => {
    const [{ code }, origin] = [await coupon(), randomUUID()]
    expect(await order(code, { email: first, origin })).toMatchObject({ ok: true })
    expect(await order(code, { email: second, origin })).toMatchObject(refused)
  })

  it('keeps apart mailboxes that differ', async () => {
    const [{ code }, origin] = [await coupon(), randomUUID()]
    for (const email of ['a.b@example.com', 'ab@example.com', 'ab@example.org', '+x@example.com'])
      expect(await order(code, { email, origin })).toMatchObject({ ok: true })
  })

  it('is answered alike for every mailbox until the order', async () => {
    const { code } = await coupon()
    const wish = { payment: 'cash-on-delivery', coupon: code }
    async function shopperAt(network: string) {
      const shopper = kit.newShopper(newBrowser(network))
      await shopper.readyToOrder()
      await shopper.send('savePaymentAction', wish)
      return shopper
    }
    const ordering = async (shopper: Awaited<ReturnType<typeof shopperAt>>) =>
      (await shopper.send('orderAction', await shopper.button())).to
    expect(await ordering(await shopperAt('203.0.113.50'))).toContain('news=placed')
    const shopper = await shopperAt('203.0.113.50')
    const answers = []
    for (const email of [contact.email, someone()]) {
      await shopper.send('saveContactAction', { ...contact, email })
      const { to, errors } = await shopper.send('savePaymentAction', wish)
      const { couponProblem, discountCents } = (await shopper.opened()).choices
      answers.push({ to, errors, couponProblem, discountCents })
    }
    expect(answers[0]).toMatchObject({ couponProblem: null })
    expect(answers[0]).toEqual(answers[1])
    await shopper.send('saveContactAction', contact)
    expect(await ordering(shopper)).toContain('problem=coupon')
    expect(await ordering(await shopperAt('203.0.113.51'))).toContain('news=placed')
  })

  it('counts for everybody where it is public: the condition goes with the tick', async () => {
    const { code, onePerPerson } = await coupon({ isPublic: true })
    expect(onePerPerson).toBe(false)
    const same = { email: someone(), origin: randomUUID() }
    for (let time = 0; time < 2; time += 1) expect(await order(code, same)).toMatchObject({ ok: true })
    const later = await coupon()
    const data = { isPublic: true }
    expect((await payload.update({ collection: 'coupons', id: later.id, data })).onePerPerson).toBe(false)
  })
})

describe('a code', () => {
  it('is read however it is typed, and stored as it is', async () => {
    const { code } = await coupon()
    const cyrillic = code.replace('ECEH', 'есен')
    for (const typed of [
      code.toLowerCase(),
      cyrillic,
      ` ${code.slice(0, 4)}-${code.slice(4)} `,
      code.replace('O', '0'),
    ]) {
      const answer = await order(typed, { email: `${randomUUID()}@example.com` })
      expect(answer).toMatchObject({ ok: true })
      if (answer.ok) expect(await kit.orderOf(answer.order.id)).toMatchObject({ couponCode: code })
    }
  })

  it('cannot be guessed: twenty unknown ones an hour from one network, and then none is looked at', async () => {
    const { code } = await coupon()
    const shopper = kit.newShopper(newBrowser('203.0.113.40'))
    await shopper.readyToOrder()
    const tryCode = (typed: string) => shopper.send('savePaymentAction', { payment: 'cash-on-delivery', coupon: typed })
    for (let time = 0; time < 20; time += 1)
      expect((await tryCode(`GUESS${time}`)).errors?.coupon).toContain('Няма такъв код')
    expect((await tryCode(code)).errors?.coupon).toContain('Твърде много')
    const twice = { payment: 'cash-on-delivery', coupon: ['', code] }
    expect((await shopper.send('savePaymentAction', twice)).errors?.coupon).toContain('Твърде много')
    expect((await shopper.opened()).choices.discountCents).toBe(0)
    const other = kit.newShopper(newBrowser('203.0.113.41'))
    await other.readyToOrder()
    for (let time = 0; time < 22; time += 1)
      expect(
        (await other.send('savePaymentAction', { payment: 'cash-on-delivery', coupon: code })).errors,
      ).toBeUndefined()
  })

  it('cannot be guessed from the many networks of one connection: two hundred unknown ones an hour', async () => {
    const { mayTryCoupon } = await import('@/features/shop/checkout/server/typed-codes')
    const tryFrom = (network: string) => newBrowser(`${network}::1`).run(mayTryCoupon)
    for (let at = 0; at < 200; at += 1) expect(await tryFrom(`2001:db8:1:${at}`)).toBe(true)
    expect(await tryFrom('2001:db8:1:999')).toBe(false)
    expect(await tryFrom('2001:db8:2:0')).toBe(true)
  })

  it('that falls below its minimum says from which sum it counts', async () => {
    const { code } = await coupon({ minimumCents: 5000 })
    const shopper = kit.newShopper()
    await shopper.readyToOrder()
    await shopper.send('savePaymentAction', { payment: 'cash-on-delivery', coupon: code })
    expect((await shopper.opened()).choices).toMatchObject({ couponProblem: 'minimum', couponFromCents: 5000 })
  })
})
