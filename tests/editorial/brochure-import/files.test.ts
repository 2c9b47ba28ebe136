import { existsSync } from 'node:fs'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { atEnd } from '../../setup/at-end'
import { freshCms } from '../../setup/cms'
import { visitorRequest } from '../../setup/next-request'
import { brochureFixtures } from './brochures'
import { simpleBrochure } from './make-pdf'

vi.setConfig({ testTimeout: 120_000 })

const password = 'a long enough password'
const { payload, dataDir } = await freshCms()
const { waitForInvalidations, listenForInvalidations } = await import('@/server/cache/listener')
const { readablePages } = await import('@/features/search/search-in-brochure')
const fixtures = await brochureFixtures(payload)
let staff: Headers
let hash: string
let published: string
let hiddenPage: string
const everyShop = { slug: { exists: true } }
const purged: string[] = []

globalThis.broshuraEdge = {
  purge: (tags) => purged.push(...tags),
  purgeEverything: () => undefined,
  told: () => Promise.resolve(),
  finish: () => Promise.resolve(),
}

beforeAll(async () => {
  const email = 'editor@broshura.example'
  await payload.create({ collection: 'users', data: { name: 'Редактор', email, password, role: 'editor' } })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  staff = new Headers({ Authorization: `JWT ${token}` })

  published = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2, 'Видима')))
  await fixtures.runImports()
  const [done] = await fixtures.importsOf(published)
  hash = done?.hash ?? ''
  const pages = await fixtures.pagesOf(done?.id ?? '')
  hiddenPage = pages[1]?.id ?? ''
  atEnd(await listenForInvalidations())
})

async function picture(file: string, { method = 'GET', headers = new Headers(), of = hash } = {}) {
  const route = await import('@/app/files/pages/[hash]/[file]/route')
  const request = new Request(`http://localhost/files/pages/${of}/${file}`, { method, headers })
  const context = { params: Promise.resolve({ hash: of, file }) }
  return visitorRequest(() => (method === 'HEAD' ? route.HEAD(request, context) : route.GET(request, context)))
}

async function download(slug: string, headers: Record<string, string> = {}, method = 'GET') {
  const route = await import('@/app/files/brochures/[slug]/route')
  const request = new Request(`http://localhost/files/brochures/${slug}`, { method, headers })
  const context = { params: Promise.resolve({ slug }) }
  return method === 'HEAD' ? route.HEAD(request, context) : route.GET(request, context)
}

describe('page pictures', () => {
  it('of a draft: only for staff, and only in their browser', async () => {
    expect((await picture('1-320.webp')).status).toBe(404)
    const seen = await picture('1-320.webp', { headers: staff })
    expect(seen.status).toBe(200)
    expect(seen.headers.get('cache-control')).toMatch(/^private/)
  })

  it('of a published brochure: for everybody, for ever', async () => {
    await fixtures.publish(published)
    await waitForInvalidations()
    const seen = await picture('1-640.webp')
    expect(seen.status).toBe(200)
    expect(seen.headers.get('content-type')).toBe('image/webp')
    expect(seen.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = await seen.arrayBuffer()
    expect(String(bytes.byteLength)).toBe(seen.headers.get('x-broshura-length'))
    expect(Buffer.from(bytes).subarray(8, 12).toString()).toBe('WEBP')

    const etag = seen.headers.get('etag') ?? ''
    expect((await picture('1-640.webp', { headers: new Headers({ 'if-none-match': etag }) })).status).toBe(304)
    const head = await picture('1-640.webp', { method: 'HEAD' })
    expect([head.status, head.headers.get('x-broshura-length'), head.body]).toEqual([
      200,
      String(bytes.byteLength),
      null,
    ])
  })

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    [
      'hidden',
      () => payload.update({ collection: 'brochure-pages', id: hiddenPage, data: { hidden: true }, depth: 0 }),
      () => payload.update({ collection: 'brochure-pages', id: hiddenPage, data: { hidden: false }, depth: 0 }),
    ],
    [
      'withdrawn with its brochure',
      () => payload.update({ collection: 'brochures', id: published, locale: 'bg', data: { _status: 'draft' } }),
      () => fixtures.publish(published),
    ],
    [
      'withdrawn with its shop',
      () => payload.update({ collection: 'retailers', where: everyShop, data: { _status: 'draft' } }),
      () => payload.update({ collection: 'retailers', where: everyShop, data: { _status: 'published' } }),
    ],
  ])('that is %s has named a tag that is purged', async (_, withdraw, bringBack) => {
    const named = (await picture('2-640.webp')).headers.get('x-broshura-tags')?.split(' ').map(decodeURIComponent) ?? []
    purged.length = 0
    await withdraw()
    await waitForInvalidations()
    expect((await picture('2-640.webp')).status).toBe(404)
    expect(purged.filter((tag) => named.includes(tag))).not.toEqual([])
    // Drafts are shown to staff alone, and never in a cache that others use.
    expect((await picture('2-640.webp', { headers: staff })).headers.has('x-broshura-tags')).toBe(false)
    await bringBack()
    await waitForInvalidations()
    expect((await picture('2-640.webp')).status).toBe(200)
  })

  it('has a small JPEG for mails', async () => {
    const seen = await picture('1-thumbnail.jpg')
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(seen.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = Buffer.from(await seen.arrayBuffer())
    const { format, width } = await sharp(bytes).metadata()
    expect([format, width, bytes.length < 12_000]).toEqual(['jpeg', 128, true])
    const head = await picture('1-thumbnail.jpg', { method: 'HEAD' })
    expect([head.status, head.headers.get('x-broshura-length'), head.body]).toEqual([200, null, null])
  })

  it('of a hidden page: only for staff', async () => {
    await payload.update({ collection: 'brochure-pages', id: hiddenPage, data: { hidden: true }, depth: 0 })
    await waitForInvalidations()
    expect((await picture('2-320.webp')).status).toBe(404)
    expect((await picture('1-320.webp')).status).toBe(200)
    expect((await picture('2-320.webp', { headers: staff })).status).toBe(200)
  })

  it.each([
    '1-321.webp',
    '9-320.webp',
    '0-320.webp',
    'manifest.json',
    'words.json',
    'frames.json',
    '../../x.webp',
    '1-320.webp/..',
    '1-320.png',
    '1-320.jpg',
    '9-thumbnail.jpg',
    '1-thumbnail.webp',
  ])('nothing at %s, for staff neither', async (file) => {
    expect((await picture(file, { headers: staff })).status).toBe(404)
  })

  it('nothing outside the folder of pages', async () => {
    for (const of of ['..', '../uploads', 'A'.repeat(32), hash.slice(1)]) {
      expect((await picture('1-320.webp', { of, headers: staff })).status).toBe(404)
    }
  })
})

describe('the PDF', () => {
  it('is there for visitors only when published and allowed', async () => {
    const { slug } = await fixtures.published(published)
    expect((await download(slug)).status).toBe(404)
    await payload.update({ collection: 'brochures', id: published, data: { allowDownload: true } })
    const given = await download(slug)
    expect(given.status).toBe(200)
    expect(given.headers.get('content-disposition')).toBe(`attachment; filename="${slug}.pdf"`)
    const bytes = Buffer.from(await given.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

    const part = await download(slug, { range: 'bytes=5-9' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-9/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 10))
    expect((await download(slug, { range: `bytes=${bytes.length}-` })).status).toBe(416)
    const head = await download(slug, {}, 'HEAD')
    expect([head.status, head.headers.get('x-broshura-length')]).toEqual([200, String(bytes.length)])

    const shop = { collection: 'retailers', where: { slug: { exists: true } } } as const
    await payload.update({ ...shop, data: { _status: 'draft' } })
    await waitForInvalidations()
    expect((await download(slug)).status, 'it goes with its shop').toBe(404)
    expect((await picture('1-320.webp')).status).toBe(404)
    expect((await picture('1-320.webp', { headers: staff })).status).toBe(200)
    expect(await readablePages(slug), 'nor are its words searched').toMatchObject({ published: false, hash })
    await payload.update({ ...shop, data: { _status: 'published' } })
    await waitForInvalidations()
    expect((await picture('1-320.webp')).status).toBe(200)

    await payload.update({ collection: 'brochures', id: published, data: { _status: 'draft' } })
    expect((await download(slug)).status).toBe(404)
    expect((await download('no-such-brochure')).status).toBe(404)
  })

  it("is never there for visitors at Payload's own address", async () => {
    const { docs } = await payload.find({ collection: 'brochure-files', depth: 0, limit: 1 })
    const url = docs[0]?.url ?? ''
    expect(existsSync(path.join(dataDir, 'uploads/brochure-files', docs[0]?.filename ?? ''))).toBe(true)
    const ask = async (headers: Headers) => {
      const { default: config } = await import('@payload-config')
      return handleEndpoints({ config, request: new Request(new URL(url, 'http://localhost:3000'), { headers }) })
    }
    expect([403, 404]).toContain((await ask(new Headers())).status)
    const answer = await ask(staff)
    expect(answer.status).toBe(200)
    await answer.body?.cancel()
  })
})
