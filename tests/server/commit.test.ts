import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { freshCms } from '../setup/cms'

const { payload } = await freshCms()

beforeAll(async () => {
  // A deferred trigger refuses at commit, as after a lost connection or on a full disk.
  await payload.db.drizzle.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused at commit'; end $$;
    create constraint trigger refuse_at_commit after insert or update on authors_locales
      deferrable initially deferred for each row when (new.name like 'refused%') execute function refuse();
  `)
})

const author = (name: string) => payload.create({ collection: 'authors', locale: 'bg', data: { name, slug: name } })
const named = async (name: string) => {
  const { totalDocs } = await payload.count({ collection: 'authors', where: { name: { equals: name } } })
  return totalDocs
}

it('says that a save has failed when the database refuses its commit', async () => {
  await expect(author('refused')).rejects.toThrow('Failed query: commit')
  expect(await named('refused')).toBe(0)
})

it('leaves no transaction behind, so that the next save is whole', async () => {
  const { id } = await author('kept')
  const renamed = payload.update({ collection: 'authors', id, locale: 'bg', data: { name: 'refused later' } })
  await expect(renamed).rejects.toThrow('Failed query: commit')
  expect(await named('kept')).toBe(1)
  await payload.update({ collection: 'authors', id, locale: 'bg', data: { name: 'renamed' } })
  expect(await named('renamed')).toBe(1)
  expect(Object.keys(payload.db.sessions ?? {})).toEqual([])
})
