import { expect, it } from 'vitest'
import { z } from 'zod'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { restEditors } from './rest-editors'

const { payload } = await freshCms()
await contentFixtures(payload)
const call = await restEditors(payload)

const form = z.looseObject({ id: z.string(), slug: z.string().nullish(), updatedAt: z.string() })
const created = z.object({ doc: form })

async function opened(collection: 'pages' | 'posts' | 'products') {
  const made = await call('anna', 'POST', `${collection}?draft=true&autosave=true&depth=0&locale=bg`, {
    _status: 'draft',
  })
  const { id } = created.parse(await made.json()).doc
  const read = async () =>
    form.parse(await (await call('anna', 'GET', `${collection}/${id}?draft=true&depth=0&locale=bg`)).json())
  const save = async (changes: object, locale = 'bg') => {
    const path = `${collection}/${id}?autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`
    expect((await call('anna', 'PATCH', path, { ...(await read()), _status: 'draft', ...changes })).status).toBe(200)
    return (await read()).slug
  }
  return { id, save }
}

it.each(['pages', 'posts', 'products'] as const)(
  'the address of one of the %s follows its Bulgarian title until somebody edits it',
  async (collection) => {
    const one = await opened(collection)
    expect(await one.save({ title: 'Сезонът на ябълките' })).toBe('sezonat-na-yabalkite')
    expect(await one.save({ title: 'Сезонът на сливите' })).toBe('sezonat-na-slivite')
    const beside = { title: { bg: { was: 'Сезонът на сливите', now: 'Есенни сливи' } } }
    expect(await one.save({ title: 'Pflaumen', otherLanguages: beside }, 'de')).toBe('esenni-slivi')
    const other = await opened(collection)
    expect(await other.save({ title: 'Есенни сливи' })).toBe('esenni-slivi-2')
    expect(await one.save({ slug: 'slivi' })).toBe('slivi')
    expect(await one.save({ title: 'Зимни сливи' })).toBe('slivi')
  },
)

it('the address of a page that visitors know stays, and none is one of the site itself', async () => {
  const page = await opened('pages')
  expect(await page.save({ title: 'Списък' })).toBe('spisak')
  await payload.db.updateOne({ collection: 'pages', id: page.id, data: { _status: 'published', slug: 'spisak' } })
  expect(await page.save({ title: 'Друг списък' })).toBe('spisak')
  const reserved = await opened('pages')
  expect(await reserved.save({ title: 'Prices' })).toBe('prices-2')
  for (const slug of ['login', 'admin', 'shop-checkout', 'legal', 'de']) {
    for (const query of ['draft=true', 'draft=true&autosave=true']) {
      const answer = await call('anna', 'PATCH', `pages/${reserved.id}?${query}&locale=bg`, { slug, _status: 'draft' })
      expect([answer.status, JSON.stringify(await answer.json())]).toEqual([400, expect.stringContaining('"slug"')])
      const made = await call('anna', 'POST', `pages?${query}&locale=bg`, { slug, title: slug, _status: 'draft' })
      expect(made.status).toBe(400)
    }
  }
  expect(await reserved.save({})).toBe('prices-2')
})
