import { describe, expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import { compoundNames } from './compounds'

describe('compoundNames', () => {
  it.each([
    ['Winterjacke', 'зимно яке'],
    ['Kinderschuhe', 'детски обувки'],
    ['Gartentisch', 'градинска маса'],
    ['Tomatensoße', 'доматен сос'],
    ['Rinderhackfleisch', 'телешка кайма'],
    ['Hühnersuppe', 'пилешка супа'],
    ['Putensalami', 'пуешки салам'],
    ['Früchtetee', 'плод чай'],
    ['Erdbeereis', 'ягода сладолед'],
  ])('%s is %s', (typed, meant) => {
    expect(compoundNames(typed, 'de')).toContainEqual(normalise(meant))
  })

  it.each(['Waschbär', 'мляко', 'Schokolade', 'abc', 'Hinweis'])('%s is no compound of known words', (typed) => {
    expect(compoundNames(typed, 'de')).toEqual([])
  })
})
