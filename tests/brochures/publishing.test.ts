import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'

const today = sofiaDay()

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)

const problems = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) })

async function problemsOf(write: Promise<unknown>): Promise<string[]> {
  const error: unknown = await write.then(
    () => undefined,
    (reason) => reason,
  )
  if (!error || typeof error !== 'object' || !('data' in error)) return []
  return problems
    .parse(error.data)
    .errors.map(({ path, message }) => `${path} ${/Липсва на: (.+)\.$/.exec(message)?.[1] ?? ''}`.trim())
}

describe('publishing', () => {
  it('needs title and summary in four languages, which a draft does not', async () => {
    const id = await fixtures.createBrochure({ _status: 'draft' })
    const missing = await problemsOf(fixtures.publish(id))
    expect(missing).toEqual(['title немски, английски, руски', 'summary български, немски, английски, руски'])
    await expect(payload.findByID({ collection: 'brochures', id, depth: 0 })).resolves.toMatchObject({
      _status: 'draft',
    })
  })

  it('tells of all that is missing at once', async () => {
    const { id } = await payload.create({ collection: 'brochures', draft: true, data: { slug: 'nearly-empty' } })
    const paths = (await problemsOf(fixtures.publish(id))).map((problem) => problem.split(' ', 1)[0])
    expect(paths.sort()).toEqual(['category', 'retailer', 'summary', 'title', 'validFrom', 'validTo'])
  })

  it('counts what was written language by language, and the one it comes with', async () => {
    const id = await fixtures.createBrochure({ _status: 'draft' })
    for (const locale of ['bg', 'en', 'ru'] as const) {
      const data = { title: 'Title', summary: 'Summary' }
      await payload.update({ collection: 'brochures', id, locale, draft: true, data })
    }
    expect(await problemsOf(fixtures.publish(id))).toEqual(['title немски', 'summary немски'])
    const data = { title: 'Titel', summary: '   ', _status: 'published' as const }
    expect(await problemsOf(payload.update({ collection: 'brochures', id, locale: 'de', data }))).toEqual([
      'summary немски',
    ])
    await payload.update({ collection: 'brochures', id, locale: 'de', data: { ...data, summary: 'Text' } })
    expect(await fixtures.published(id)).toMatchObject({ _status: 'published' })
  })

  it('does not take the Bulgarian text for a translation when it is asked for in that language', async () => {
    const id = await fixtures.createBrochure({ _status: 'draft' })
    const data = { title: 'Заглавие', summary: 'Описание' }
    await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data })
    const write = payload.update({ collection: 'brochures', id, locale: 'de', data: { _status: 'published' } })
    expect(await problemsOf(write)).toContain('title немски, английски, руски')
  })

  it('writes what comes with it, in its language alone', async () => {
    const id = await fixtures.createBrochure({ _status: 'draft' })
    await fixtures.translate(id, 'Преди')
    const data = { title: 'Nachher', _status: 'published' as const }
    await payload.update({ collection: 'brochures', id, locale: 'de', data })
    const stored = await payload.findByID({ collection: 'brochures', id, locale: 'all', depth: 0 })
    expect(stored.title).toEqual({ bg: 'Преди bg', de: 'Nachher', en: 'Преди en', ru: 'Преди ru' })
  })

  it('cannot be undone by emptying a language', async () => {
    const id = await fixtures.createBrochure()
    const data = { summary: '', _status: 'published' as const }
    expect(await problemsOf(payload.update({ collection: 'brochures', id, locale: 'en', data }))).toEqual([
      'summary английски',
    ])
  })

  it('keeps the day of the first time', async () => {
    const id = await fixtures.createBrochure()
    const { publishedAt } = await fixtures.published(id)
    expect(publishedAt).toBeTruthy()
    await payload.update({
      collection: 'brochures',
      id,
      locale: 'bg',
      data: { title: 'Поправено', _status: 'published' },
    })
    expect((await fixtures.published(id)).publishedAt).toBe(publishedAt)
    await fixtures.unpublish(id)
    await fixtures.publish(id)
    expect((await fixtures.published(id)).publishedAt).toBe(publishedAt)
  })

  it('cannot be moved to a shop that is not, but is corrected after its own was withdrawn', async () => {
    const [id, retailer] = [await fixtures.createBrochure(), await fixtures.createRetailer('away', 'draft')]
    const save = (data: object) => payload.update({ collection: 'brochures', id, locale: 'bg', data })
    expect(await problemsOf(save({ retailer, _status: 'published' }))).toEqual(['retailer'])
    const other = await fixtures.createRetailer('to-be-withdrawn')
    await save({ retailer: other, _status: 'published' })
    await payload.update({ collection: 'retailers', id: other, locale: 'bg', data: { _status: 'draft' } })
    expect(await problemsOf(save({ title: 'Поправено', _status: 'published' }))).toEqual([])
  })

  it('wants the first day before the last', async () => {
    const id = await fixtures.createBrochure()
    const write = (data: { validFrom?: string; validTo?: string }) =>
      payload.update({ collection: 'brochures', id, locale: 'bg', data })
    expect(await problemsOf(write({ validFrom: addDays(today, 4) }))).toEqual(['validTo'])
    expect(await problemsOf(write({ validFrom: today, validTo: addDays(today, -1) }))).toEqual(['validTo'])
    await write({ validFrom: today, validTo: today })
  })

  it('lets a draft lack a day, whatever stood there before', async () => {
    const id = await fixtures.createBrochure({ _status: 'draft' })
    const data = { validFrom: addDays(today, 30), validTo: '' }
    await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data })
  })

  it.each(['my-account', 'accounting', 'Oferti', 'oferti--lyato', 'оферти', ''])(
    'refuses the slug %j',
    async (slug) => {
      const id = await fixtures.createBrochure({ _status: 'draft' })
      const problems = await problemsOf(
        payload.update({ collection: 'brochures', id, locale: 'bg', data: { slug, summary: 'x' } }),
      )
      expect(problems).toContain('slug')
    },
  )
})

describe('the offers of a brochure', () => {
  const createOffer = (brochure: string, days: { validFrom?: string; validTo?: string } = {}) =>
    payload.create({
      collection: 'offers',
      data: { brochure, pageNumber: 1, title: 'Мляко', priceCents: 199, ...days },
    })
  const read = (id: string) => payload.findByID({ collection: 'offers', id, depth: 0 })

  it('follow its days, shop, category and publication, and keep days of their own', async () => {
    const id = await fixtures.createBrochure({ _status: 'draft' })
    const plain = (await createOffer(id)).id
    const own = (await createOffer(id, { validTo: addDays(today, 30) })).id
    expect(await read(plain)).toMatchObject({
      published: false,
      retailer: fixtures.retailer,
      category: fixtures.category,
    })
    await fixtures.translate(id, 'Заглавие')
    await fixtures.publish(id)
    expect(await read(plain)).toMatchObject({ published: true, currentFrom: addDays(today, -3) })

    const [retailer, category] = [await fixtures.createRetailer(), await fixtures.createCategory()]
    const moved = { validFrom: addDays(today, -1), validTo: addDays(today, 8), retailer, category }
    await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: moved })
    expect(await read(plain)).toMatchObject({ currentTo: addDays(today, 3), retailer: fixtures.retailer })
    await payload.update({ collection: 'brochures', id, locale: 'bg', data: { ...moved, _status: 'published' } })
    const days = { currentFrom: addDays(today, -1), currentTo: addDays(today, 8) }
    expect(await read(plain)).toMatchObject({ ...days, retailer, category })
    expect(await read(own)).toMatchObject({ currentTo: addDays(today, 30) })

    await fixtures.unpublish(id)
    expect(await read(plain)).toMatchObject({ published: false })
  })

  it('have one day where a single own one is outside of it, also when its days are corrected', async () => {
    const id = await fixtures.createBrochure()
    const [after, before] = [addDays(today, 9), addDays(today, -9)]
    const late = await createOffer(id, { validFrom: after })
    const early = await createOffer(id, { validTo: before })
    expect(late).toMatchObject({ currentFrom: after, currentTo: after })
    expect(early).toMatchObject({ currentFrom: before, currentTo: before })
    const write = (days: { validFrom: string; validTo: string }) =>
      payload.update({ collection: 'brochures', id, locale: 'bg', data: { ...days, _status: 'published' } })
    await write({ validFrom: addDays(today, -20), validTo: addDays(today, 20) })
    expect(await read(late.id)).toMatchObject({ currentFrom: after, currentTo: addDays(today, 20) })
    await write({ validFrom: addDays(today, -1), validTo: addDays(today, 1) })
    expect(await read(late.id)).toMatchObject({ currentFrom: after, currentTo: after })
    expect(await read(early.id)).toMatchObject({ currentFrom: before, currentTo: before })
    const { rows } = await fixtures.run(sql`
      select first_day::text as first, last_day::text as last from search.offers where brochure_id = ${id}`)
    expect(rows).toEqual([{ first: after, last: after }])
  })
})

describe('deleting a brochure', () => {
  it('takes its pages, offers and imports with it and leaves those of others', async () => {
    const [id, other] = [await fixtures.createBrochure({ pages: 3 }), await fixtures.createBrochure({ pages: 2 })]
    for (const brochure of [id, other]) {
      await payload.create({ collection: 'offers', data: { brochure, pageNumber: 1, title: 'Сирене', priceCents: 1 } })
    }
    await payload.delete({ collection: 'brochures', id })
    const left = async (brochure: string) => {
      const { rows } = await fixtures.run(sql`
        select (select count(*) from brochure_pages where brochure_id = ${brochure}) as pages,
          (select count(*) from offers where brochure_id = ${brochure}) as offers,
          (select count(*) from imports where brochure_id = ${brochure}) as imports`)
      return rows[0]
    }
    expect(await left(id)).toEqual({ pages: '0', offers: '0', imports: '0' })
    expect(await left(other)).toEqual({ pages: '2', offers: '1', imports: '1' })
  })
})
