import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { brochureFixtures } from '../tests/editorial/brochure-import/brochures'
import { simpleBrochure } from '../tests/editorial/brochure-import/make-pdf'
import { startWorker } from '../tests/editorial/brochure-import/worker-process'
import { atEnd } from '../tests/setup/at-end'
import { freshCms } from '../tests/setup/cms'
import { runJobs } from '../tests/setup/run-jobs'
import { installVersityGw, startVersityGw } from './versitygw'

const installed = await installVersityGw()

if ('program' in installed) await testOn(installed.program)
else {
  const { missing } = installed
  console.warn(missing)
  it('says why nothing ran against a real S3 server', () => expect(missing).toMatch(/S3/))
}

async function testOn(program: string) {
  const server = await startVersityGw(program)
  atEnd(server.stop)
  const { endpoint, bucket, accessKey, secretKey } = server.settings
  const { payload, dataDir } = await freshCms({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_PREFIX: 'bg',
  })
  atEnd(() => {
    for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_PREFIX'])
      Reflect.deleteProperty(process.env, name)
  })
  const { s3Client } = await import('@/server/files/s3-client')
  const transaction = await import('@/server/db/transaction')
  const client = s3Client({ ...server.settings, prefix: 'bg' })
  const stored = async (area: string) =>
    (await client.entriesOf(`${area}/`)).map(({ key }) => path.basename(key)).sort()

  const fixtures = await brochureFixtures(payload)

  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()

  async function medium(name: string, data: Buffer) {
    const file = { data, name, mimetype: 'image/png', size: data.length }
    return payload.create({ collection: 'media', data: { alt: 'A picture' }, file, depth: 0 })
  }

  describe('an upload', () => {
    it('goes to the bucket with its sizes, stays off this machine, and is read from there', async () => {
      const { filename, sizes } = await medium('first.png', await draw(2000, 1000))
      const names = [filename, sizes?.thumbnail?.filename, sizes?.card?.filename, sizes?.wide?.filename]
      expect(await stored('uploads/media')).toEqual([...names].sort())
      expect(existsSync(path.join(dataDir, 'uploads'))).toBe(false)

      const { GET } = await import('@/app/files/media/[file]/route')
      const ask = (headers: Record<string, string>) =>
        GET(new Request('http://localhost/files/media/first.png', { headers }), {
          params: Promise.resolve({ file: 'first.png' }),
        })
      const whole = await ask({})
      const etag = whole.headers.get('etag') ?? ''
      expect((await sharp(await whole.arrayBuffer()).metadata()).width).toBe(2000)
      const part = await ask({ Range: 'bytes=1-3' })
      expect([part.status, await part.text()]).toEqual([206, 'PNG'])
      expect((await ask({ 'If-None-Match': etag })).status).toBe(304)
    })

    it('is handed out by the CMS with its type', async () => {
      const account = { email: 'editor@broshura.example', password: 'a long enough password' }
      await payload.create({ collection: 'users', data: { ...account, name: 'Редактор', role: 'editor' } })
      const { token } = await payload.login({ collection: 'users', data: account })
      const { default: config } = await import('@payload-config')
      const ask = (headers: Record<string, string>) =>
        handleEndpoints({
          config,
          request: new Request('http://localhost:3000/api/cms/media/file/first.png', { headers }),
        })
      const answer = await ask({ Authorization: `JWT ${token}` })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(2000)
      expect((await ask({})).status).toBe(403)
    })

    it('never takes the place of a file of another document', async () => {
      const { sizes } = await medium('second.png', await draw(800, 400))
      const size = sizes?.card?.filename ?? ''
      const before = await client.head(`uploads/media/${size}`)
      const data = await sharp(await draw(20, 20))
        .webp()
        .toBuffer()
      const file = { data, name: size, mimetype: 'image/webp', size: data.length }
      await expect(payload.create({ collection: 'media', data: { alt: 'Other' }, file })).rejects.toThrow()
      expect(await client.head(`uploads/media/${size}`)).toEqual(before)
    })

    it('takes a name again that an upload without a document has left, and leaves none when it is refused', async () => {
      await client.put('uploads/media/left.png', new Uint8Array(await draw(4, 4)))
      await medium('left.png', await draw(800, 400))
      const now = await client.head('uploads/media/left.png')
      expect(now?.size).toBe((await draw(800, 400)).length)

      const small = await sharp(await draw(20, 10))
        .webp()
        .toBuffer()
      const { sizes } = await medium('taken.png', await draw(800, 400))
      const before = await stored('uploads/media')
      const file = { data: small, name: sizes?.card?.filename ?? '', mimetype: 'image/webp', size: small.length }
      await expect(payload.create({ collection: 'media', data: { alt: 'Other' }, file })).rejects.toThrow()
      expect(await stored('uploads/media')).toEqual(before)
    })

    it('leaves no copy on this machine when it is only read, and an edit of texts stores no file', async () => {
      const { id, filename } = await medium('read.png', await draw(900, 500))
      const key = `uploads/media/${filename}`
      await payload.findByID({ collection: 'media', id })
      const copy = path.join(tmpdir(), `broshura-uploads-${process.pid}`, 'media', filename ?? '')
      expect(existsSync(copy)).toBe(false)
      const newer = new Uint8Array(await draw(30, 30))
      await client.put(key, newer)
      writeFileSync(copy, 'an older one')
      await payload.update({ collection: 'media', where: { id: { equals: id } }, data: { alt: 'New text' } })
      await payload.update({ collection: 'media', id, data: { alt: 'Newer text' } })
      expect((await client.head(key))?.size).toBe(newer.length)
      expect(existsSync(copy)).toBe(false)
    })

    it('is drawn anew from the bucket when its focal point moves, and goes with its document', async () => {
      const { id, filename } = await medium('third.png', await draw(1000, 900))
      const before = await stored('uploads/media')
      await payload.update({ collection: 'media', id, data: { focalX: 10, focalY: 90 } })
      expect(await stored('uploads/media')).toEqual(before)
      await payload.delete({ collection: 'media', id })
      await runJobs(payload)
      const left = await stored('uploads/media')
      expect(left).toEqual(before.filter((name) => !name.startsWith('third')))
      expect(left).not.toContain(filename)
    })
  })

  describe('a file that a document forgets', () => {
    const { inTransactionOf } = transaction
    const replacement = async () => {
      const data = await draw(300, 200)
      return { data, name: 'newer.png', mimetype: 'image/png', size: data.length }
    }

    it('stays where its transaction is taken back', async () => {
      const { id } = await medium('kept.png', await draw(800, 400))
      const before = await stored('uploads/media')
      const file = await replacement()
      const changes = [
        (req: PayloadRequest) => payload.delete({ collection: 'media', id, req }),
        (req: PayloadRequest) => payload.update({ collection: 'media', id, data: {}, file, req }),
      ]
      for (const change of changes) {
        const undone = inTransactionOf(payload, async (req) => {
          await change(req)
          throw new Error('undone')
        })
        await expect(undone).rejects.toThrow('undone')
        await runJobs(payload)
        expect(await stored('uploads/media')).toEqual(expect.arrayContaining(before))
      }
    })

    it('is removed after the commit, when it is replaced', async () => {
      const { id } = await medium('old.png', await draw(800, 400))
      await payload.update({ collection: 'media', id, data: {}, file: await replacement() })
      expect(await stored('uploads/media')).toContain('old.png')
      await runJobs(payload)
      const left = await stored('uploads/media')
      expect(left.filter((name) => name.startsWith('old'))).toEqual([])
      expect(left.filter((name) => name.startsWith('newer'))).not.toEqual([])
    })

    it('stays where another document has got its name meanwhile', async () => {
      const { id } = await medium('again.png', await draw(800, 400))
      await payload.delete({ collection: 'media', id })
      const { filename } = await medium('again.png', await draw(900, 400))
      expect(filename).toBe('again.png')
      await runJobs(payload)
      expect((await client.head('uploads/media/again.png'))?.size).toBe((await draw(900, 400)).length)
    })
  })

  describe('a machine with a folder of its own', () => {
    it('renders what another has received, and the other shows it', { timeout: 240_000 }, async () => {
      const elsewhere = mkdtempSync(path.join(tmpdir(), 'broshura-elsewhere-'))
      atEnd(() => rmSync(elsewhere, { recursive: true, force: true }))
      const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2, 'Далечна')))
      vi.stubEnv('DATA_DIR', elsewhere)
      const worker = startWorker()
      vi.unstubAllEnvs()
      const done = async () => (await fixtures.importsOf(brochure))[0]
      await expect.poll(async () => (await done())?.status, { timeout: 200_000 }).toBe('done')
      expect(await worker.stop()).toBe(0)
      const hash = (await done())?.hash ?? ''
      expect(await stored(`files/pages/${hash}`)).toContain('2-1920.webp')
      const { indexedBrochure } = await import('@/features/search/indexed-pages')
      expect((await indexedBrochure(hash)).pages).toHaveLength(2)
      expect([existsSync(path.join(elsewhere, 'files')), existsSync(path.join(dataDir, 'files'))]).toEqual([
        false,
        false,
      ])

      await payload.delete({ collection: 'brochures', id: brochure })
      const { removeUnusedFiles } = await import('@/features/editorial/brochure-import/remove-unused-files')
      expect(await removeUnusedFiles(payload)).toEqual({ files: 0, folders: 0 })
      expect(await removeUnusedFiles(payload, Date.now() + 86_460_000)).toEqual({ files: 1, folders: 1 })
      await runJobs(payload)
      expect(await stored('files/pages')).toEqual([])
      expect(await stored('uploads/brochure-files')).toEqual([])
    })
  })

  it('a PDF is imported once the bucket answers again, and not given up in the meantime', async () => {
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2, 'Търпелива')))
    await server.kill()
    const attemptsInTwoMinutes = 5
    for (let attempt = 1; attempt <= attemptsInTwoMinutes; attempt += 1) {
      await runJobs(payload)
      await payload.db.drizzle.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    }
    await server.start()
    await runJobs(payload)
    expect((await fixtures.importsOf(brochure))[0]?.status).toBe('done')
  })
}
