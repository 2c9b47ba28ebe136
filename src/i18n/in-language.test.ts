import { describe, expect, it } from 'vitest'
import { inLanguage } from './in-language'

const texts = (bg: string, de?: string) => ({ bg, de })

describe('a document in one language', () => {
  it('shows the texts of that language, and keeps what has none', () => {
    const stored = { id: 'b', count: 3, flag: false, gone: null, heading: texts('Здравей', 'Hallo') }
    expect(inLanguage(stored, 'de')).toEqual({ id: 'b', count: 3, flag: false, gone: null, heading: 'Hallo' })
    expect(inLanguage(stored, 'bg').heading).toBe('Здравей')
  })

  it('shows what is not fully translated in Bulgarian as a whole, and says so', () => {
    const stored = { heading: texts('Здравей', 'Hallo'), text: texts('Свят') }
    expect(inLanguage(stored, 'de')).toEqual({ heading: 'Здравей', text: 'Свят', lang: 'bg' })
    expect(inLanguage(stored, 'bg')).toEqual({ heading: 'Здравей', text: 'Свят' })
  })

  it('judges each row by itself, and says where the language changes', () => {
    const rows = [{ label: texts('Едно', 'Eins') }, { label: texts('Две') }]
    expect(inLanguage({ heading: texts('Списък', 'Liste'), rows }, 'de')).toEqual({
      heading: 'Liste',
      rows: [{ label: 'Eins' }, { label: 'Две', lang: 'bg' }],
    })
    expect(inLanguage({ heading: texts('Списък'), rows }, 'de')).toEqual({
      heading: 'Списък',
      rows: [{ label: 'Eins', lang: 'de' }, { label: 'Две' }],
      lang: 'bg',
    })
  })

  it('does not take an empty text for a translation, nor an empty field for a missing one', () => {
    expect(inLanguage({ a: texts('А', '') }, 'de')).toEqual({ a: 'А', lang: 'bg' })
    expect(inLanguage({ a: texts('', ''), b: texts('Б', 'B') }, 'de')).toEqual({ a: '', b: 'B' })
  })

  it('keeps a formatted text whole', () => {
    const body = { bg: { root: { children: [] } }, de: { root: { children: [{ text: 'Hallo' }] } } }
    expect(inLanguage({ body }, 'de')).toEqual({ body: { root: { children: [{ text: 'Hallo' }] } } })
  })
})
