import { describe, expect, it } from 'vitest'
import { longestText, otherLanguagesIn, overwrites, settledTexts, typedTextsOf, typeOver } from './other-languages'

describe('what is typed in the languages beside that of the form', () => {
  it('is sent with what stood there, and not at all once it is back to that', () => {
    const first = typeOver({}, 'de', 'Alt', 'Ne')
    const then = typeOver(first, 'de', 'Alt', 'Neu')
    expect(then).toEqual({ de: { was: 'Alt', now: 'Neu' } })
    expect(typeOver(then, 'en', '', 'New')).toEqual({ ...then, en: { was: '', now: 'New' } })
    expect(typeOver(then, 'de', 'Alt', 'Alt')).toEqual({})
  })

  it('is settled by a save, and what was typed during it is typed over what was saved', () => {
    const texts = { de: { was: 'Alt', now: 'Neu' }, en: { was: '', now: 'Newer' } }
    expect(settledTexts(texts, { bg: '', de: 'Neu', en: 'New', ru: '' })).toEqual({ en: { was: 'New', now: 'Newer' } })
  })

  it('takes nothing back that someone else has written meanwhile', () => {
    const texts = { de: { was: 'Alt', now: 'Neu' } }
    expect(overwrites(texts, { de: 'Alt' })).toBe(false)
    expect(overwrites(texts, { de: 'Neu' })).toBe(false)
    expect(overwrites(texts, { de: 'Von jemand anderem' })).toBe(true)
    for (const nothing of [{}, { de: null }, undefined]) {
      expect(overwrites({ de: { was: '', now: 'Neu' } }, nothing)).toBe(false)
      expect(overwrites(texts, nothing)).toBe(true)
    }
  })

  it('is kept at the length of the longest text that a field takes', () => {
    const long = { de: { was: 'я'.repeat(longestText - 1), now: 'я'.repeat(longestText) } }
    expect(typedTextsOf(long)).toEqual(long)
    expect(otherLanguagesIn({ otherLanguages: { transcript: long } })).toEqual({ transcript: long })
  })

  it('is understood only as our forms send it', () => {
    expect(otherLanguagesIn({ title: 'x' })).toEqual({})
    expect(otherLanguagesIn({ otherLanguages: { title: { de: { was: '', now: 'Neu' } } } })).toEqual({
      title: { de: { was: '', now: 'Neu' } },
    })
    for (const wrong of [
      'text',
      { title: 'x' },
      { title: { fr: { was: '', now: 'x' } } },
      { title: { de: { now: 'x' } } },
    ])
      expect(otherLanguagesIn({ otherLanguages: wrong })).toBeNull()
    expect(typedTextsOf({ de: 'x' })).toEqual({})
  })
})
