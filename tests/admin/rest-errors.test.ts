import { expect, it } from 'vitest'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { restEditors } from './rest-editors'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const call = await restEditors(payload)

it.each([
  'brochures?page=-1',
  'brochures?limit=-5',
  'brochures?page=abc',
  'brochures?limit=99999999999999999999',
  'brochures?page=99999999999999999999',
  'brochures?where[id][equals]=not-an-id',
  'brochures?where[publishedAt][greater_than]=never',
  'brochures?where[nothing][equals]=1',
  'brochures?where[title][like]=%00',
  'brochures?sort=nothing',
  'brochures?depth=x',
  'brochures?locale=xx',
  'brochures/not-an-id',
  'brochures/not-an-id?depth=-1',
])('no malformed question is a fault of the server: %s', async (path) => {
  const response = await call('anna', 'GET', path)
  expect(response.status, await response.text()).toBeLessThan(500)
})

it('says in the language of the person who saves that someone else is editing', async () => {
  const id = await fixtures.createRetailer('edited', 'draft')
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'boris@example.com' } } })
  const user = { relationTo: 'users', value: docs[0]?.id ?? '' } as const
  await payload.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: 'retailers', value: id }, user },
  })
  const response = await call('anna', 'PATCH', `retailers/${id}?draft=true&locale=bg`, { name: 'Мое' })
  expect(response.status).toBe(423)
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining('друг редактира') }] })
})

it.each([
  { url: ['javascript:alert(1)'] },
  { url: { x: 'javascript:alert(1)' } },
  { url: 7 },
  { linkType: 7, url: '/x' },
  { linkType: 'internal', doc: 'x' },
  {},
  undefined,
  null,
  [],
  'x',
])('no link of a rich text is a fault of the server: %j', async (fields) => {
  const { id } = await payload.create({ collection: 'posts', draft: true, data: { title: 'Link', slug: 'link' } })
  const text = { type: 'text', version: 1, text: 'x', format: 0, detail: 0, mode: 'normal', style: '' }
  const node = { direction: 'ltr', format: '', indent: 0, version: 1 }
  const link = { ...node, type: 'link', id: 'a', fields, children: [text] }
  const body = { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children: [link] }] } }
  for (const query of ['draft=true&', 'draft=true&autosave=true&', '']) {
    const data = { text: body, ...(query ? {} : { _status: 'published' }) }
    const response = await call('anna', 'PATCH', `posts/${id}?${query}locale=bg`, data)
    expect(response.status, await response.text()).toBeLessThan(500)
  }
  await payload.delete({ collection: 'posts', id })
})

it.each(['p\0.png', 'p\u0007.png', 'p\u200B.png', '\u0001'])(
  'no name of a file is a fault of the server: %j',
  async (name) => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const body = new FormData()
    body.append('_payload', JSON.stringify({ alt: 'x' }))
    body.append('file', new File([png], name, { type: 'image/png' }))
    const response = await call('anna', 'POST', 'media?locale=bg', body)
    const text = await response.text()
    expect(response.status, text).toBeLessThan(500)
    expect(text).not.toMatch(/"filename":"[^"]*(?:\\u00|\p{Cc})/u)
  },
)

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

it.each([
  ['harmful.svg', 'image/svg+xml', script, 'скрипт'],
  ['notes.txt', 'text/plain', 'notes', 'вид файл'],
])('says in the language of the person who uploads why %s is refused', async (name, type, content, said) => {
  const body = new FormData()
  body.append('file', new File([content], name, { type }))
  const response = await call('anna', 'POST', 'media', body)
  expect(response.status).toBe(400)
  const text = await response.text()
  expect(text).toContain(said)
  expect(text).not.toMatch(/invalid:|not allowed|harmful/)
})
