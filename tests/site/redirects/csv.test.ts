import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { shownRedirectPlan } from '@/admin/redirects/redirect-panel'
import { contentFixtures } from '../../content/content-fixtures'
import { freshCms } from '../../setup/cms'
import { hearTags } from '../../setup/hear-tags'

const { payload, url } = await freshCms()
const { importRedirects, redirectEndpoints } = await import('@/features/site/redirects/csv/endpoints')

const fixtures = await contentFixtures(payload)
const told = await hearTags(url)
beforeEach(async () => {
  await fixtures.run('delete from redirects')
})

async function run(text: string, { removeOthers = false, apply = null as string | null } = {}) {
  const req = await createLocalReq({}, payload)
  const answer = await importRedirects(req, new TextEncoder().encode(text), { removeOthers, apply })
  shownRedirectPlan.parse(answer.plan)
  return answer
}

async function read(text: string, removeOthers = false) {
  const { plan } = await run(text, { removeOthers })
  return run(text, { removeOthers, apply: plan.token })
}

async function stored(): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', depth: 0, pagination: false })
  return docs.map(({ from, to, document, status }) => `${from} ${document?.relationTo ?? to} ${status}`)
}

const problems = async (text: string) =>
  (await run(text)).plan.errors.map(({ line, problem, value }) => `${line} ${problem} ${value}`.trim())

describe('a table of redirects', () => {
  it('creates, changes and, when told so, removes, and a dry run does none of it', async () => {
    await fixtures.createBrochure({ slug: 'week-47' })
    const text = 'from;to;document;status\n/a;/list;;301\n/b;;brochures/week-47;\n/de/c/;https://x.example/;;302\n'
    expect((await run(text)).plan).toMatchObject({ create: [{}, {}, {}], errors: [] })
    expect(await stored()).toEqual([])
    expect((await read(text)).done).toBe(true)
    expect(await stored()).toEqual(['/a /list 301', '/b brochures 308', '/de/c https://x.example/ 302'])
    const again = await read('from,to,status\n/a,/prices,301\n/b,,308\n', true)
    expect(again.plan).toMatchObject({ create: [], change: [{ line: 2 }], remove: [{ from: '/de/c' }], same: 1 })
    expect(await stored()).toEqual(['/a /prices 301', '/b brochures 308'])
  })

  it('leads to a new address instead of the document that it led to, unless the file names that document', async () => {
    const document = { relationTo: 'brochures', value: await fixtures.createBrochure({ slug: 'renamed' }) } as const
    await payload.create({ collection: 'redirects', data: { from: '/old', document, status: '308' } })
    await read('from;to\n/old;/list\n')
    expect(await stored()).toEqual(['/old /list 308'])
    await read('from;to;document\n/old;/prices;brochures/renamed\n')
    expect(await stored()).toEqual(['/old brochures 308'])
    expect((await run('from;to\n/old;/prices\n')).plan).toMatchObject({ change: [], same: 1 })
  })

  it('is on the next request of every address that it names or leaves out', async () => {
    await told()
    await read('from;to\n/a;/list\n/b;/prices\n')
    expect(await told()).toEqual(['address:/a', 'address:/b'])
    await read('from;to\n/b;/list\n/c;/list\n', true)
    expect((await told()).sort()).toEqual(['address:/a', 'address:/b', 'address:/c'])
    const many = (count: number) => Array.from({ length: count }, (_, at) => `/many-${at};/list\n`).join('')
    await read(`from;to\n${many(500)}`)
    expect(await told()).toHaveLength(500)
    await read(`from;to\n${many(501).replaceAll('/list', '/prices')}`)
    expect(await told(), 'a tag of them all is shorter').toEqual(['redirects'])
  })

  it('is read with addresses of letters that take two bytes, however long', async () => {
    await told()
    const paths = Array.from({ length: 60 }, (_, at) => `/${'ж'.repeat(490)}-${at}`)
    expect((await read(`from;to\n${paths.map((path) => `${path};/list\n`).join('')}`)).done).toBe(true)
    expect((await told()).sort()).toEqual(paths.map((path) => `address:${path}`).sort())
  })

  it('comes back as it was saved, in each language of the CMS', async () => {
    await read('from;to\n/a;/list\n/b;https://x.example/?a=1;\n')
    const handler = redirectEndpoints.find(({ method }) => method === 'get')?.handler
    for (const language of ['bg', 'de', 'en', 'ru'] as const) {
      const req: PayloadRequest = await createLocalReq({}, payload)
      const user = await payload.create({
        collection: 'users',
        data: { email: `${language}@example.com`, password: 'long-enough-for-a-test', role: 'editor' },
      })
      Object.assign(req, { user: { ...user, collection: 'users' }, i18n: { ...req.i18n, language } })
      const text = await (await handler?.(req))?.text()
      expect(text).toContain('/list')
      expect((await run(text ?? '')).plan).toMatchObject({ create: [], change: [], same: 2, errors: [] })
    }
  })

  it('is open to staff alone', async () => {
    for (const { handler } of redirectEndpoints) {
      expect((await handler(await createLocalReq({}, payload))).status).toBe(403)
    }
  })

  it.each([
    ['a path', 'from;to\nold;/list\n', '2 path old'],
    ['a path twice', 'from;to\n/a;/list\n/a/;/prices\n', '3 samePath /a/'],
    ['a target', 'from;to\n/a;list\n', '2 target list'],
    ['no target', 'from;to\n/a;\n', '2 target'],
    ['a long path', `from;to\n/${'a'.repeat(500)};/list\n`, `2 tooLong /${'a'.repeat(500)}`],
    ['a long target', `from;to\n/a;/${'b'.repeat(1000)}\n`, `2 tooLong /${'b'.repeat(1000)}`],
    ['a document', 'from;document\n/a;brochures/none\n', '2 document brochures/none'],
    ['a status', 'from;to;status\n/a;/list;303\n', '2 status 303'],
    ['a loop', 'from;to\n/a;/b\n/b;/a\n', '2 loop /b'],
    ['a chain', 'from;to\n/a;/b\n/b;/c\n', '2 chain /b'],
  ])('says what is wrong with %s, and then does nothing', async (_name, text, problem) => {
    expect(await problems(text)).toContain(problem)
    const { plan } = await run(text)
    expect((await run(text, { apply: plan.token })).done).toBe(false)
    expect(await stored()).toEqual([])
  })

  it('counts what is stored for its chains, unless it changes or removes that', async () => {
    await read('from;to\n/b;/c\n')
    expect(await problems('from;to\n/a;/b\n')).toEqual(['2 chain /b'])
    expect(await problems('from;to\n/c;/d\n')).toEqual(['2 chained /b'])
    expect(await problems('from;to\n/a;/b\n/b;/c\n')).not.toEqual([])
    expect((await run('from;to\n/a;/b\n', { removeOthers: true })).plan.errors).toEqual([])
  })

  it('is not carried out when the redirects have changed since it was shown', async () => {
    const { plan } = await run('from;to\n/a;/list\n')
    await payload.create({ collection: 'redirects', data: { from: '/meanwhile', to: '/list', status: '308' } })
    expect((await run('from;to\n/a;/list\n', { apply: plan.token })).done).toBe(false)
  })

  it('is carried out although visitors have followed redirects since it was shown', async () => {
    await read('from;to\n/a;/list\n')
    const { plan } = await run('from;to\n/a;/prices\n')
    await fixtures.run('update redirects set hits = hits + 1')
    expect((await run('from;to\n/a;/prices\n', { apply: plan.token })).done).toBe(true)
    expect(await stored()).toEqual(['/a /prices 308'])
  })

  it('of 50,000 lines is read at once', async () => {
    const lines = Array.from({ length: 50_000 }, (_, n) => `/many/${n};/list`)
    expect((await read(`from;to\n${lines.join('\n')}\n`)).done).toBe(true)
    expect((await payload.count({ collection: 'redirects' })).totalDocs).toBe(50_000)
  })
})
