import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

const { payload, dataDir } = await freshCms({ NEW_SEARCHES_A_MINUTE: '20' })
const fixtures = await contentFixtures(payload)
const { GET } = await import('@/app/api/brochures/[slug]/words/route')

const found = z.object({ pages: z.array(z.object({ number: z.number() })) })

function ask(slug: string, q: string, from = '203.0.113.1'): Promise<Response> {
  const address = `http://localhost:3000/api/brochures/${slug}/words?${new URLSearchParams({ q })}`
  const request = new Request(address, { headers: { 'x-forwarded-for': from } })
  return visitorRequest(() => GET(request, { params: Promise.resolve({ slug }) }))
}

async function withWords(slug: string): Promise<void> {
  const id = await fixtures.createBrochure({ slug })
  const { rows } = await fixtures.run(sql`select hash from imports where brochure_id = ${id}`)
  const folder = join(dataDir, 'files', 'pages', String(rows[0]?.hash))
  await mkdir(folder, { recursive: true })
  const pages = [{ number: 1, words: [['Мляко', 0.1, 0.2, 0.3, 0.04]] }]
  await writeFile(join(folder, 'words.json'), JSON.stringify({ pages }))
}

it('a long text is searched for by its beginning', async () => {
  await withWords('with-words')
  for (const more of [0, 20, 60]) {
    const answer = await ask('with-words', `мляко ${'сирене '.repeat(more)}`)
    expect(answer.status).toBe(200)
    expect(found.parse(await answer.json()).pages.map(({ number }) => number)).toEqual([1])
  }
  expect((await ask('with-words', '  ')).status).toBe(400)
})

it('a network may have words read from files so often a minute, and search those in memory without a limit', async () => {
  const slugs = Array.from({ length: 7 }, (_, at) => `in-turn-${at}`)
  for (const slug of slugs) await withWords(slug)
  const statuses = async (asked: string[]) => {
    const all: number[] = []
    for (const slug of asked) all.push((await ask(slug, 'мляко', '203.0.113.2')).status)
    return all
  }
  // The words of six brochures stay in memory, so that those of seven in turn are read each time.
  expect(await statuses([...slugs, ...slugs].slice(0, 11))).toEqual([...Array(10).fill(200), 429])
  const refused = await ask('in-turn-3', 'мляко', '203.0.113.2')
  expect([refused.status, refused.headers.get('cache-control'), refused.headers.get('retry-after')]).toEqual([
    429,
    'no-store',
    '60',
  ])
  expect((await ask('in-turn-3', 'мляко', '203.0.113.3')).status).toBe(200)
  expect(new Set(await statuses(Array(30).fill('in-turn-3')))).toEqual(new Set([200]))
})
