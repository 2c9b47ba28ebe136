import { describe, expect, it } from 'vitest'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { type Editor, restEditors } from './rest-editors'

type Form = { updatedAt: string; title: string; website?: string | null }

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const call = await restEditors(payload)

async function open(who: Editor, id: string, locale = 'bg'): Promise<Form> {
  const answer = await call(who, 'GET', `brochures/${id}?draft=true&depth=0&fallback-locale=null&locale=${locale}`)
  return answer.json()
}

/** The form saves all fields that it shows, changed or not. */
function autosave(who: Editor, id: string, form: Form, locale = 'bg') {
  const query = `autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`
  return call(who, 'PATCH', `brochures/${id}?${query}`, { ...form, _status: 'draft' })
}

async function saved(answer: Promise<Response>): Promise<Form> {
  const response = await answer
  expect(response.status).toBe(200)
  return (await response.json()).doc
}

const stale = async (who: Editor, id: string, form: Form) =>
  (await call(who, 'GET', `brochures/${id}/stale?locale=bg&updatedAt=${encodeURIComponent(form.updatedAt)}`)).json()

describe.each(['draft', 'published'] as const)('two editors in one brochure (%s)', (_status) => {
  it('does not let the second take back what the first has saved', async () => {
    const id = await fixtures.createBrochure({ _status })
    const first = await open('anna', id)
    const second = await open('boris', id)
    const kept = await saved(autosave('anna', id, { ...first, title: 'Новото заглавие' }))
    const refused = await autosave('boris', id, { ...second, website: 'https://example.com' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ errors: [{ message: expect.stringContaining('Някой друг') }] })
    expect(await open('anna', id)).toMatchObject({ title: 'Новото заглавие' })
    const { updatedAt } = kept
    const changed = expect.arrayContaining([{ name: 'title', label: expect.any(String), value: 'Новото заглавие' }])
    expect(await stale('boris', id, second)).toEqual({ stale: true, theirs: { updatedAt, fields: changed } })
    expect(await stale('anna', id, kept)).toEqual({ stale: false })
    // With the time of the shown version, the later save wins.
    await saved(autosave('boris', id, { ...second, updatedAt, website: 'https://example.com' }))
  })

  it('lets two saves of the same instant take turns', async () => {
    const id = await fixtures.createBrochure({ _status })
    const [first, second] = await Promise.all([open('anna', id), open('boris', id)])
    const answers = await Promise.all([
      autosave('anna', id, { ...first, title: 'Едното заглавие' }),
      autosave('boris', id, { ...second, website: 'https://example.com' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('lets one editor save again and again', async () => {
    const id = await fixtures.createBrochure({ _status })
    let form = await open('anna', id)
    for (const title of ['Първо', 'Второ', 'Трето']) form = await saved(autosave('anna', id, { ...form, title }))
    expect(await open('anna', id)).toMatchObject({ title: 'Трето' })
  })

  it('lets both save in different languages', async () => {
    const id = await fixtures.createBrochure({ _status })
    const first = await open('anna', id)
    const second = await open('boris', id, 'de')
    await saved(autosave('anna', id, { ...first, title: 'Заглавие' }))
    await saved(autosave('boris', id, { ...second, title: 'Titel' }, 'de'))
    expect(await open('anna', id)).toMatchObject({ title: 'Заглавие' })
  })

  it('takes a finished import for no change', async () => {
    const id = await fixtures.createBrochure({ _status })
    const form = await open('anna', id)
    const activeImport = await fixtures.addPages(id, 2)
    await payload.update({ collection: 'brochures', id, draft: _status === 'draft', data: { activeImport } })
    await saved(autosave('anna', id, { ...form, title: 'След вноса' }))
  })
})

it('saves the same a second time without a word', async () => {
  const id = await fixtures.createBrochure({ _status: 'draft' })
  const form = { ...(await open('anna', id)), title: 'Едно и също' }
  await saved(autosave('anna', id, form))
  await saved(autosave('anna', id, form))
})

it('takes an older version back whatever came since', async () => {
  const id = await fixtures.createBrochure({ _status: 'draft' })
  const form = await open('anna', id)
  const [version] = (await payload.findVersions({ collection: 'brochures', where: { parent: { equals: id } } })).docs
  await saved(autosave('anna', id, { ...form, title: 'Нещо друго' }))
  const restored = await call('boris', 'POST', `brochures/versions/${version?.id}?draft=true`)
  expect(restored.status).toBe(200)
})

it('takes a brochure back to what is published, in every language', async () => {
  const id = await fixtures.createBrochure({ title: 'Публично' })
  for (const locale of ['bg', 'de'])
    await saved(autosave('anna', id, { ...(await open('anna', id, locale)), title: 'Чернова' }, locale))
  const path = `brochures/${id}?depth=0&fallback-locale=null&locale=bg`
  const published: Form = await (await call('boris', 'GET', path)).json()
  await saved(call('boris', 'PATCH', path, published))
  for (const locale of ['bg', 'de'])
    expect(await open('anna', id, locale)).toMatchObject({ title: `Публично ${locale}`, _status: 'published' })
})

describe('a form without autosave', () => {
  const opened = async (path: string): Promise<object> => (await call('anna', 'GET', path)).json()

  it('does not take back what was changed since it was opened', async () => {
    const brochure = await fixtures.createBrochure()
    const data = { brochure, pageNumber: 1, title: 'Мляко', priceCents: 1290 }
    const { id } = await payload.create({ collection: 'offers', data })
    const path = `offers/${id}?depth=0`
    const form = await opened(path)
    await payload.update({ collection: 'offers', id, data: { priceCents: 129 } })
    const refused = await call('anna', 'PATCH', path, { ...form, brand: 'Верея' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ errors: [{ message: expect.stringContaining('Някой друг') }] })
    expect(await payload.findByID({ collection: 'offers', id })).toMatchObject({ priceCents: 129 })
    const again = await saved(call('anna', 'PATCH', path, { ...(await opened(path)), brand: 'Верея' }))
    await saved(call('anna', 'PATCH', path, { ...again, brand: 'Пекар' }))
    expect(await payload.findByID({ collection: 'offers', id })).toMatchObject({ priceCents: 129, brand: 'Пекар' })
  })

  it('is saved as a draft again and again, and takes it back to what is published', async () => {
    const id = await fixtures.createRetailer()
    const path = `retailers/${id}?depth=0&fallback-locale=null&locale=bg`
    const published = await opened(path)
    const draft = await saved(call('anna', 'PATCH', `${path}&draft=true`, { ...published, _status: 'draft' }))
    await saved(call('anna', 'PATCH', `${path}&draft=true`, draft))
    await saved(call('anna', 'PATCH', path, published))
    expect((await call('anna', 'PATCH', path, { ...published, website: 'https://example.com' })).status).toBe(409)
  })

  it('is taken back to what is published in every language', async () => {
    const id = await fixtures.createRetailer()
    const path = (locale: string) => `retailers/${id}?depth=0&fallback-locale=null&locale=${locale}`
    const published = await opened(path('bg'))
    const draft = { description: 'Чернова', _status: 'draft' }
    for (const locale of ['bg', 'de']) {
      const form = await opened(`${path(locale)}&draft=true`)
      await saved(call('anna', 'PATCH', `${path(locale)}&draft=true`, { ...form, ...draft }))
    }
    await saved(call('boris', 'PATCH', path('bg'), published))
    for (const locale of ['bg', 'de']) {
      const shown = await opened(`${path(locale)}&draft=true`)
      expect(shown).toMatchObject({ _status: 'published' })
      expect(shown).not.toMatchObject({ description: 'Чернова' })
    }
  })

  it('does not take back the draft of a published document', async () => {
    const id = await fixtures.createRetailer()
    const path = `retailers/${id}?depth=0&fallback-locale=null&locale=bg`
    const form = await opened(path)
    const draft = { name: 'Новото име', _status: 'draft' }
    await saved(call('anna', 'PATCH', `${path}&draft=true`, { ...form, ...draft }))
    const older = { ...form, website: 'https://example.com' }
    expect((await call('boris', 'PATCH', `${path}&draft=true`, { ...older, _status: 'draft' })).status).toBe(409)
    expect((await call('boris', 'PATCH', path, older)).status).toBe(409)
    expect(await opened(`${path}&draft=true`)).toMatchObject(draft)
  })

  it('does not take back settings that were saved since it was opened', async () => {
    const path = 'globals/menus?depth=0&fallback-locale=null&locale=bg'
    const link = (label: string) => ({ header: [{ label, to: '/search' }] })
    expect((await call('anna', 'POST', path, link('Търсене'))).status).toBe(200)
    const form = await opened(path)
    expect((await call('anna', 'POST', path, { ...form, ...link('Намери') })).status).toBe(200)
    expect((await call('boris', 'POST', path, { ...form, ...link('Открий') })).status).toBe(409)
    expect(await opened(path)).toMatchObject(link('Намери'))
    expect((await call('boris', 'POST', path, { ...(await opened(path)), ...link('Открий') })).status).toBe(200)
  })
})
