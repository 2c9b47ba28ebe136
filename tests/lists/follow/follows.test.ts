import { beforeAll, describe, expect, it } from 'vitest'
import { sampleShops } from '../../search/sample-shops'
import { freshCms } from '../../setup/cms'
import { follower, product } from './sample-follows'

const { payload } = await freshCms()
const { follow, followName, followsOf, setMails, unfollow } = await import('@/features/lists/follow/own-follows')

beforeAll(async () => {
  await sampleShops(payload)
  const group = {
    slug: 'medicines',
    title: 'Лекарства',
    baseUnit: 'piece',
    number: 90,
    verdictRule: 'medicine',
  } as const
  await payload.create({ collection: 'product-groups', data: group })
  const where = { slug: { equals: 'toys' } }
  await payload.update({ collection: 'categories', where, locale: 'de', data: { name: 'Spielzeug' } })
  await product(payload, { slug: 'maslo', low: 300 })
  await product(payload, { slug: 'aspirin', low: 300, group: 90 })
})

describe('a customer', () => {
  it('follows a shop, a category, a word and a product, each once, and ends one', async () => {
    const customer = await follower(payload, [])
    const given = [
      { kind: 'shop', value: 'zora' },
      { kind: 'category', value: 'toys' },
      { kind: 'word', value: 'мляко' },
      { kind: 'product', value: 'maslo', target: '2,50' },
    ]
    for (const one of given) expect(await follow({ customer }, one)).toMatchObject({ ok: true })
    expect(await follow({ customer }, { kind: 'product', value: 'maslo', target: '2,20' })).toMatchObject({ ok: true })
    const follows = await followsOf(customer)
    expect(follows.map(({ kind, name, targetCents }) => [kind, name, targetCents])).toEqual([
      ['product', 'Продукт maslo', 220],
      ['word', 'мляко', null],
      ['category', 'Играчки', null],
      ['shop', 'Зора', null],
    ])
    expect((await followsOf(customer, 'de')).map(({ name }) => name)).toContain('Spielzeug')
    const ofToys = follows.find(({ kind }) => kind === 'category')?.id ?? ''
    expect(await followName({ kind: 'one', id: ofToys }, 'de')).toBe('Spielzeug')
    expect(await unfollow({ customer }, { id: follows[0]?.id })).toEqual({ ok: true })
    expect(await followsOf(customer)).toHaveLength(3)
  })

  it('sees a renamed shop by its name of now, follows it by its old address, and keeps it from being deleted', async () => {
    const data = { name: 'Стара', slug: 'stara', colour: '#334155', _status: 'published' } as const
    const { id } = await payload.create({ collection: 'retailers', data })
    const customer = await follower(payload, [])
    expect(await follow({ customer }, { kind: 'shop', value: 'stara' })).toMatchObject({ ok: true })
    await payload.update({ collection: 'retailers', id, data: { name: 'Нова', slug: 'nova', _status: 'published' } })
    const named = async () => (await followsOf(customer)).map(({ name, value }) => [name, value])
    expect(await named()).toEqual([['Нова', 'nova']])
    expect(await follow({ customer }, { kind: 'shop', value: 'stara' })).toMatchObject({ ok: true })
    expect(await named()).toEqual([['Нова', 'nova']])
    const other = await follower(payload, [])
    expect(await follow({ customer: other }, { kind: 'shop', value: 'stara' })).toMatchObject({ ok: true })
    expect((await followsOf(other)).map(({ value }) => value)).toEqual(['nova'])
    const [mine] = await followsOf(customer)
    expect(await followName({ kind: 'one', id: mine?.id ?? '' }, 'bg')).toBe('Нова')
    await expect(payload.delete({ collection: 'retailers', id })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('(2)'),
    })
    for (const one of [customer, other]) {
      const [followed] = await followsOf(one)
      await unfollow({ customer: one }, { id: followed?.id })
    }
    await expect(payload.delete({ collection: 'retailers', id })).resolves.toMatchObject({ id })
  })

  it.each([
    ['a shop that does not exist', { kind: 'shop', value: 'nobody' }, 'follow-gone'],
    ['a medicine', { kind: 'product', value: 'aspirin', target: '2' }, 'follow-gone'],
    ['a product without a price', { kind: 'product', value: 'maslo' }, 'follow-target'],
    ['nothing', {}, 'follow-gone'],
  ])('is refused %s', async (_name, given, code) => {
    const customer = await follower(payload, [])
    expect(await follow({ customer }, given)).toMatchObject({ ok: false, problem: { code } })
    expect(await followsOf(customer)).toEqual([])
  })

  it('gets no mails again by a further follow, once they are off', async () => {
    const customer = await follower(payload, [])
    const mails = async () => (await followsOf(customer)).map((one) => one.mails)
    await follow({ customer }, { kind: 'shop', value: 'zora' })
    await follow({ customer }, { kind: 'product', value: 'maslo', target: '2,50' })
    expect(await mails()).toEqual([true, true])
    await setMails(customer.id, false)
    await follow({ customer }, { kind: 'category', value: 'toys' })
    await follow({ customer }, { kind: 'product', value: 'maslo', target: '2,20' })
    expect(await mails()).toEqual([false, false, false])
  })

  it('cannot end what is someone else’s', async () => {
    const other = await follower(payload, [{ kind: 'shop', value: 'zora' }])
    const customer = await follower(payload, [])
    const [foreign] = await followsOf(other)
    await unfollow({ customer }, { id: foreign?.id })
    expect(await followsOf(other)).toHaveLength(1)
  })

  it('follows at most a hundred things, also with two requests at once', async () => {
    const words = Array.from({ length: 99 }, (_, n) => ({ kind: 'word' as const, value: `дума${n}` }))
    const customer = await follower(payload, words)
    const both = await Promise.all(['мляко', 'хляб'].map((value) => follow({ customer }, { kind: 'word', value })))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await followsOf(customer)).toHaveLength(100)
  })
})
