import { initI18n } from '@payloadcms/translations'
import { type ArrayField, createLocalReq, type Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { richTextOverrides } from '@/admin/payload-texts/index'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { locales } from '@/i18n/routing'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'

const today = sofiaDay()

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)

const refusal = z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) })

async function problemsOf(write: Promise<unknown>): Promise<Record<string, string>> {
  const error: unknown = await write.then(
    () => null,
    (reason) => reason,
  )
  const { errors } = error === null ? { errors: [] } : refusal.parse(error).data
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
}

const speaking = async (language: (typeof locales)[number]) => {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  return createLocalReq({ req: { i18n } }, payload)
}

const german = () => speaking('de')

const redirect = async (from: string, to: string | null) =>
  payload.create({ collection: 'redirects', data: { from, to, status: '308' }, req: await german() })

it('every list in a form says what is added to it, in the language of the editor', () => {
  const { collections, globals } = payload.config
  const arraysIn = (fields: Field[]): ArrayField[] =>
    fields.flatMap((field) => {
      if (field.type === 'tabs') return field.tabs.flatMap((tab) => arraysIn(tab.fields))
      const inner = 'fields' in field ? arraysIn(field.fields) : []
      return field.type === 'array' ? [field, ...inner] : inner
    })
  const arrays = [...collections, ...globals].flatMap(({ fields }) => arraysIn(fields))
  expect(arrays.length).toBeGreaterThan(10)
  // Payload derives an English word from the name when no label is given.
  const unnamed = arrays.filter(({ admin, labels }) => !admin?.readOnly && typeof labels?.singular === 'string')
  expect(unnamed.map(({ name }) => name)).toEqual([])
})

describe('a form says beside the field what is wrong, in the language of the editor', () => {
  it.each([
    ['bg', 'Този адрес вече се използва. Изберете друг.'],
    ['de', 'Diese Adresse wird schon verwendet. Bitte wählen Sie eine andere.'],
    ['en', 'This address is already in use. Please choose another.'],
    ['ru', 'Этот адрес уже используется. Выберите другой.'],
  ] as const)('an address that is taken, in %s', async (language, sentence) => {
    const taken = await fixtures.published(await fixtures.createBrochure())
    const id = await fixtures.createBrochure()
    const req = await speaking(language)
    const data = { slug: taken.slug }
    expect(await problemsOf(payload.update({ collection: 'brochures', id, data, req }))).toEqual({ slug: sentence })
    expect(await problemsOf(payload.update({ collection: 'brochures', id: taken.id, data, req }))).toEqual({})
  })

  it('an address that belongs to the accounts, or has wrong letters', async () => {
    const id = await fixtures.createBrochure()
    const of = async (slug: string) =>
      problemsOf(payload.update({ collection: 'brochures', id, data: { slug }, req: await german() }))
    expect((await of('my-account')).slug).toMatch(/„account“ nicht enthalten/)
    expect((await of('Ä b')).slug).toMatch(/lateinische Kleinbuchstaben/)
  })

  it.each([
    ['bg', 'Този адрес е зает от самия сайт. Изберете друг.'],
    ['de', 'Diese Adresse verwendet die Website selbst. Bitte wählen Sie eine andere.'],
    ['en', 'This address is used by the site itself. Please choose another.'],
    ['ru', 'По этому адресу находится раздел самого сайта. Выберите другой.'],
  ] as const)('a page where a route of the site stands, in %s', async (language, sentence) => {
    const req = await speaking(language)
    const data = { title: 'Страница', slug: `searching-${language}`, layout: 'default' } as const
    const { id } = await payload.create({ collection: 'pages', draft: true, data })
    const at = (slug: string) => problemsOf(payload.update({ collection: 'pages', id, data: { slug }, req }))
    for (const slug of ['search', 'list', 'prices', 'c', 'admin', 'r', 'bg', '404']) {
      expect(await at(slug)).toEqual({ slug: sentence })
    }
    // Posts are below /blog, but the page /blog itself is editable.
    for (const slug of ['blog', `found-${language}`]) expect(await at(slug)).toEqual({})
  })

  it.each([
    [
      'bg',
      'Търговецът „Магазин unseen-bg“ не е публикуван, затова никой няма да вижда брошурата. Първо публикувайте него.',
    ],
    [
      'de',
      'Der Händler „Магазин unseen-de“ ist nicht veröffentlicht, deshalb würde niemand den Prospekt sehen. Veröffentlichen Sie zuerst den Händler.',
    ],
    [
      'en',
      'The retailer “Магазин unseen-en” is not published, so nobody would see the brochure. Publish the retailer first.',
    ],
    ['ru', 'Сеть «Магазин unseen-ru» не опубликована, поэтому брошюру никто не увидит. Сначала опубликуйте сеть.'],
  ] as const)('a shop that is not published, in %s', async (language, sentence) => {
    const retailer = await fixtures.createRetailer(`unseen-${language}`, 'draft')
    const id = await fixtures.createBrochure({ _status: 'draft', retailer })
    await fixtures.translate(id, 'Седмица')
    const data = { _status: 'published' } as const
    const publish = async () => payload.update({ collection: 'brochures', id, data, req: await speaking(language) })
    expect(await problemsOf(publish())).toEqual({ retailer: sentence })
    await payload.update({ collection: 'retailers', id: retailer, locale: 'bg', data })
    expect(await problemsOf(publish())).toEqual({})
  })

  it('a last day before the first', async () => {
    const id = await fixtures.createBrochure()
    const data = { validFrom: today, validTo: addDays(today, -1) }
    const write = payload.update({ collection: 'brochures', id, data, req: await german() })
    expect(await problemsOf(write)).toEqual({ validTo: 'Der letzte Tag liegt vor dem ersten.' })
  })

  it('a last day of an offer before its first', async () => {
    const brochure = await fixtures.createBrochure()
    const offer = { brochure, pageNumber: 1, title: 'Мляко', priceCents: 199 }
    const days = { validFrom: today, validTo: addDays(today, -1) }
    const sentence = { validTo: 'Der letzte Tag liegt vor dem ersten.' }
    const wrong = payload.create({ collection: 'offers', data: { ...offer, ...days }, req: await german() })
    expect(await problemsOf(wrong)).toEqual(sentence)
    const { id } = await payload.create({ collection: 'offers', data: { ...offer, validFrom: today } })
    const later = payload.update({ collection: 'offers', id, data: { validTo: days.validTo }, req: await german() })
    expect(await problemsOf(later)).toEqual(sentence)
  })

  it('a page that the brochure of an offer does not have', async () => {
    const offer = { brochure: await fixtures.createBrochure({ pages: 2 }), title: 'Мляко', priceCents: 199 }
    const sentence = { pageNumber: 'Diese Seite gibt es im Prospekt nicht.' }
    const wrong = payload.create({ collection: 'offers', data: { ...offer, pageNumber: 3 }, req: await german() })
    expect(await problemsOf(wrong)).toEqual(sentence)
    const { id } = await payload.create({ collection: 'offers', data: { ...offer, pageNumber: 2 } })
    const later = payload.update({ collection: 'offers', id, data: { pageNumber: 3 }, req: await german() })
    expect(await problemsOf(later)).toEqual(sentence)
  })

  it('no category', async () => {
    const id = await fixtures.createBrochure({ _status: 'draft' })
    await fixtures.translate(id, 'Ohne')
    const data = { category: undefined, _status: 'published' } as const
    const req = await german()
    await fixtures.run(`update _brochures_v set version_category_id = null where parent_id = '${id}'`)
    expect(await problemsOf(payload.update({ collection: 'brochures', id, data, req }))).toEqual({
      category: 'Pflichtfeld',
    })
  })

  it('a brochure that is related to itself', async () => {
    const id = await fixtures.createBrochure()
    const write = payload.update({ collection: 'brochures', id, data: { related: [id] }, req: await german() })
    expect((await problemsOf(write)).related).toBe(
      'Ein Prospekt kann nicht mit sich selbst verwandt sein. Bitte entfernen Sie ihn aus der Liste.',
    )
  })

  it('an IBAN with a wrong digit, while one with gaps is taken', async () => {
    const save = async (iban: string) =>
      payload.updateGlobal({ slug: 'shop-settings', data: { iban }, req: await german() })
    expect(await problemsOf(save('BG80BNBG96611020345687'))).toEqual({
      iban: 'Das ist keine gültige IBAN. Vergleichen Sie sie mit einem Kontoauszug.',
    })
    expect(await save('BG80 bnbg 9661 1020 3456 78')).toMatchObject({ iban: 'BG80BNBG96611020345678' })
  })

  it('a PDF that is none', async () => {
    const data = Buffer.from('<html></html>')
    const file = { data, name: 'x.pdf', mimetype: 'application/pdf', size: data.length }
    const upload = payload.create({ collection: 'brochure-files', data: {}, file, req: await german() })
    expect((await problemsOf(upload)).file).toMatch(/PDF/)
  })
})

describe('a redirect', () => {
  it('is the only one from its path', async () => {
    await redirect('/busy', '/a')
    const sentence = 'Von diesem Pfad gibt es schon eine Weiterleitung. Bitte ändern Sie diese.'
    expect(await problemsOf(redirect('/busy', '/b'))).toEqual({ from: sentence })
  })

  it('needs a target', async () => {
    expect((await problemsOf(redirect('/nowhere', null))).to).toMatch(/Dokument wählen/)
  })
})

it('corrects texts of the rich text editor that the editor has, over its own', () => {
  const { translations } = payload.config.i18n
  const texts = z.record(z.string(), z.record(z.string(), z.string()))
  const keys = (lexical: object) =>
    Object.entries(texts.parse(lexical)).flatMap(([feature, own]) => Object.keys(own).map((key) => `${feature}:${key}`))
  const { en, bg, de, ru } = z.record(z.string(), z.looseObject({ lexical: texts })).parse(translations)
  const known = keys(en?.lexical ?? {})
  expect(known).toContain('orderedList:label')
  for (const lexical of Object.values(richTextOverrides)) expect(known).toEqual(expect.arrayContaining(keys(lexical)))
  expect([bg, de, ru].map((language) => language?.lexical.orderedList?.label)).toEqual([
    'Номериран списък',
    'Nummerierte Liste',
    'Нумерованный список',
  ])
})
