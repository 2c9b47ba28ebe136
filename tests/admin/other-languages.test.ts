import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { type Editor, restEditors } from './rest-editors'

type Form = { updatedAt: string; title: string; summary: string; otherLanguages?: object }

const { payload } = await freshCms()
await contentFixtures(payload)
const call = await restEditors(payload)

const autosaved = 'autosave=true&draft=true&depth=0&fallback-locale=null'
let page = ''

beforeAll(async () => {
  const data = { slug: 'translated', title: 'Заглавие', summary: 'Описание' }
  page = (await payload.create({ collection: 'pages', draft: true, locale: 'bg', data })).id
})

async function open(who: Editor, locale = 'bg'): Promise<Form> {
  const answer = await call(who, 'GET', `pages/${page}?draft=true&depth=0&fallback-locale=null&locale=${locale}`)
  return answer.json()
}

const autosave = (who: Editor, form: Form, locale = 'bg') =>
  call(who, 'PATCH', `pages/${page}?${autosaved}&locale=${locale}`, { ...form, _status: 'draft' })

const publish = (who: Editor, form: Form, more = '') =>
  call(who, 'PATCH', `pages/${page}?depth=0&fallback-locale=null&locale=bg${more}`, { ...form, _status: 'published' })

const inAll = async (draft: boolean) => {
  const { title, summary } = await payload.findByID({ collection: 'pages', id: page, locale: 'all', draft, depth: 0 })
  return { title, summary }
}

const typed = (was: string, now: string) => ({ was, now })

describe('a form that is written in four languages at once', () => {
  it('saves them in one draft, and leaves alone what nobody typed in', async () => {
    const before = await payload.countVersions({ collection: 'pages', where: { parent: { equals: page } } })
    const form = await open('anna')
    const otherLanguages = { title: { de: typed('', 'Titel'), ru: typed('', 'Название') } }
    expect((await autosave('anna', { ...form, title: 'Ново', otherLanguages })).status).toBe(200)
    expect(await inAll(true)).toEqual({
      title: { bg: 'Ново', de: 'Titel', ru: 'Название' },
      summary: { bg: 'Описание', de: null, ru: null },
    })
    const after = await payload.countVersions({ collection: 'pages', where: { parent: { equals: page } } })
    expect(after.totalDocs - before.totalDocs).toBeLessThanOrEqual(1)

    const german = await open('boris', 'de')
    expect(german.title).toBe('Titel')
    const back = { summary: { bg: typed('Описание', 'Друго') } }
    expect((await autosave('boris', { ...german, title: 'Neu', otherLanguages: back }, 'de')).status).toBe(200)
    expect(await inAll(true)).toMatchObject({
      title: { bg: 'Ново', de: 'Neu', ru: 'Название' },
      summary: { bg: 'Друго' },
    })
  })

  it('is refused where someone else has written in one of those languages since, and only there', async () => {
    const [anna, boris] = await Promise.all([open('anna'), open('boris', 'de')])
    expect((await autosave('boris', { ...boris, title: 'Von Boris' }, 'de')).status).toBe(200)
    const taking = { ...anna, otherLanguages: { title: { de: typed('Neu', 'Von Anna') } } }
    const refused = await autosave('anna', taking)
    expect(refused.status).toBe(409)
    expect(await inAll(true)).toMatchObject({ title: { de: 'Von Boris' } })
    const beside = { ...anna, otherLanguages: { title: { en: typed('', 'By Anna') } } }
    expect((await autosave('anna', beside)).status).toBe(200)
    expect(await inAll(true)).toMatchObject({ title: { de: 'Von Boris', en: 'By Anna' } })
  })

  it('refuses a text that is too long for its field, and what no form sends', async () => {
    const form = await open('anna')
    for (const title of [{ en: typed('By Anna', 'x'.repeat(121)) }, { fr: typed('', 'x') }, 'x']) {
      const refused = await autosave('anna', { ...form, otherLanguages: { title } })
      expect(refused.status).toBe(400)
      const said = JSON.stringify(await refused.json())
      expect(said).toContain('твърде дълъг')
      expect(said).toContain('Заглавие')
    }
    expect(await inAll(true)).toMatchObject({ title: { en: 'By Anna' } })
  })

  it('publishes what is typed with the same press, and a draft changes nothing public', async () => {
    const missing = await publish('anna', await open('anna'))
    expect(missing.status).toBe(400)
    const otherLanguages = {
      summary: { de: typed('', 'Kurz'), en: typed('', 'Short'), ru: typed('', 'Кратко') },
    }
    expect((await publish('anna', { ...(await open('anna')), otherLanguages })).status).toBe(200)
    const published = await inAll(false)
    expect(published.summary).toEqual({ bg: 'Друго', de: 'Kurz', en: 'Short', ru: 'Кратко' })

    const draft = { ...(await open('anna')), otherLanguages: { title: { en: typed('By Anna', 'Later') } } }
    expect((await autosave('anna', draft)).status).toBe(200)
    expect(await inAll(false)).toEqual(published)
    expect(await inAll(true)).toMatchObject({ title: { en: 'Later' } })
    const emptied = { ...(await open('anna')), otherLanguages: { summary: { ru: typed('Кратко', ' ') } } }
    expect((await publish('anna', emptied)).status).toBe(400)
  })

  it('keeps what was typed in another language a draft where only one language is published', async () => {
    const before = await inAll(false)
    const form = { ...(await open('anna')), title: 'Само български' }
    const otherLanguages = { summary: { de: typed('Kurz', 'Noch nicht') } }
    const one = await publish('anna', { ...form, otherLanguages }, '&publishSpecificLocale=bg')
    expect(one.status).toBe(200)
    expect(await inAll(false)).toMatchObject({ title: { bg: 'Само български' }, summary: before.summary ?? {} })
    expect(await inAll(true)).toMatchObject({ summary: { de: 'Noch nicht' } })
  })

  it('writes the alternative text of a picture in four languages', async () => {
    const file = {
      data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      mimetype: 'image/svg+xml',
      name: 'alt.svg',
      size: 62,
    }
    const { id } = await payload.create({ collection: 'media', data: { alt: 'Мляко' }, file, locale: 'bg' })
    const otherLanguages = { alt: { de: typed('', 'Milch'), en: typed('', 'Milk') } }
    const answer = await call('anna', 'PATCH', `media/${id}?locale=bg&depth=0`, { alt: 'Прясно мляко', otherLanguages })
    expect(answer.status).toBe(200)
    const { alt } = await payload.findByID({ collection: 'media', id, locale: 'all' })
    expect(alt).toEqual({ bg: 'Прясно мляко', de: 'Milch', en: 'Milk' })
  })
})

describe('what has a name alone', () => {
  it('is named and renamed in four languages by one save, and the goods under it are found by the new names', async () => {
    const others = { de: typed('', 'Bordeaux'), en: typed('', 'Burgundy'), ru: typed('', 'Бордовый') }
    const colour = { name: 'Бордо', hex: '#660022', slug: 'burgundy', otherLanguages: { name: others } }
    const made = await call('anna', 'POST', 'colours?depth=0&locale=bg', colour)
    expect(made.status).toBe(201)
    const { doc } = z.object({ doc: z.object({ id: z.string() }) }).parse(await made.json())
    const names = async () => (await payload.findByID({ collection: 'colours', id: doc.id, locale: 'all' })).name
    expect(await names()).toEqual({ bg: 'Бордо', de: 'Bordeaux', en: 'Burgundy', ru: 'Бордовый' })

    const renamed = { name: 'Бордо', otherLanguages: { name: { de: typed('Bordeaux', 'Weinrot') } } }
    expect((await call('anna', 'PATCH', `colours/${doc.id}?depth=0&locale=bg`, renamed)).status).toBe(200)
    expect(await names()).toMatchObject({ bg: 'Бордо', de: 'Weinrot' })
    const { rows } = await payload.db.pool.query('select key from graphile_worker.jobs')
    expect(rows).toContainEqual({ key: `indexGoodsUnder colour ${doc.id}` })
  })
})
