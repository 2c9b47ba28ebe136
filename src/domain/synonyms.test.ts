import { describe, expect, it } from 'vitest'
import { normalise } from './search-text'
import { longestName, namesBeginningWith, namesLike, synonymGroups, synonymsOf } from './synonyms'

const key = (text: string) => normalise(text).join(' ')
const others = (text: string, language = 'bg') => synonymsOf(normalise(text), language).map((name) => name.join(' '))

describe('synonymsOf', () => {
  it.each([
    ['мляко', ['Milch', 'milk', 'молоко', 'прясно мляко']],
    ['Milch', ['мляко', 'milk', 'молоко']],
    ['washing machine', ['пералня', 'Waschmaschine', 'стиральная машина']],
    ['пералня', ['washing machine', 'стиральная машина']],
    ['подгузники', ['пелени', 'Windeln', 'nappies']],
    ['Jacke', ['jacket', 'куртка']],
    ['бормашина', ['Bohrmaschine', 'drill', 'дрель']],
    ['sofa', ['диван', 'couch']],
  ])('%s is also called %j', (text, names) => {
    expect(others(text)).toEqual(expect.arrayContaining(names.map(key)))
  })

  it('takes what the words mean in the visitor’s language', () => {
    expect(others('hose', 'de')).toContain(key('trousers'))
    expect(others('hose', 'de')).not.toContain(key('Gartenschlauch'))
    expect(others('hose', 'en')).toContain(key('Gartenschlauch'))
    expect(others('hose', 'en')).not.toContain(key('trousers'))
  })

  it('never names the words themselves', () => {
    expect(others('мляко')).not.toContain(key('мляко'))
  })

  it('says nothing of unknown words', () => {
    expect(others('Верея')).toEqual([])
    expect(synonymsOf([], 'bg')).toEqual([])
  })
})

describe('namesBeginningWith and namesLike', () => {
  it('know unfinished and mistyped names', () => {
    expect(namesBeginningWith(key('Waschmasch'), 'de')).toContainEqual(normalise('пералня'))
    expect(namesLike(key('Kühlschrnk'), 'de')).toContainEqual(normalise('хладилник'))
  })

  it('guess nothing from too little', () => {
    expect(namesBeginningWith('mil', 'de')).toEqual([])
    expect(namesLike('abc', 'de')).toEqual([])
    expect(namesLike('qwertzuiop', 'de')).toEqual([])
  })
})

describe('the list', () => {
  it('names more than 200 things in the four languages', () => {
    expect(synonymGroups.length).toBeGreaterThan(200)
    for (const group of synonymGroups) {
      const languages = new Set(group.flatMap((name) => [...name.languages]))
      expect([...languages].sort(), JSON.stringify(group)).toEqual(['bg', 'de', 'en', 'ru'])
      for (const name of group) expect(name.words.length).toBeGreaterThan(0)
    }
    expect(longestName).toBeLessThanOrEqual(4)
  })
})
