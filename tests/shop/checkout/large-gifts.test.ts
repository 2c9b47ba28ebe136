import { beforeAll, describe, expect, it } from 'vitest'
import { auditSentence } from '@/admin/audit/audit-cells'
import type { CmsUser } from '@/server/cms-user'
import { contentFixtures } from '../../content/content-fixtures'
import { freshCms } from '../../setup/cms'

const password = 'long-enough-for-a-test'
const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const people: Partial<Record<'admin' | 'editor', CmsUser>> = {}
const days = { validFrom: '2030-01-01', validTo: '2030-01-31' }
let number = 0

beforeAll(async () => {
  for (const role of ['admin', 'editor'] as const) {
    const user = await payload.create({ collection: 'users', data: { email: `${role}@example.com`, password, role } })
    people[role] = { ...user, collection: 'users' }
  }
})

const rightsOf = (who: 'admin' | 'editor') => ({ user: people[who], overrideAccess: false })
const coupon = (who: 'admin' | 'editor', gift: object) =>
  payload.create({ collection: 'coupons', data: { code: `GIFT${++number}`, ...days, ...gift }, ...rightsOf(who) })

describe('an editor', () => {
  it.each([{ percentOff: 51 }, { percentOff: 100 }, { amountCents: 500 }, { amountCents: 501, minimumCents: 1000 }])(
    'does not give %j away, an admin does',
    async (gift) => {
      await expect(coupon('editor', gift)).rejects.toMatchObject({ status: 403 })
      const made = await coupon('admin', gift)
      const change = payload.update({
        collection: 'coupons',
        id: made.id,
        data: { percentOff: 10, amountCents: null },
        ...rightsOf('editor'),
      })
      await expect(change).rejects.toMatchObject({ status: 403 })
    },
  )

  it.each([{ percentOff: 50 }, { amountCents: 500, minimumCents: 1000 }])(
    'gives %j away, and no more later',
    async (gift) => {
      const { id } = await coupon('editor', gift)
      const more = { percentOff: 90, amountCents: null }
      await expect(
        payload.update({ collection: 'coupons', id, data: more, ...rightsOf('editor') }),
      ).rejects.toMatchObject({ status: 403 })
    },
  )

  it('sells nothing below half of its price', async () => {
    const product = await fixtures.createProduct({ slug: 'dear' })
    await payload.update({ collection: 'products', id: product, data: { priceCents: 1000 } })
    const promotion = (priceCents: number) =>
      payload.create({
        collection: 'promotions',
        data: { name: 'A', priceCents, products: [product], ...days },
        ...rightsOf('editor'),
      })
    await expect(promotion(499)).rejects.toMatchObject({ status: 403 })
    await expect(promotion(500)).resolves.toMatchObject({ priceCents: 500 })
  })
})

describe('more than half of a price', () => {
  const newTerm = () =>
    payload.create({
      collection: 'product-terms',
      data: { name: 'Категория', slug: `term-${++number}`, kind: 'category' },
    })
  const promote = (who: 'admin' | 'editor', gift: object) =>
    payload.create({ collection: 'promotions', data: { name: 'A', ...days, ...gift }, ...rightsOf(who) })

  it('is not taken off a category by an editor', async () => {
    const { id: term } = await newTerm()
    await fixtures.createProduct({ slug: `in-term-${++number}`, priceCents: 1000, categories: [term] })
    await expect(promote('editor', { priceCents: 1, categories: [term] })).rejects.toMatchObject({ status: 403 })
    await expect(promote('editor', { priceCents: 500, categories: [term] })).resolves.toMatchObject({ priceCents: 500 })
    await expect(promote('admin', { priceCents: 1, categories: [term] })).resolves.toMatchObject({ priceCents: 1 })
  })

  it('is not taken off a product that an editor brings into a category, or whose price is raised, afterwards', async () => {
    const { id: term } = await newTerm()
    await promote('editor', { priceCents: 100, categories: [term] })
    const id = await fixtures.createProduct({ slug: `late-${++number}`, priceCents: 1000 })
    const change = (who: 'admin' | 'editor', data: object) =>
      payload.update({ collection: 'products', id, data, locale: 'bg', ...rightsOf(who) })
    await expect(change('editor', { categories: [term] })).rejects.toMatchObject({ status: 403 })
    await change('editor', { priceCents: 200 })
    await change('editor', { categories: [term] })
    await expect(change('editor', { priceCents: 1000 })).rejects.toMatchObject({ status: 403 })
    await change('admin', { priceCents: 1000 })
    await expect(change('editor', { badge: 'Ново' })).resolves.toMatchObject({ priceCents: 1000 })
  })

  it('is not given by free delivery: rates are for whoever handles orders', async () => {
    const rates = [{ upToGrams: 1000, priceCents: 500 }]
    const data = { name: 'Куриер', carrier: 'Еконт', rates, kind: 'address', daysFrom: 1, daysTo: 2 } as const
    const create = () => payload.create({ collection: 'shipping-methods', locale: 'bg', data, ...rightsOf('editor') })
    await expect(create()).rejects.toMatchObject({ status: 403 })
    const { id } = await payload.create({ collection: 'shipping-methods', locale: 'bg', data, ...rightsOf('admin') })
    const free = { rates: [{ upToGrams: 1000, priceCents: 0 }], freeFromCents: 1 }
    const change = payload.update({
      collection: 'shipping-methods',
      id,
      data: free,
      locale: 'bg',
      ...rightsOf('editor'),
    })
    await expect(change).rejects.toMatchObject({ status: 403 })
    await expect(payload.delete({ collection: 'shipping-methods', id, ...rightsOf('editor') })).rejects.toMatchObject({
      status: 403,
    })
  })
})

async function sentencesOf(target: string) {
  const { docs } = await payload.find({ collection: 'audit-log', where: { target: { equals: target } }, sort: 'id' })
  return docs.map((entry) => auditSentence(entry, 'en').replaceAll('\u00a0', ' '))
}

describe('the audit log', () => {
  it('says what a coupon gives away, before and after', async () => {
    const { id, code } = await coupon('admin', { percentOff: 20 })
    await payload.update({
      collection: 'coupons',
      id,
      data: { percentOff: 100, onePerPerson: false },
      ...rightsOf('admin'),
    })
    const [made, changed] = await sentencesOf(`coupons ${id}`)
    expect(made).toContain(`Created: Discount code ${code}; `)
    expect(made).toContain('Percentage off: 20%')
    expect(made).toContain('Valid to: January 31, 2030')
    expect(changed).toBe(`Changed: Discount code ${code}; Percentage off: 20% → 100%; Once per person: yes → no`)
  })

  it('says the published price of a product, not that of a draft', async () => {
    const id = await fixtures.createProduct({ slug: 'priced' })
    const change = (data: object, draft = false) =>
      payload.update({ collection: 'products', id, data, draft, locale: 'bg', ...rightsOf('editor') })
    await change({ priceCents: 1234, _status: 'published' })
    await change({ priceCents: 99 }, true)
    expect((await sentencesOf(`products ${id}`)).join()).not.toContain('0.99')
    await change({ _status: 'published' })
    expect((await sentencesOf(`products ${id}`)).at(-1)).toMatch(/^Changed: Product .*; Price: €12\.34 → €0\.99$/)
  })

  it('says rates of delivery and who may handle orders', async () => {
    const rates = [{ upToGrams: 1000, priceCents: 500 }]
    const data = { name: 'Куриер', carrier: 'Еконт', rates, kind: 'address', daysFrom: 1, daysTo: 2 } as const
    const { id } = await payload.create({ collection: 'shipping-methods', locale: 'bg', data, ...rightsOf('admin') })
    await payload.update({
      collection: 'shipping-methods',
      id,
      locale: 'bg',
      data: { rates: [{ upToGrams: 1000, priceCents: 0 }] },
      ...rightsOf('admin'),
    })
    expect((await sentencesOf(`shipping-methods ${id}`)).at(-1)).toMatch(
      /Rates by weight: .*1000, Price €5\.00 → .*Price €0\.00$/,
    )
    const colleague = people.editor?.id ?? ''
    await payload.update({ collection: 'users', id: colleague, data: { handlesOrders: true }, ...rightsOf('admin') })
    expect((await sentencesOf(`users ${colleague}`)).at(-1)).toBe('Handles orders: no → yes, editor@example.com')
  })
})
