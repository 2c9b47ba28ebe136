import { describe, expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import { begunWords, otherSpellings, termsOf } from './terms'

describe('otherSpellings', () => {
  it.each([
    ['mlqko', 'мляко'],
    ['xlqb', 'хляб'],
    ['yabulka', 'ябълка'],
    ['cveklo', 'цвекло'],
    ['jaluzi', 'жалузи'],
    ['pyrzhola', 'пържола'],
    ['BAPEHO', 'варено'],
    ['qica', 'яйца'],
    ['qbylki', 'ябълки'],
    ['pyrjola', 'пържола'],
    ['purjola', 'пържола'],
    ['jult', 'жълт'],
    ['sydomiqlna', 'съдомиялна'],
  ])('%s may be %s', (typed, meant) => {
    expect(otherSpellings(typed)).toContain(normalise(meant)[0])
  })

  it('has nothing to add to Cyrillic', () => {
    expect(otherSpellings('мляко')).toEqual([])
  })
})

it.each([
  ['Colgate', 'Колгейт'],
  ['дав', 'Dove'],
  ['Лаваца', 'Lavazza'],
])('the brand %s is looked for as %s too, which the index may have alone', (typed, other) => {
  expect(termsOf(typed, 'bg')[0]?.spellings).toContain(normalise(other)[0])
})

it.each([
  ['бели', 'бяло'],
  ['пресни', 'прясна'],
  ['големите', 'голям'],
])('%s are looked for as %s too, whose stem is another', (typed, other) => {
  expect(termsOf(`${typed} вина`, 'bg')[0]?.spellings).toContain(normalise(other)[0])
})

it.each(['пени', 'пелени', 'леки'])('%s are several of no other stem', (typed) => {
  expect(termsOf(typed, 'bg')[0]?.spellings).toEqual([])
})

it('a word in Cyrillic letters is Bulgarian on a page in English too, where its stem is that of a sock', () => {
  const [juice] = termsOf('сок', 'en')
  expect(juice).toMatchObject({ isName: true, isForeign: false })
  expect(juice?.synonyms).not.toContainEqual(normalise('чорап'))
})

it.each([
  ['riba', 'en', 'ребра'],
  ['guma', 'en', 'дъвка'],
  ['кърпа', 'ru', 'шаран'],
  ['кърпи', 'ru', 'шаран'],
])('%s on a page in %s is the Bulgarian word, and no %s', (typed, language, other) => {
  const [term] = termsOf(typed, language)
  expect(term).toMatchObject({ isName: true, isForeign: false })
  expect(term?.synonyms).not.toContainEqual(normalise(other))
})

it.each([
  ['ribs', 'en', 'ребра'],
  ['chewing gum', 'en', 'дъвка'],
  ['карп', 'ru', 'шаран'],
])('%s on a page in %s is %s', (typed, language, name) => {
  expect(termsOf(typed, language)[0]?.synonyms).toContainEqual(normalise(name))
})

it('letters that no official spelling has are read in a word that is still typed, and butter begins no battery', () => {
  expect(begunWords('prqsno mlq').map((forms) => forms.at(-1))).toEqual(normalise('прясно мля'))
  expect(begunWords('but')).toEqual([normalise('but')])
})

it('a word with many such letters has as many readings as three of them, and fewer while it is typed', () => {
  expect(otherSpellings('xuqacj').length).toBeLessThanOrEqual(8)
  expect(otherSpellings('xuqacj')).toContain(normalise('hayaatszh')[0])
  expect(begunWords('xuqacj')[0]).toHaveLength(4)
})
