import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { textAt } from '@/domain/text-key'
import { longestText } from '@/i18n/other-languages'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { type Editor, restEditors } from './rest-editors'

const { payload } = await freshCms()
await contentFixtures(payload)
const call = await restEditors(payload)

const typed = (was: string, now: string) => ({ was, now })
const block = {
  blockType: 'accordion',
  columns: 'columns1',
  heading: 'Въпроси',
  items: [{ question: 'Кога?' }, { question: 'Къде?' }],
}
const data = z.custom<never>().parse({ slug: 'nested', title: 'Заглавие', summary: 'Описание', blocks: [block] })
const { id: page } = await payload.create({ collection: 'pages', draft: true, locale: 'bg', data })

const form = z.looseObject({
  blocks: z.array(z.looseObject({ id: z.string(), items: z.array(z.looseObject({ id: z.string() })) })),
})
const open = async (who: Editor, locale = 'bg') =>
  form.parse(
    await (await call(who, 'GET', `pages/${page}?draft=true&depth=0&fallback-locale=null&locale=${locale}`)).json(),
  )
const save = (who: Editor, sent: object, locale = 'bg') =>
  call(who, 'PATCH', `pages/${page}?autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`, {
    ...sent,
    _status: 'draft',
  })
const stored = () => payload.findByID({ collection: 'pages', id: page, locale: 'all', draft: true, depth: 0 })

const first = await open('anna')
const heading = `blocks:${first.blocks[0]?.id}:heading`
const question = (at: number) => `blocks:${first.blocks[0]?.id}:items:${first.blocks[0]?.items[at]?.id}:question`

it('texts of blocks and rows are written in the other languages by one save, and follow their row when it moves', async () => {
  const opened = await open('anna')
  const blocks = opened.blocks.map((one) => ({ ...one, items: one.items.toReversed() }))
  const otherLanguages = {
    [heading]: { de: typed('', 'Fragen'), ru: typed('', 'Вопросы') },
    [question(1)]: { en: typed('', 'Where?') },
  }
  expect((await save('anna', { ...opened, blocks, otherLanguages })).status).toBe(200)
  const document = await stored()
  expect(textAt(document, heading)).toEqual({ bg: 'Въпроси', de: 'Fragen', ru: 'Вопросы' })
  expect(textAt(document, question(1))).toEqual({ bg: 'Къде?', en: 'Where?' })
  expect(textAt(document, question(0))).toEqual({ bg: 'Кога?' })
})

it('what someone else has written there meanwhile is not taken back', async () => {
  const anna = await open('anna')
  const boris = await open('boris', 'de')
  const german = boris.blocks.map((one) => ({ ...one, heading: 'Von Boris' }))
  expect((await save('boris', { ...boris, blocks: german }, 'de')).status).toBe(200)
  const otherLanguages = { [heading]: { de: typed('Fragen', 'Von Anna') } }
  expect((await save('anna', { ...anna, otherLanguages })).status).toBe(409)
  expect(textAt(await stored(), heading)).toMatchObject({ de: 'Von Boris' })
})

it('too long a text is refused, and a Bulgarian one that stands in for the others is not emptied', async () => {
  const long = { [heading]: { en: typed('', 'x'.repeat(400)) } }
  expect((await save('anna', { ...(await open('anna')), otherLanguages: long })).status).toBe(400)
  const empty = { [question(0)]: { bg: typed('Кога?', ' ') } }
  expect((await save('anna', { ...(await open('anna', 'de')), otherLanguages: empty }, 'de')).status).toBe(400)
  expect(textAt(await stored(), question(0))).toMatchObject({ bg: 'Кога?' })
})

it('every text of the forms that are saved so can be filled in beside the others', () => {
  const without: string[] = []
  const tooLong: string[] = []
  const look = (fields: readonly Field[], place: string) => {
    for (const field of fields) {
      const own = 'name' in field && field.name ? `${place}.${field.name}` : place
      if ('localized' in field && field.localized) {
        const leads = field.type === 'richText' || ('hasMany' in field && field.hasMany)
        if (leads ? !field.admin?.components?.afterInput : !field.admin?.components?.Field) without.push(own)
        if ('maxLength' in field && (field.maxLength ?? 0) > longestText) tooLong.push(own)
      }
      if (field.type === 'tabs') for (const tab of field.tabs) look(tab.fields, own)
      if (field.type === 'blocks') for (const one of field.blocks) look(one.fields, `${own}.${one.slug}`)
      if ('fields' in field) look(field.fields, own)
    }
  }
  for (const slug of ['brochures', 'pages', 'posts', 'products'] as const)
    look(payload.collections[slug].config.fields, slug)
  expect({ without, tooLong }).toEqual({ without: [], tooLong: [] })
})
