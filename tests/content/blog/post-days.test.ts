import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { locales } from '@/i18n/routing'
import { freshCms } from '../../setup/cms'
import { postFixtures } from './post-fixtures'

const { payload } = await freshCms()
const fixtures = postFixtures(payload)

const openInMarch = (id: string) =>
  payload.db.drizzle.execute(sql`update posts set created_at = '2026-03-01T10:00:00Z' where id = ${id}`)

/** Its form was opened on the first of March. */
async function draft(publishedOn: string): Promise<string> {
  const id = await fixtures.createPost({ _status: 'draft', publishedOn })
  for (const locale of locales) {
    const data = { title: `Title ${locale}`, summary: `Summary ${locale}` }
    await payload.update({ collection: 'posts', id, locale, draft: true, data })
  }
  await openInMarch(id)
  return id
}

type Change = { publishedOn?: string; _status: 'draft' | 'published' }

const dayAfter = async (id: string, data: Change) =>
  (await payload.update({ collection: 'posts', id, locale: 'bg', data })).publishedOn

it('a post that nobody has dated bears the day on which it is first published, and keeps what is typed later', async () => {
  const id = await draft('2026-03-01')
  expect(await dayAfter(id, { _status: 'published' })).toBe(sofiaDay())
  expect(await dayAfter(id, { _status: 'published', publishedOn: '2026-03-01' })).toBe('2026-03-01')
  await dayAfter(id, { _status: 'draft' })
  await openInMarch(id)
  expect(await dayAfter(id, { _status: 'published' })).toBe('2026-03-01')
})

it('a post keeps the day that an editor has given it', async () => {
  expect(await dayAfter(await draft('2026-01-05'), { _status: 'published' })).toBe('2026-01-05')
})
