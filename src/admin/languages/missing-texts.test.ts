import { describe, expect, it } from 'vitest'
import { missingIn, textNames, textsOf, untranslatedOf } from './missing-texts'

const rich = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})
const inAll = (text: string) => ({ bg: text, de: text, en: text, ru: text })
const noTexts = { bg: 0, de: 0, en: 0, ru: 0 }

describe('the texts that a language lacks', () => {
  it('are noTexts where all are written, and an empty text is not missed', () => {
    const document = {
      id: '1',
      title: inAll('Заглавие'),
      layout: [{ blockType: 'text', heading: { bg: '', de: null } }],
    }
    expect(untranslatedOf(document)).toEqual(noTexts)
  })

  it('are counted in blocks, in rows of blocks, in features and in rich texts', () => {
    const document = {
      title: inAll('Заглавие'),
      layout: [
        { blockType: 'steps', heading: { bg: 'Стъпки', en: 'Steps' }, rows: [{ id: 'a', text: { bg: 'Първа' } }] },
        { blockType: 'text', body: { bg: rich('Текст'), de: rich('Text'), en: rich(' ') } },
      ],
      rows: [{ name: { bg: 'Материя', de: 'Stoff', en: 'Fabric', ru: '' } }],
      features: { bg: ['Лен', 'Пере се на 30°'], de: ['Leinen'], en: [] },
    }
    expect(untranslatedOf(document)).toEqual({ bg: 0, de: 2, en: 3, ru: 5 })
  })

  it('are missed in Bulgarian too', () => {
    expect(untranslatedOf({ blocks: [{ text: { de: 'Nur deutsch' } }] })).toEqual({ bg: 1, de: 0, en: 1, ru: 1 })
  })

  it('are not what is no text: an id, a number, a link to another document, a picture in a rich text', () => {
    const picture = { root: { type: 'root', children: [{ type: 'upload', value: 'x' }] } }
    expect(untranslatedOf({ id: 'x', count: 4, rows: [{ media: 'y' }], body: { bg: picture, de: picture } })).toEqual({
      ...noTexts,
      en: 1,
      ru: 1,
    })
    expect(untranslatedOf(null)).toEqual(noTexts)
  })
})

const none = { title: '', summary: '', name: '', alt: '' }

describe('the languages that publishing waits for', () => {
  it('reads what the API gives with all languages', () => {
    const texts = textsOf({ id: '1', title: { bg: 'Свежо', de: 'Frisch' }, summary: { bg: 'Кратко', ru: null } })
    expect(texts.bg).toEqual({ ...none, title: 'Свежо', summary: 'Кратко' })
    expect(texts.de).toEqual({ ...none, title: 'Frisch' })
    expect(texts.ru).toEqual(none)
  })

  it.each([{}, null, { title: 'one language', summary: null }, { errors: [] }])(
    'takes %j as nothing written',
    (value) => expect(textsOf(value).en).toEqual(none),
  )

  it('names what is missing', () => {
    const names = textNames('pages')
    expect(missingIn({ ...none, title: 'a', summary: 'b' }, names)).toBe('ready')
    expect(missingIn({ ...none, title: ' ', summary: 'b' }, names)).toBe('missingTitle')
    expect(missingIn({ ...none, title: 'a' }, names)).toBe('missingSummary')
    expect(missingIn(none, names)).toBe('missingBoth')
    expect(missingIn({ ...none, title: 'a', summary: 'b' }, textNames('media'))).toBe('missingAlt')
    expect(missingIn(none, textNames('colours'))).toBe('missingName')
    expect(missingIn({ ...none, title: 'a' }, textNames('product-groups'))).toBe('ready')
  })
})
