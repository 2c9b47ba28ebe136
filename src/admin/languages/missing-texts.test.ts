import { describe, expect, it } from 'vitest'
import { missingIn, textsOf } from './missing-texts'

describe('the languages that publishing waits for', () => {
  it('reads what the API gives with all languages', () => {
    const texts = textsOf({ id: '1', title: { bg: 'Свежо', de: ' Frisch ' }, summary: { bg: 'Кратко', ru: null } })
    expect(texts.bg).toEqual({ title: 'Свежо', summary: 'Кратко' })
    expect(texts.de).toEqual({ title: 'Frisch', summary: '' })
    expect(texts.ru).toEqual({ title: '', summary: '' })
  })

  it.each([{}, null, { title: 'one language', summary: null }, { errors: [] }])(
    'takes %j as nothing written',
    (value) => expect(textsOf(value).en).toEqual({ title: '', summary: '' }),
  )

  it('names what is missing', () => {
    expect(missingIn({ title: 'a', summary: 'b' })).toBe('ready')
    expect(missingIn({ title: '', summary: 'b' })).toBe('missingTitle')
    expect(missingIn({ title: 'a', summary: '' })).toBe('missingSummary')
    expect(missingIn({ title: '', summary: '' })).toBe('missingBoth')
  })
})
