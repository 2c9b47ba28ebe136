import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

const { payload, dataDir } = await freshCms()
const fixtures = await contentFixtures(payload)
const { GET } = await import('@/app/api/brochures/[slug]/words/route')

const found = z.object({ pages: z.array(z.object({ number: z.number() })) })

function ask(slug: string, q: string): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/brochures/${slug}/words?${new URLSearchParams({ q })}`)
  return visitorRequest(() => GET(request, { params: Promise.resolve({ slug }) }))
}

it('a long text is searched for by its beginning', async () => {
  const id = await fixtures.createBrochure({ slug: 'with-words' })
  const { rows } = await fixtures.run(sql`select hash from imports where brochure_id = ${id}`)
  const folder = join(dataDir, 'files', 'pages', String(rows[0]?.hash))
  await mkdir(folder, { recursive: true })
  const pages = [{ number: 1, words: [['Мляко', 0.1, 0.2, 0.3, 0.04]] }]
  await writeFile(join(folder, 'words.json'), JSON.stringify({ pages }))
  for (const more of [0, 20, 60]) {
    const answer = await ask('with-words', `мляко ${'сирене '.repeat(more)}`)
    expect(answer.status).toBe(200)
    expect(found.parse(await answer.json()).pages.map(({ number }) => number)).toEqual([1])
  }
  expect((await ask('with-words', '  ')).status).toBe(400)
})
