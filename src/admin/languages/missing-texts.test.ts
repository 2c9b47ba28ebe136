import { describe, expect, it } from 'vitest'
import { missingIn, textNames, textsOf } from './missing-texts'

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
