import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { brochureFixtures } from './brochures'
import { pages as printedPages } from './draft-fixtures'
import { behindOtherBytes, fontNotEmbedded, mishaps, noPages, xfaForm } from './hostile-pdf'
import { drawPdf, simpleBrochure } from './make-pdf'

const { payload, dataDir } = await freshCms()
const pagesFolder = path.join(dataDir, 'files/pages')
const fixtures = await brochureFixtures(payload)

async function imported(pdf: Uint8Array) {
  const id = await fixtures.createBrochure(await fixtures.upload(pdf))
  await fixtures.runImports()
  return id
}

describe('a PDF dropped on a brochure', () => {
  it('becomes its pages, with words for the search, and files on disk', async () => {
    const id = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(3)))
    expect((await fixtures.importsOf(id)).map(({ status }) => status)).toEqual(['queued'])
    await fixtures.runImports()

    const [done] = await fixtures.importsOf(id)
    expect(done).toMatchObject({ status: 'done', pagesDone: 3, pageCount: 3, error: null, warnings: [] })
    expect((await fixtures.latest(id)).activeImport).toBe(done?.id)
    const pages = await fixtures.pagesOf(done?.id ?? '')
    expect(pages.map(({ number, position }) => [number, position])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(pages[1]).toMatchObject({ width: 595.28, height: 841.89, hidden: false, links: [] })
    expect(pages[1]?.text).toContain('стока2')
    expect(readdirSync(path.join(pagesFolder, done?.hash ?? ''))).toContain('3-1920.webp')
  })

  it('is read once for each file, not for each save', async () => {
    const id = await imported(await simpleBrochure(1))
    await payload.update({ collection: 'brochures', id, draft: true, data: { title: 'Друго' } })
    expect(await fixtures.importsOf(id)).toHaveLength(1)
  })

  it('shows nothing public while the brochure is a draft, and changes the published one at once', async () => {
    const id = await imported(await simpleBrochure(2, 'Първа'))
    await fixtures.publish(id)
    const first = (await fixtures.published(id)).activeImport
    await payload.update({
      collection: 'brochures',
      id,
      draft: true,
      data: { file: await fixtures.upload(await simpleBrochure(3, 'Втора')) },
    })
    await fixtures.runImports()
    expect((await fixtures.published(id)).activeImport).toBe(first)
    const draft = (await fixtures.latest(id)).activeImport
    expect(draft).not.toBe(first)
    await payload.update({ collection: 'brochures', id, data: { _status: 'published' } })
    expect((await fixtures.published(id)).activeImport).toBe(draft)

    await payload.update({
      collection: 'brochures',
      id,
      data: { file: await fixtures.upload(await simpleBrochure(4, 'Трета')) },
    })
    await fixtures.runImports()
    const [third] = await fixtures.importsOf(id)
    expect((await fixtures.published(id)).activeImport).toBe(third?.id)
    expect((await fixtures.published(id))._status).toBe('published')
  })
})

describe('a PDF that was damaged on its way', () => {
  it.each([...Object.entries(mishaps), ['other bytes before it', behindOtherBytes] as const])(
    'is taken and repaired: %s',
    async (name, damage) => {
      const id = await imported(damage(await simpleBrochure(2, name)))
      const [done] = await fixtures.importsOf(id)
      expect(done).toMatchObject({ status: 'done', pageCount: 2 })
      expect(await fixtures.pagesOf(done?.id ?? '')).toHaveLength(2)
    },
  )

  it('and a font that it does not bring along are said to the editor', async () => {
    const id = await imported(fontNotEmbedded('Brandon-Bold'))
    expect((await fixtures.importsOf(id))[0]?.warnings).toEqual([
      { code: 'missing-fonts', fonts: ['Brandon-Bold'], pages: [1] },
    ])
  })
})

describe('a second import', () => {
  it('keeps what an editor did to pages of the same number and size', async () => {
    const id = await imported(await simpleBrochure(3, 'Стара'))
    const before = await fixtures.pagesOf(String((await fixtures.latest(id)).activeImport))
    const [one, two, three] = before.map((page) => page.id)
    const set = (pageId: string | undefined, data: object, locale: 'bg' | 'de' = 'bg') =>
      payload.update({ collection: 'brochure-pages', id: pageId ?? '', data, locale, depth: 0 })
    await set(one, { position: 2 })
    await set(two, { position: 1, alt: 'Мляко' })
    await set(two, { alt: 'Milch' }, 'de')
    await set(three, { hidden: true })

    const file = await fixtures.upload(await simpleBrochure(4, 'Нова'))
    await payload.update({ collection: 'brochures', id, draft: true, data: { file } })
    await fixtures.runImports()
    const active = String((await fixtures.latest(id)).activeImport)
    const after = await fixtures.pagesOf(active)
    expect(after.map(({ number, hidden }) => [number, hidden])).toEqual([
      [2, false],
      [1, false],
      [3, true],
      [4, false],
    ])
    expect(after[0]?.text).toContain('Нова')
    const { docs } = await payload.find({
      collection: 'brochure-pages',
      where: { id: { equals: after[0]?.id } },
      locale: 'all',
      depth: 0,
    })
    expect(docs[0]?.alt).toEqual({ bg: 'Мляко', de: 'Milch' })
    expect(await fixtures.pagesOf(String(before[0]?.import))).toHaveLength(3)
  })

  it('keeps it for pages that have other numbers now, because one was put in before them', async () => {
    const id = await imported(await printedPages(['Хляб'], ['Реклама'], ['Сирене'], ['Шоколад']))
    const before = await fixtures.pagesOf(String((await fixtures.latest(id)).activeImport))
    const [, advertisement, , chocolate] = before.map((page) => page.id)
    const set = (pageId: string | undefined, data: object) =>
      payload.update({ collection: 'brochure-pages', id: pageId ?? '', data, locale: 'bg', depth: 0 })
    await set(advertisement, { hidden: true, alt: 'Реклама' })
    await set(chocolate, { alt: 'Шоколад' })

    const corrected = await printedPages(['Хляб'], ['Мляко'], ['Реклама'], ['Сирене'], ['Тъмен шоколад'])
    await payload.update({ collection: 'brochures', id, draft: true, data: { file: await fixtures.upload(corrected) } })
    await fixtures.runImports()
    const after = await fixtures.pagesOf(String((await fixtures.latest(id)).activeImport))
    expect(after.map(({ number, hidden, alt }) => [number, hidden, alt ?? null])).toEqual([
      [1, false, null],
      [2, false, null],
      [3, true, 'Реклама'],
      [4, false, null],
      [5, false, 'Шоколад'],
    ])
  })

  it('is not undone by a form that was opened before it ended', async () => {
    const id = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(1, 'Форма')))
    const open = await fixtures.latest(id)
    await fixtures.runImports()
    const shown = (await fixtures.latest(id)).activeImport
    expect(shown).not.toBeNull()
    await payload.update({
      collection: 'brochures',
      id,
      draft: true,
      data: { title: 'Ново', activeImport: open.activeImport },
    })
    expect((await fixtures.latest(id)).activeImport).toBe(shown)
  })

  it('comes back with the older version of the brochure, without being read again', async () => {
    const id = await imported(await simpleBrochure(1, 'Преди'))
    const first = (await fixtures.latest(id)).activeImport
    const versions = await payload.findVersions({
      collection: 'brochures',
      where: { parent: { equals: id } },
      sort: '-createdAt',
      depth: 0,
    })
    await payload.update({
      collection: 'brochures',
      id,
      draft: true,
      data: { file: await fixtures.upload(await simpleBrochure(2, 'После')) },
    })
    await fixtures.runImports()
    await payload.restoreVersion({ collection: 'brochures', id: versions.docs[0]?.id ?? '', draft: true })
    expect((await fixtures.latest(id)).activeImport).toBe(first)
    expect(await fixtures.importsOf(id)).toHaveLength(2)
  })
})

describe('what goes wrong', () => {
  it('leaves the pages of before, and the reason', async () => {
    const id = await imported(await simpleBrochure(2, 'Добра'))
    const before = (await fixtures.latest(id)).activeImport
    const wide = await drawPdf((pdf) => void pdf.addPage().addPage({ size: [20_000, 20_000], margin: 0 }))
    const locked = await drawPdf((pdf) => void pdf.addPage(), { userPassword: 'x' })
    const whole = await simpleBrochure(4, 'Отрязана')
    const cases = [
      [wide, 'bad-page-size:2'],
      [locked, 'encrypted'],
      [whole.subarray(0, whole.length / 2), 'truncated'],
      [xfaForm('dynamic'), 'xfa-form'],
      [noPages(), 'no-pages'],
    ] as const
    for (const [bytes, error] of cases) {
      await payload.update({ collection: 'brochures', id, draft: true, data: { file: await fixtures.upload(bytes) } })
      await fixtures.runImports()
      expect((await fixtures.importsOf(id))[0]).toMatchObject({ status: 'failed', error })
      expect((await fixtures.latest(id)).activeImport).toBe(before)
    }
  })

  it('is said at the upload already where it shows, in the language of the editor', async () => {
    await expect(fixtures.upload(Buffer.alloc(0))).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('празен') }] },
    })
    await expect(fixtures.upload(Buffer.from('GIF89a'))).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('не е PDF') }] },
    })
  })

  it('a page that cannot be stored undoes all of the import, which is tried again', async () => {
    const id = await imported(await simpleBrochure(1, 'Цяла'))
    const before = (await fixtures.latest(id)).activeImport
    const { drizzle } = payload.db
    await drizzle.execute(
      sql`alter table brochure_pages add constraint no_page_three check (text not like '%Спряна 3%')`,
    )
    await payload.update({
      collection: 'brochures',
      id,
      draft: true,
      data: { file: await fixtures.upload(await simpleBrochure(4, 'Спряна')) },
    })
    await fixtures.runImports()
    await drizzle.execute(sql`alter table brochure_pages drop constraint no_page_three`)
    const [undone] = await fixtures.importsOf(id)
    expect(undone).toMatchObject({ status: 'queued', error: null })
    expect(await fixtures.pagesOf(undone?.id ?? '')).toEqual([])
    expect((await fixtures.latest(id)).activeImport).toBe(before)

    await drizzle.execute(sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`)
    await fixtures.runImports()
    expect((await fixtures.importsOf(id))[0]).toMatchObject({ id: undone?.id, status: 'done' })
    expect((await fixtures.latest(id)).activeImport).toBe(undone?.id)
  })

  it('stops when it is cancelled while it runs', async () => {
    // So many pages that it cannot be over before it is cancelled.
    const id = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(300, 'Дълга')))
    const running = fixtures.runImports()
    await expect.poll(async () => (await fixtures.importsOf(id))[0]?.pagesDone).toBeGreaterThan(0)
    const [row] = await fixtures.importsOf(id)
    await payload.update({ collection: 'imports', id: row?.id ?? '', data: { cancelRequested: true } })
    await running
    expect((await fixtures.importsOf(id))[0]).toMatchObject({ status: 'cancelled', error: null })
    expect((await fixtures.latest(id)).activeImport).toBeNull()
    expect(readdirSync(pagesFolder).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('a newer file ends the import of the older one', async () => {
    const id = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2, 'Стар файл')))
    const file = await fixtures.upload(await simpleBrochure(1, 'Нов файл'))
    await payload.update({ collection: 'brochures', id, draft: true, data: { file } })
    await fixtures.runImports()
    const all = await fixtures.importsOf(id)
    expect(all.map(({ status }) => status)).toEqual(['done', 'cancelled'])
    expect((await fixtures.latest(id)).activeImport).toBe(all[0]?.id)
  })
})
