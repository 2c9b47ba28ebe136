import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Locale } from '@/i18n/routing'
import { atEnd } from '../../setup/at-end'
import { freshDatabase } from '../../setup/database'
import { visitorRequest } from '../../setup/next-request'

let payload: Payload
let notices: typeof import('@/features/shop/goods/law/guarantee')
let usesOfMedium: typeof import('@collections/content/media-uses').usesOfMedium
let waitForInvalidations: () => Promise<void>

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  notices = await import('@/features/shop/goods/law/guarantee')
  ;({ usesOfMedium } = await import('@collections/content/media-uses'))
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})
afterAll(() => payload.destroy())

async function file(width: number, format: 'png' | 'avif' = 'png'): Promise<string> {
  const made = sharp({ create: { width, height: width, channels: 3, background: 'white' } })
  const data = await made.toFormat(format).toBuffer()
  const upload = { data, name: `notice-${width}.${format}`, mimetype: `image/${format}`, size: data.length }
  return (await payload.create({ collection: 'media', data: {}, file: upload })).id
}

async function upload(locale: Locale, guaranteeNotice: string) {
  await payload.updateGlobal({ slug: 'shop-settings', locale, data: { guaranteeNotice } })
  await waitForInvalidations()
}

const shown = (locale: Locale) => visitorRequest(() => notices.getGuaranteeNotice(locale))

it('is shown as it was uploaded, in Russian the Bulgarian one; until then it is missing', async () => {
  expect(await notices.missingNotices()).toEqual(['bg', 'de', 'en'])
  expect(await shown('bg')).toBeNull()
  await upload('bg', await file(900))
  expect(await notices.missingNotices()).toEqual(['de', 'en'])
  const official = { url: '/files/media/notice-900.png', width: 900, height: 900, lang: 'bg' }
  expect(await shown('bg')).toEqual(official)
  expect(await shown('ru')).toEqual(official)
  expect(await shown('de')).toBeNull()
  await upload('de', await file(1000))
  expect(await shown('de')).toMatchObject({ url: '/files/media/notice-1000.png', lang: 'de' })
  expect(await notices.missingNotices()).toEqual(['en'])
})

it('is refused where nobody could read it: too small, or not shown by every browser', async () => {
  for (const wrong of [await file(799), await file(1200, 'avif')]) {
    await expect(upload('en', wrong)).rejects.toThrow()
  }
  expect(await shown('en')).toBeNull()
})

it('is in use in every language, so that it is not deleted by mistake', async () => {
  const { createLocalReq } = await import('payload')
  const medium = await file(820)
  await upload('en', medium)
  const uses = await usesOfMedium(await createLocalReq({}, payload), medium)
  expect(uses.map(({ href }) => href)).toEqual(['/admin/globals/shop-settings'])
})
