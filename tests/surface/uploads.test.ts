import { createServer } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import { freshCms } from '../setup/cms'

const origin = 'http://localhost:3000'
const slugs = [
  'media',
  'brochure-files',
  'price-imports',
  'customer-pictures',
  'customer-files',
  'review-pictures',
] as const

let token: string

const { payload } = await freshCms()
const routes = await import('@/app/(payload)/api/cms/[...slug]/route')

beforeAll(async () => {
  const data = { email: 'admin@example.com', password: 'a-long-staff-password', role: 'admin' as const }
  await payload.create({ collection: 'users', data })
  token = (await payload.login({ collection: 'users', data })).token ?? ''
})

function ask(method: 'GET' | 'POST', path: string, body?: object) {
  const url = new URL(`/api/cms/${path}`, origin)
  const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' }
  const slug = url.pathname.split('/').slice(3).map(decodeURIComponent)
  const request = new Request(url, { method, headers, body: JSON.stringify(body) })
  return routes[method](request, { params: Promise.resolve({ slug }) })
}

it('knows every collection with files', () => {
  const withFiles = payload.config.collections.filter(({ upload }) => upload).map(({ slug }) => slug)
  expect(withFiles.toSorted()).toEqual([...slugs].toSorted())
})

it.each(slugs)('%s: a file that is not there is not found', async (slug) => {
  for (const name of ['missing.png', 'a'.repeat(400), encodeURIComponent('../media'), '.', '%00.png']) {
    expect([name, (await ask('GET', `${slug}/file/${name}`)).status]).toEqual([name, 404])
  }
})

it.each(slugs)('%s: nothing is fetched from an address that somebody typed', async (slug) => {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => response.end(void asked.push(request.url)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/secret.png`
  // Payload by itself refuses only private addresses.
  const upload = payload.collections[slug].config.upload
  Object.assign(upload, { skipSafeFetch: true })
  expect((await ask('GET', `${slug}/paste-url?src=${url}`)).status).toBeGreaterThanOrEqual(400)
  const crop = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=9&uploadEdits[crop][height]=9'
  expect((await ask('POST', `${slug}?${crop}`, { url, filename: 'secret.png' })).status).toBeGreaterThanOrEqual(400)
  Object.assign(upload, { skipSafeFetch: false })
  await new Promise((resolve) => server.close(resolve))
  expect(asked).toEqual([])
})
