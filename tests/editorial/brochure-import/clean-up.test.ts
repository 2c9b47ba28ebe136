import { existsSync, readdirSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import { freshCms } from '../../setup/cms'
import { brochureFixtures } from './brochures'
import { simpleBrochure } from './make-pdf'
import { startWorker } from './worker-process'

vi.setConfig({ testTimeout: 200_000 })

const dayMs = 86_400_000

const { payload, dataDir } = await freshCms()
const pagesFolder = path.join(dataDir, 'files/pages')
const uploads = path.join(dataDir, 'uploads/brochure-files')
const { removeUnusedFiles: cleanUp } = await import('@/features/editorial/brochure-import/remove-unused-files')
const fixtures = await brochureFixtures(payload)

const tomorrow = () => Date.now() + dayMs + 60_000
const rendered = () => (existsSync(pagesFolder) ? readdirSync(pagesFolder) : [])

async function imported(pdf: Uint8Array) {
  const file = await fixtures.upload(pdf)
  const id = await fixtures.createBrochure(file)
  await fixtures.runImports()
  const hash = (await fixtures.importsOf(id))[0]?.hash ?? ''
  expect(rendered()).toContain(hash)
  return { id, file, hash }
}

const stored = async (file: string) =>
  (await payload.count({ collection: 'brochure-files', where: { id: { equals: file } } })).totalDocs === 1

describe('the daily clean-up', () => {
  it('removes the pages and the PDF of a deleted brochure after a day, not before', async () => {
    const { id, file, hash } = await imported(await simpleBrochure(1, 'Изтрита'))
    const { filename } = await payload.findByID({ collection: 'brochure-files', id: file, depth: 0 })
    await payload.delete({ collection: 'brochures', id })
    expect(await cleanUp(payload)).toEqual({ files: 0, folders: 0 })
    expect(rendered()).toContain(hash)
    expect(await cleanUp(payload, tomorrow())).toEqual({ files: 1, folders: 1 })
    expect(rendered()).toEqual([])
    expect(await stored(file)).toBe(false)
    expect(existsSync(path.join(uploads, filename ?? ''))).toBe(false)
  })

  it('keeps what is shown, and what an older version can bring back', async () => {
    const first = await imported(await simpleBrochure(1, 'Стара'))
    const second = await fixtures.upload(await simpleBrochure(1, 'Нова'))
    await payload.update({ collection: 'brochures', id: first.id, draft: true, data: { file: second } })
    await fixtures.runImports()
    expect(await cleanUp(payload, tomorrow())).toEqual({ files: 0, folders: 0 })
    await payload.update({ collection: 'brochures', id: first.id, draft: true, data: { file: first.file } })
    const [, older] = await fixtures.importsOf(first.id)
    expect((await fixtures.latest(first.id)).activeImport).toBe(older?.id)
    expect(rendered()).toContain(first.hash)
  })

  it('keeps pages that another brochure with the same PDF still shows', async () => {
    const pdf = await simpleBrochure(1, 'Двойна')
    const [one, other] = [await imported(pdf), await imported(pdf)]
    expect(one.hash).toBe(other.hash)
    await payload.delete({ collection: 'brochures', id: one.id })
    expect(await cleanUp(payload, tomorrow())).toEqual({ files: 1, folders: 0 })
    expect(rendered()).toContain(other.hash)
    expect(await stored(other.file)).toBe(true)
  })

  it('keeps the PDF of an import that waits, and pages that one has just found again', async () => {
    const pdf = await simpleBrochure(1, 'Чака')
    const gone = await imported(pdf)
    await payload.delete({ collection: 'brochures', id: gone.id })
    const file = await fixtures.upload(pdf)
    const id = await fixtures.createBrochure(file)
    await payload.db.drizzle.execute(sql`update brochure_files set updated_at = now() - interval '9 days'`)
    await cleanUp(payload)
    expect([await stored(gone.file), await stored(file)]).toEqual([false, true])

    const longAgo = new Date(Date.now() - 9 * dayMs)
    await utimes(path.join(pagesFolder, gone.hash), longAgo, longAgo)
    const { renderPdf } = await import('@/features/editorial/brochure-import/write-pages')
    const { filename } = await payload.findByID({ collection: 'brochure-files', id: file, depth: 0 })
    const { pageFiles } = await import('@/server/files')
    await renderPdf(path.join(uploads, filename ?? ''), pageFiles())
    expect(await cleanUp(payload)).toEqual({ files: 0, folders: 0 })
    await fixtures.runImports()
    expect((await fixtures.importsOf(id))[0]).toMatchObject({ status: 'done', hash: gone.hash })
  })

  it.each(['exports', 'uploads/review-pictures'])(
    'removes what a killed process left half written in %s',
    async (area) => {
      const left = path.join(dataDir, area, '.tmp-one.zip-1')
      const written = path.join(dataDir, area, '.tmp-other.zip-2')
      await mkdir(path.dirname(left), { recursive: true })
      for (const file of [left, written]) await writeFile(file, 'half')
      const longAgo = new Date(Date.now() - 2 * dayMs)
      await utimes(left, longAgo, longAgo)
      await cleanUp(payload)
      expect([left, written].map((file) => existsSync(file))).toEqual([false, true])
    },
  )

  it('is done by the worker', async () => {
    const { id, hash } = await imported(await simpleBrochure(1, 'Работник'))
    await payload.delete({ collection: 'brochures', id })
    const longAgo = new Date(Date.now() - 2 * dayMs)
    await utimes(path.join(pagesFolder, hash), longAgo, longAgo)
    const worker = startWorker()
    await expect.poll(rendered, { timeout: 150_000 }).not.toContain(hash)
    expect(await worker.stop()).toBe(0)
  })
})
