import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import { writeProductGroups } from '../../seed/write/product-groups'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { idOf, namedFacets, numberOf } = await import('@/features/search/labels')
const { groupsWith } = await import('@/features/search/tsquery')
const { namesWith } = await import('@/features/search/chains')
const { termsOf } = await import('@/features/search/terms')
const { waitForInvalidations, listenForInvalidations } = await import('@/server/cache/listener')
const { notify } = await import('@/server/cache/invalidate')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { tag } = await import('@/server/cache/tags')

const ids = (await sampleShops(cms)).ids

beforeAll(async () => {
  await writeProductGroups(cms)
  atEnd(await listenForInvalidations())
})

const named = async (table: Parameters<typeof namedFacets>[0], id: string | undefined, locale: 'bg' | 'de' = 'bg') =>
  (await namedFacets(table, [{ id: id ?? '', count: 1 }], locale))[0]

describe('the names of what a search is narrowed to', () => {
  it('are read once and stay until something of them changes', async () => {
    expect(await named('retailers', ids.zora)).toMatchObject({ value: 'zora', name: { text: 'Зора', lang: 'bg' } })
    await (await db()).execute(sql`update retailers set name = 'Unheard' where id = ${ids.zora}::uuid`)
    expect((await named('retailers', ids.zora))?.name?.text).toBe('Зора')
  })

  it('are new with the next search after an editor has changed them, the address too', async () => {
    await cms.update({ collection: 'retailers', id: ids.veselka ?? '', data: { name: 'Весела', slug: 'vesela' } })
    await waitForInvalidations()
    expect(await named('retailers', ids.veselka)).toMatchObject({ value: 'vesela', name: { text: 'Весела' } })
    expect(await idOf('retailers', 'veselka')).toBeNull()

    expect((await named('categories', ids.toys, 'de'))?.name).toEqual({ text: 'Играчки', lang: 'bg' })
    await cms.update({ collection: 'categories', id: ids.toys ?? '', locale: 'de', data: { name: 'Spielzeug' } })
    await waitForInvalidations()
    expect((await named('categories', ids.toys, 'de'))?.name).toEqual({ text: 'Spielzeug', lang: 'de' })

    const number = await numberOf('groups', 'butter')
    expect((await named('groups', String(number)))?.value).toBe('butter')
    const { docs } = await cms.find({ collection: 'product-groups', where: { slug: { equals: 'butter' } } })
    await cms.update({
      collection: 'product-groups',
      id: docs[0]?.id ?? '',
      locale: 'de',
      data: { title: 'Feine Butter' },
    })
    await waitForInvalidations()
    expect((await named('groups', String(number), 'de'))?.name?.text).toBe('Feine Butter')
  })

  it('of what is not public any more are left out', async () => {
    expect(await idOf('retailers', 'zora')).toBe(ids.zora)
    await cms.update({ collection: 'retailers', id: ids.zora ?? '', data: { _status: 'draft' } })
    await waitForInvalidations()
    expect(await named('retailers', ids.zora)).toBeUndefined()
    expect(await idOf('retailers', 'zora')).toBeNull()
    expect(await idOf('retailers', undefined)).toBeUndefined()
  })

  it('of a chain are those of its retailer once that is public, and of its further chains their own', async () => {
    const data = { name: 'Магазин', slug: 'magazin', colour: '#336699', _status: 'draft' } as const
    const { id: retailer } = await cms.create({ collection: 'retailers', data, draft: true })
    const { rows } = await (await db()).execute(sql`
      insert into prices.chains (name, slug, invented, retailer_id)
      select name, slug, false, ${retailer}::uuid from (values ('МАГАЗИН', 'veriga'), ('МаГаЗиН', 'veriga-2')) known (name, slug)
      returning id::text`)
    const [first, second] = rows.map(({ id }) => String(id))
    await notify([tag.prices], await db())
    await waitForInvalidations()
    expect(await named('chains', first)).toMatchObject({ value: 'veriga', name: { text: 'МАГАЗИН' } })
    expect(await idOf('chains', 'magazin')).toBeNull()

    await cms.update({ collection: 'retailers', id: retailer, data: { _status: 'published' } })
    await waitForInvalidations()
    expect(await named('chains', first)).toMatchObject({ value: 'magazin', name: { text: 'Магазин' } })
    expect(await named('chains', second)).toMatchObject({ value: 'veriga-2', name: { text: 'МаГаЗиН' } })
    expect([await idOf('chains', 'magazin'), await idOf('chains', 'veriga-2')]).toEqual([first, second])
  })

  it('of the chains of a retailer are those of each alone, whichever has its address already', async () => {
    const data = { name: 'Капана', slug: 'kapana', colour: '#336699', _status: 'published' } as const
    const { id: retailer } = await cms.create({ collection: 'retailers', data })
    const database = await db()
    const { rows } = await database.execute(sql`
      insert into prices.chains (name, slug, invented, retailer_id)
      select name, slug, invented, ${retailer}::uuid from (values
        ('Капана (пример)', 'kapana-primer', true), ('Капана България', 'kapana-bg', false), ('Капана', 'kapana', false)
      ) known (name, slug, invented)
      returning id::text`)
    const [invented, other, own] = rows.map(({ id }) => String(id))
    const values = async () => {
      await notify([tag.prices], database)
      await waitForInvalidations()
      return Promise.all([invented, other, own].map(async (id) => (await named('chains', id))?.value))
    }
    expect(await values()).toEqual(['kapana-primer', 'kapana-bg', 'kapana'])
    expect(await idOf('chains', 'kapana')).toBe(own)
    await database.execute(sql`update prices.chains set slug = 'kapana-2' where id = ${own}::integer`)
    expect(await values()).toEqual(['kapana-primer', 'kapana', 'kapana-2'])

    // A chain that came first and is nobody of ours has the address.
    await database.execute(sql`
      update prices.chains set slug = 'kapana', retailer_id = null where id = ${invented}::integer`)
    await values()
    expect(await idOf('chains', 'kapana')).toBe(other)
  })
})

describe('the words of names', () => {
  it('are read once and stay until something of them changes', async () => {
    const called = (name: string) => namesWith([], termsOf(name, 'bg'))
    expect(await called('весела')).toHaveLength(1)
    await (await db()).execute(sql`delete from search.documents_name where id = ${ids.veselka}::uuid`)
    expect(await called('весела')).toHaveLength(1)
    await cms.update({ collection: 'retailers', id: ids.veselka ?? '', data: { name: 'Усмивка' } })
    await waitForInvalidations()
    expect(await called('весела')).toEqual([])
    expect(await called('усмивка')).toMatchObject([{ id: ids.veselka, whole: true }])
  })

  it('of a group are new after an editor has changed them', async () => {
    const { docs } = await cms.find({ collection: 'product-groups', where: { slug: { equals: 'butter' } } })
    const [butter] = docs
    expect(await groupsWith(normalise('алпентраум'))).toEqual([])
    await cms.update({
      collection: 'product-groups',
      id: butter?.id ?? '',
      locale: 'bg',
      data: { synonyms: 'Алпентраум' },
    })
    await waitForInvalidations()
    expect(await groupsWith(normalise('алпентраум'))).toMatchObject([{ number: butter?.number }])
  })

  it('are those of the new index after it was rebuilt, as after a release that stems words otherwise', async () => {
    const database = await db()
    // As an older index that a process has read: its words are stemmed in another way.
    await database.execute(sql`delete from search.documents_name`)
    await database.execute(sql`delete from search.groups`)
    await notify([tag.retailers, tag.productGroups], database)
    await waitForInvalidations()
    const [toys, butter] = [termsOf('играчки', 'bg').flatMap(({ words }) => words), normalise('масло')]
    expect([await namesWith(toys, []), await groupsWith(butter)]).toEqual([[], []])

    await rebuildSearchIndex()
    await waitForInvalidations()
    expect(await namesWith(toys, [])).toMatchObject([{ id: ids.toys }])
    expect(await groupsWith(butter)).not.toEqual([])
  })
})
