import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { type Locale, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { freshDatabase } from '../../setup/database'
import { orderKit } from '../orders/order-kit'

let payload: Payload
let kit: Awaited<ReturnType<typeof orderKit>>
let readGoods: typeof import('@/features/shop/goods/goods').readGoods

const paragraph = (text: string) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] })
const richText = (...texts: string[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: texts.map(paragraph),
  },
})

const today = sofiaDay()
const newTermsFrom = addDays(today, -3)

async function termsSince(validFrom: string, words: string): Promise<void> {
  const text = (locale: Locale) => richText(`${words} ${locale}`, 'Second')
  await kit.createLegalPage({ slug: 'terms', validFrom, title: words, text })
}

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  kit = await orderKit(payload)
  ;({ readGoods } = await import('@/features/shop/goods/goods'))
  await termsSince(addDays(today, -40), 'Old terms')
  await termsSince(newTermsFrom, 'New terms')
  await termsSince(addDays(today, 20), 'Coming terms')
})
afterAll(() => payload.destroy())

const dayMs = 86_400_000

it.each(locales)('the confirmation in %s holds the terms as they were, not a link alone', async (language) => {
  const { line } = await kit.variantWith(9)
  const [now, before] = [kit.requestOf([line], { language }), kit.requestOf([line], { language })]
  await kit.placed(now)
  await kit.placed(before, new Date(Date.now() - 10 * dayMs))
  const [mail] = await kit.mailsTo(now.email)
  expect(mail?.text).toContain(`New terms ${language}\n\nSecond`)
  expect(mail?.html).toContain(`New terms ${language}`)
  // Bulgarian and Russian dates already end in a full stop.
  expect(mail?.text.split('\n')[0]).not.toContain('..')
  expect(mail?.text).toContain(`/legal/terms/${newTermsFrom}`)
  expect(mail?.text).not.toContain('Coming terms')
  const [earlier] = await kit.mailsTo(before.email)
  expect(earlier?.text).toContain(`Old terms ${language}`)
  expect(earlier?.text).not.toContain('New terms')
})

it('goods that cannot be sent back are named in the confirmation and stay so in the order', async () => {
  const sealed = await kit.variantWith(9)
  const ordinary = await kit.variantWith(9)
  const data = { withdrawalException: 'hygiene' as const, _status: 'published' as const }
  await payload.update({ collection: 'products', id: sealed.product, locale: 'bg', data })
  const request = kit.requestOf([sealed.line, ordinary.line], { language: 'de' })
  const { id } = await kit.placed(request)
  const { lines } = await kit.orderOf(id)
  expect(lines.map(({ withdrawalException }) => withdrawalException ?? null)).toEqual(['hygiene', null])
  const [mail] = await kit.mailsTo(request.email)
  const reason = translatorFor('de', 'shopLaw')('noWithdrawalShort.hygiene')
  expect(mail?.text.match(new RegExp(`– Риза de: ${reason.replace(/[()]/g, '\\$&')}`, 'g'))).toHaveLength(1)
  const other = kit.requestOf([ordinary.line], { language: 'de' })
  await kit.placed(other)
  expect((await kit.mailsTo(other.email))[0]?.text).not.toContain(reason)
})

it('reads goods with what they are made of and a picture of their colour', async () => {
  const { id, product } = await kit.variantWith(1)
  const [own, ofColour] = [await picture('own'), await picture('colour')]
  const variant = await payload.findByID({ collection: 'variants', id, depth: 0 })
  const data = {
    images: [own],
    colourPictures: [{ colour: variant.colour, images: [ofColour] }],
    composition: [
      { fibre: 'elastane' as const, percent: 5 },
      { fibre: 'cotton' as const, percent: 95 },
    ],
    _status: 'published' as const,
  }
  await payload.update({ collection: 'products', id: product, locale: 'bg', data })
  const read = async () => (await readGoods(payload.db.drizzle, [id], 'de', new Date())).get(id)
  expect(await read()).toMatchObject({
    title: 'Риза de',
    picture: '/files/media/colour.svg',
    composition: [
      { fibre: 'cotton', percent: 95 },
      { fibre: 'elastane', percent: 5 },
    ],
    withdrawalException: null,
  })
  const without = { colourPictures: [], _status: 'published' as const }
  await payload.update({ collection: 'products', id: product, locale: 'bg', data: without })
  expect((await read())?.picture).toBe('/files/media/own.svg')
})

async function picture(name: string): Promise<string> {
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
  const file = { data, name: `${name}.svg`, mimetype: 'image/svg+xml', size: data.length }
  return (await payload.create({ collection: 'media', data: {}, file })).id
}
