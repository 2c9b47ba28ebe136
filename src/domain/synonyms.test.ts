import { describe, expect, it } from 'vitest'
import { normalise } from './search-text'
import {
  isForeignName,
  isMeantBy,
  longestSynonym,
  namesBeginningWith,
  namesLike,
  narrowerNames,
  otherNamesWith,
  synonymGroups,
  synonymsOf,
} from './synonyms'

const key = (text: string) => normalise(text).join(' ')
const others = (text: string, language = 'bg') => synonymsOf(normalise(text), language).map((name) => name.join(' '))

describe('synonymsOf', () => {
  it.each([
    ['мляко', ['прясно мляко']],
    ['Milch', ['мляко', 'прясно мляко']],
    ['washing machine', ['пералня']],
    ['подгузники', ['пелени']],
    ['jacket', ['яке']],
    ['drill', ['бормашина']],
    ['sofa', ['диван']],
    ['toilet rolls', ['тоалетна хартия']],
    ['coffee beans', ['кафе зърна']],
    ['Kaffeebohnen', ['кафе зърна']],
    ['baby milk', ['адаптирано мляко']],
    ['собачий корм', ['кучешка храна']],
    ['Hafermilch', ['овесена напитка']],
    ['гречки', ['елда']],
    ['beetroot', ['цвекло']],
    ['Ingwer', ['джинджифил']],
    ['дрожжи', ['мая']],
    ['Katzenstreu', ['котешка тоалетна', 'котешки пясък']],
    ['Ouzo', ['мента', 'мастика']],
    ['Snacks', ['солети']],
  ])('%s is also called %j', (text, names) => {
    expect(others(text)).toEqual(expect.arrayContaining(names.map(key)))
  })

  it('takes what the words mean in the visitor’s language', () => {
    expect(others('hose', 'de')).toContain(key('панталон'))
    expect(others('hose', 'de')).not.toContain(key('маркуч'))
    expect(others('hose', 'en')).toContain(key('маркуч'))
    expect(others('hose', 'en')).not.toContain(key('панталон'))
  })

  it('tells cashews from porridge, one of whose Russian cases is written so', () => {
    expect(others('кашу', 'ru')).toContain(key('каша'))
    expect(others('cashew', 'en')).toEqual([])
    expect(others('каша', 'en')).not.toContain(key('кашу'))
  })

  it('names nothing in another language, where a Bulgarian word may look like it', () => {
    expect(others('торта')).toEqual([])
    expect(others('кухня', 'ru')).not.toContain(key('Küche'))
  })

  it('never names the words themselves', () => {
    expect(others('мляко')).not.toContain(key('мляко'))
  })

  it('says nothing of unknown words', () => {
    expect(others('Верея')).toEqual([])
    expect(synonymsOf([], 'bg')).toEqual([])
  })
})

describe('otherNamesWith', () => {
  it('tells milk from what is made for the body, and takes whole beans for coffee', () => {
    expect(otherNamesWith(normalise('мляко'))).toContainEqual(normalise('тяло'))
    expect(otherNamesWith(normalise('кафе'))).not.toContainEqual(normalise('зърна'))
  })
})

describe('isForeignName', () => {
  it('holds for what is no Bulgarian word in the visitor’s language', () => {
    const isForeign = (text: string, language: string) => isForeignName(normalise(text), language)
    expect(isForeign('milk', 'en')).toBe(true)
    expect(isForeign('сок', 'ru')).toBe(false)
    expect(isForeign('sock', 'en')).toBe(true)
    expect(isForeign('Верея', 'bg')).toBe(false)
  })
})

describe('namesBeginningWith and namesLike', () => {
  it('know unfinished and mistyped names', () => {
    expect(namesBeginningWith(key('Waschmasch'), 'de')).toContainEqual(normalise('пералня'))
    expect(namesLike(key('Kühlschrnk'), 2)).toMatchObject([
      { word: key('Kühlschrank'), errors: 1, written: new Map([['de', 'kühlschrank']]) },
    ])
    expect(namesLike(key('мялко'), 1)).toContainEqual({
      word: key('мляко'),
      errors: 1,
      written: new Map([['bg', 'мляко']]),
    })
  })

  it('guess nothing from too little', () => {
    expect(namesBeginningWith('mil', 'de')).toEqual([])
    expect(namesLike('abc', 0)).toEqual([])
    expect(namesLike('qwertzuiop', 2)).toEqual([])
  })
})

describe('the list', () => {
  it('names more than 200 things in the four languages', () => {
    expect(synonymGroups.length).toBeGreaterThan(200)
    for (const group of synonymGroups) {
      const languages = new Set(group.flatMap((name) => [...name.written.keys()]))
      expect([...languages].sort(), JSON.stringify(group)).toEqual(['bg', 'de', 'en', 'ru'])
      for (const name of group) expect(name.words.length).toBeGreaterThan(0)
    }
    expect(longestSynonym).toBeLessThanOrEqual(4)
  })
})

describe('narrowerNames', () => {
  const narrowed = (text: string, language: string) =>
    narrowerNames(normalise(text), synonymsOf(normalise(text), language)).map((name) => name.join(' '))

  it.each([
    ['mineral water', 'en'],
    ['Mineralwasser', 'de'],
  ])('translates %s by the Bulgarian name of the same narrowness', (text, language) => {
    expect(narrowed(text, language)).toEqual([key('минерална вода')])
  })

  it('names a thing by its own Bulgarian words where a part of it is another thing', () => {
    expect(others('coconut milk', 'en')).toEqual([key('кокосово мляко')])
    expect(narrowed('soy milk', 'en')).not.toContain(key('мляко'))
  })

  it('keeps every name of what has no broader one in its language', () => {
    expect(narrowed('water', 'en').sort()).toEqual(['вода', 'минерална вода'].map(key).sort())
    expect(narrowed('сливочное масло', 'ru')).toEqual([key('масло')])
    expect(narrowed('cottage cheese', 'en')).toEqual([key('извара')])
  })
})

describe('isMeantBy', () => {
  const means = (typed: string, language: string) => isMeantBy(typed, normalise(typed)[0] ?? '', language)

  it.each([
    ['ябълките', 'bg'],
    ['domatite', 'bg'],
    ['biscuits', 'bg'],
    ['yoghurts', 'bg'],
    ['молоко', 'bg'],
    ['moloko', 'bg'],
    ['молоком', 'ru'],
    ['сыра', 'ru'],
    ['Tomaten', 'de'],
    ['Wiener', 'de'],
    ['domat', 'en'],
    ['hliaba', 'de'],
  ])('%s (%s) is the name with its stem', (typed, language) => {
    expect(means(typed, language)).toBe(true)
  })

  it.each([
    ['кока', 'bg'],
    ['касис', 'de'],
    ['балсам', 'bg'],
    ['чери', 'bg'],
    ['киндер', 'bg'],
    ['сира', 'bg'],
    ['съдове', 'bg'],
    ['печена', 'bg'],
    ['red', 'en'],
    ['bull', 'de'],
    ['meds', 'en'],
    ['Pool', 'de'],
    ['нищо', 'bg'],
  ])('%s (%s) only shares the stem of one', (typed, language) => {
    expect(means(typed, language)).toBe(false)
  })
})
