import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ImportPanelState } from '@/domain/brochure-import'
import { freshCms } from '../../setup/cms'
import { hearTags } from '../../setup/hear-tags'
import { brochureFixtures } from './brochures'
import { simpleBrochure } from './make-pdf'

vi.setConfig({ testTimeout: 120_000 })

const password = 'a long enough password'
let editor: Headers

const { payload, url } = await freshCms()
const fixtures = await brochureFixtures(payload)
const told = await hearTags(url)

beforeAll(async () => {
  const email = 'editor@broshura.example'
  await payload.create({ collection: 'users', data: { name: 'Редактор', email, password, role: 'editor' } })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  editor = new Headers({ Authorization: `JWT ${token}`, 'Content-Type': 'application/json' })
})

async function ask(
  path: string,
  { method = 'GET', headers = editor, body }: { method?: string; headers?: Headers; body?: object } = {},
) {
  const { default: config } = await import('@payload-config')
  const request = new Request(`http://localhost:3000/api/cms${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return handleEndpoints({ config, request })
}

async function state(brochure: string, locale = 'bg'): Promise<ImportPanelState> {
  return (await ask(`/brochures/${brochure}/import?locale=${locale}`)).json()
}

it('a file above the limit is refused in the language of the editor', async () => {
  const form = new FormData()
  const large = Buffer.concat([await simpleBrochure(1), Buffer.alloc(150 * 1024 * 1024)])
  form.set('file', new Blob([large], { type: 'application/pdf' }), 'large.pdf')
  const { default: config } = await import('@payload-config')
  const headers = new Headers({ Authorization: editor.get('Authorization') ?? '', 'Accept-Language': 'de' })
  const request = new Request('http://localhost:3000/api/cms/brochure-files', { method: 'POST', headers, body: form })
  const response = await handleEndpoints({ config, request })
  expect(response.status).toBe(400)
  const text = await response.text()
  expect(text).toContain('größer als 150 MB')
  expect(text).not.toContain('The following field is invalid')
})

describe('what the import panel asks for', () => {
  it('tells the import of a brochure and its pages, to staff only', async () => {
    const id = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2)))
    expect(await state(id)).toMatchObject({ latest: { status: 'queued', pagesDone: 0, pageCount: null }, pages: [] })
    await fixtures.runImports()
    const { latest, pages } = await state(id)
    expect(latest).toMatchObject({ status: 'done', error: null, warnings: [] })
    expect(pages.map(({ number, hidden, alt }) => [number, hidden, alt])).toEqual([
      [1, false, ''],
      [2, false, ''],
    ])
    expect(pages[0]?.picture).toMatch(/^\/files\/pages\/[0-9a-f]{32}\/1-320\.webp$/)
    expect((await ask(`/brochures/${id}/import`, { headers: new Headers() })).status).toBe(403)
    expect((await ask('/brochures/01a1f84f-e7b6-753e-a60a-81dd8e5b95ae/import')).status).toBe(404)
    expect((await ask('/brochures/nonsense/import')).status).toBe(404)
  })

  it('puts pages in an order, hides one and describes it in one language', async () => {
    const id = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(3)))
    await fixtures.runImports()
    const pages = (await state(id)).pages.map((page) => page.id)
    const order = [pages[2], pages[0], pages[1]]
    const reorder = { method: 'POST', body: { pages: order } }
    expect((await ask(`/brochures/${id}/page-order`, { ...reorder, headers: new Headers() })).status).toBe(403)
    await told()
    expect((await ask(`/brochures/${id}/page-order`, reorder)).status).toBe(204)
    expect(await told()).toEqual(expect.arrayContaining(['brochures', 'covers', `brochure:${id}`]))
    expect((await ask(`/brochures/${id}/page-order`, { method: 'POST', body: { pages: ['x'] } })).status).toBe(400)

    const change = (body: object, locale: string) =>
      ask(`/brochure-pages/${pages[0]}?locale=${locale}`, { method: 'PATCH', body })
    expect((await change({ hidden: true }, 'bg')).status).toBe(200)
    expect((await change({ alt: 'Milch' }, 'de')).status).toBe(200)
    const seen = (await state(id, 'de')).pages
    expect(seen.map(({ number, hidden, alt }) => [number, hidden, alt])).toEqual([
      [3, false, ''],
      [1, true, 'Milch'],
      [2, false, ''],
    ])
    expect((await state(id, 'en')).pages[1]?.alt).toBe('')
  })

  it('moves no page of another brochure', async () => {
    const one = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2, 'Едно')))
    const two = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2, 'Две')))
    await fixtures.runImports()
    const foreign = (await state(two)).pages.map((page) => page.id).reverse()
    expect((await ask(`/brochures/${one}/page-order`, { method: 'POST', body: { pages: foreign } })).status).toBe(204)
    expect((await state(two)).pages.map((page) => page.number)).toEqual([1, 2])
  })

  it('cancels what waits, and tries again', async () => {
    const id = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(1, 'Опит')))
    expect((await ask(`/brochures/${id}/import/cancel`, { method: 'POST' })).status).toBe(204)
    await fixtures.runImports()
    expect((await state(id)).latest).toMatchObject({ status: 'cancelled' })
    expect((await ask(`/brochures/${id}/import/retry`, { method: 'POST' })).status).toBe(202)
    await fixtures.runImports()
    const { latest, pages } = await state(id)
    expect([latest?.status, pages.length]).toEqual(['done', 1])
  })
})
