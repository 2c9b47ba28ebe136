import { createLocalReq, getLocalI18n } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import { freshCms } from '../../setup/cms'
import { brochureFixtures } from './brochures'
import { drawPdf, simpleBrochure } from './make-pdf'

vi.setConfig({ testTimeout: 120_000 })

const { payload } = await freshCms()
const fixtures = await brochureFixtures(payload)

const refusal = z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) })

async function publish(id: string, language: Locale = 'bg'): Promise<string | null> {
  const i18n = await getLocalI18n({ config: payload.config, language })
  const req = await createLocalReq({ req: { i18n } }, payload)
  try {
    await payload.update({ collection: 'brochures', id, locale: 'bg', data: { _status: 'published' }, req })
    return null
  } catch (error) {
    const [first] = refusal.parse(error).data.errors
    expect(first?.path).toBe('file')
    return first?.message ?? ''
  }
}

async function written(file: string | null) {
  const id = await fixtures.createBrochure(file)
  for (const locale of ['bg', 'de', 'en', 'ru'] as const) {
    const data = { title: 'Title', summary: 'Summary' }
    await payload.update({ collection: 'brochures', id, locale, data, draft: true })
  }
  return id
}

const locked = () => drawPdf((pdf) => void pdf.addPage(), { userPassword: 'x' })
const choose = (id: string, file: string) =>
  payload.update({ collection: 'brochures', id, draft: true, data: { file } })

describe('a brochure is not published', () => {
  it.each([
    ['bg', 'Брошурата няма страници'],
    ['de', 'Der Prospekt hat keine Seiten'],
    ['en', 'The brochure has no pages'],
    ['ru', 'В брошюре нет страниц'],
  ] as const)('without pages, and says so in %s', async (language, sentence) => {
    const id = await written(null)
    expect(await publish(id, language)).toContain(sentence)
    expect((await fixtures.published(id))._status).toBe('draft')
  })

  it('while its first PDF is read, and is once that has ended', async () => {
    const id = await written(await fixtures.upload(await simpleBrochure(1, 'Чете се')))
    expect(await publish(id)).toContain('още се чете')
    await fixtures.runImports()
    expect(await publish(id)).toBeNull()
    expect((await fixtures.published(id))._status).toBe('published')
  })

  it('when its PDF failed, with the reason, also where older pages are there', async () => {
    const id = await written(await fixtures.upload(await locked()))
    await fixtures.runImports()
    expect(await publish(id)).toContain('заключен с парола')
    await choose(id, await fixtures.upload(await simpleBrochure(1, 'Добра')))
    await fixtures.runImports()
    expect(await publish(id)).toBeNull()
    await choose(id, await fixtures.upload(await locked()))
    await fixtures.runImports()
    expect(await publish(id, 'en')).toContain('protected with a password')
    expect((await fixtures.published(id))._status).toBe('published')
  })

  it('when its import was stopped, or all its pages are hidden', async () => {
    const id = await written(await fixtures.upload(await simpleBrochure(1, 'Спряна')))
    const [waiting] = await fixtures.importsOf(id)
    await payload.update({ collection: 'imports', id: waiting?.id ?? '', data: { cancelRequested: true } })
    await fixtures.runImports()
    expect(await publish(id)).toContain('беше спрян')
    await choose(id, await fixtures.upload(await simpleBrochure(1, 'Скрита')))
    await fixtures.runImports()
    const [page] = await fixtures.pagesOf(String((await fixtures.latest(id)).activeImport))
    const hide = (hidden: boolean) =>
      payload.update({ collection: 'brochure-pages', id: page?.id ?? '', data: { hidden } })
    await hide(true)
    expect(await publish(id)).toContain('Всички страници са скрити')
    await hide(false)
    expect(await publish(id)).toBeNull()
  })
})

it('a newer PDF does not hold up a published brochure: its pages stay until the new ones are there', async () => {
  const id = await written(await fixtures.upload(await simpleBrochure(1, 'Стара')))
  await fixtures.runImports()
  expect(await publish(id)).toBeNull()
  const before = (await fixtures.published(id)).activeImport
  await choose(id, await fixtures.upload(await simpleBrochure(2, 'Нова')))
  expect(await publish(id)).toBeNull()
  expect((await fixtures.published(id)).activeImport).toBe(before)
  await fixtures.runImports()
  expect((await fixtures.published(id)).activeImport).not.toBe(before)
})

describe('what is published keeps a visible page', () => {
  const hide = (page: { id: string } | undefined, hidden = true) =>
    payload.update({ collection: 'brochure-pages', id: page?.id ?? '', data: { hidden } })
  const refused = { data: { errors: [expect.objectContaining({ path: 'hidden' })] } }

  async function published(pages: number, word: string) {
    const id = await written(await fixtures.upload(await simpleBrochure(pages, word)))
    await fixtures.runImports()
    const shown = await fixtures.pagesOf(String((await fixtures.latest(id)).activeImport))
    expect(await publish(id)).toBeNull()
    return { id, shown }
  }

  it('also when two editors hide the last two at once', async () => {
    const { id, shown } = await published(3, 'Видима')
    await hide(shown[2])
    const both = await Promise.allSettled([hide(shown[0]), hide(shown[1])])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [kept] = (await fixtures.pagesOf(String((await fixtures.published(id)).activeImport))).filter(
      ({ hidden }) => !hidden,
    )
    await expect(hide(kept)).rejects.toMatchObject(refused)
    await payload.update({ collection: 'brochure-pages', id: kept?.id ?? '', data: { alt: 'Мляко' }, locale: 'bg' })
    await hide(shown[2], false)
    await hide(kept)
  })

  it('but a draft may hide all', async () => {
    const { id, shown } = await published(1, 'Чернова')
    await expect(hide(shown[0])).rejects.toMatchObject(refused)
    await payload.update({ collection: 'brochures', id, data: { _status: 'draft' } })
    await hide(shown[0])
  })

  it('also when it is published while its page is hidden', async () => {
    for (let time = 0; time < 5; time++) {
      const { id, shown } = await published(1, `Едновременно ${time}`)
      await payload.update({ collection: 'brochures', id, data: { _status: 'draft' } })
      const data = { _status: 'published' } as const
      const both = await Promise.allSettled([payload.update({ collection: 'brochures', id, data }), hide(shown[0])])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })

  it('also when a newer PDF has only the pages that are hidden', async () => {
    const { id, shown } = await published(2, 'Две')
    await hide(shown[0])
    await choose(id, await fixtures.upload(await simpleBrochure(1, 'Една')))
    expect(await publish(id)).toBeNull()
    await fixtures.runImports()
    const now = await fixtures.pagesOf(String((await fixtures.published(id)).activeImport))
    expect(now.map(({ hidden }) => hidden)).toEqual([false])
  })
})
