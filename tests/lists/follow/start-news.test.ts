import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { sampleShops } from '../../search/sample-shops'
import { freshCms } from '../../setup/cms'
import { follower, judgeNotReal, product } from './sample-follows'

const { payload } = await freshCms()
const { startNews } = await import('@/features/lists/follow/start-news')

let ids: Record<string, string>

beforeAll(async () => {
  ids = (await sampleShops(payload)).ids
  await product(payload, { slug: 'maslo', low: 240 })
  await product(payload, { slug: 'kefir', low: 190, promo: 150 })
  await judgeNotReal(payload, { slug: 'kefir', cents: 149, day: addDays(sofiaDay(), -20) })
})

it('begins with a target price that was reached, then the new brochures, each once', async () => {
  const customer = await follower(payload, [
    { kind: 'category', value: 'toys' },
    { kind: 'shop', value: 'zora' },
    { kind: 'shop', value: 'veselka' },
    { kind: 'product', value: 'maslo', targetCents: 250 },
  ])
  const { follows, news } = await startNews(customer, 'en')
  expect(follows).toBe(4)
  expect(news[0]).toMatchObject({
    kind: 'product',
    path: '/prices/maslo',
    price: '€2.40',
    beside: null,
    isReduced: false,
  })
  const paths = news.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
  expect(paths).toContain('/broshura/current')
  expect(news.filter(({ path }) => path === '/broshura/toys')).toMatchObject([{ kind: 'shop' }])
})

it('is nothing for someone who follows nothing', async () => {
  expect(await startNews(await follower(payload, []), 'bg')).toEqual({ follows: 0, news: [] })
})

it('says of a price that is called reduced and is not when it cost as little', async () => {
  const customer = await follower(payload, [{ kind: 'product', value: 'kefir', targetCents: 160 }])
  const { news } = await startNews(customer, 'en')
  const beside = expect.stringMatching(/^Was already €1\.49 on /)
  expect(news).toMatchObject([{ path: '/prices/kefir', price: '€1.50', beside, isReduced: false }])
})

it('says beside the price of one of several how many have to be taken', async () => {
  const multiBuy = { kind: 'amount', pieces: 2, amountCents: 300 } as const
  const data = {
    brochure: ids['brochure current'] ?? '',
    pageNumber: 1,
    title: 'Кашкавал Ро',
    priceCents: 150,
    multiBuy,
  }
  await payload.create({ collection: 'offers', data })
  const { news } = await startNews(await follower(payload, [{ kind: 'word', value: 'кашкавал' }]), 'en')
  expect(news).toMatchObject([{ title: 'Кашкавал Ро', price: '€1.50', beside: expect.stringContaining('2 for €3.00') }])
})

it('says for which towns a brochure and a price of an edition are', async () => {
  const id = ids['brochure current'] ?? ''
  await payload.update({ collection: 'brochures', id, data: { towns: ['Варна'], _status: 'published' } })
  const data = { brochure: id, pageNumber: 1, title: 'Нектар Рила', priceCents: 199 }
  await payload.create({ collection: 'offers', data })
  const customer = await follower(payload, [
    { kind: 'shop', value: 'zora' },
    { kind: 'word', value: 'нектар' },
  ])
  const { news } = await startNews(customer, 'en')
  const beside = expect.stringContaining('Edition for Varna')
  for (const title of ['Плодове и зеленчуци', 'Нектар Рила'])
    expect(news).toContainEqual(expect.objectContaining({ title, beside }))
  expect(news).toContainEqual(expect.objectContaining({ title: 'Плодове идват', beside: null }))
})
