import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { faultsOf } from './judge'
import { halves, questionsOf } from './read'

it('asks fifteen questions in each language and half, and none twice', () => {
  for (const half of halves) {
    const questions = questionsOf(half)
    for (const locale of locales) {
      expect(questions.filter(({ language }) => language === locale)).toHaveLength(15)
    }
  }
  const all = halves.flatMap(questionsOf).map(({ language, query }) => `${language} ${query}`)
  expect(new Set(all).size).toBe(120)
})

it('says what is wrong with an answer', () => {
  const question = {
    language: 'bg' as const,
    query: 'мляко',
    kind: 'word' as const,
    first: /^прясно мляко/iu,
    within10: [/кисело/iu],
    never: [/сапун/iu],
  }
  const fresh = 'Прясно мляко Верея 1 л | Житен'
  const sour = 'Кисело мляко Саяна 400 г | Житен'
  const soap = 'Сапун Rich Milk Teo 90 г | Капка'
  expect(faultsOf(question, [fresh, sour])).toEqual([])
  expect(faultsOf(question, [sour, fresh])).toEqual(['first should be ^прясно мляко'])
  expect(faultsOf(question, [...Array(10).fill(fresh), sour])).toEqual(['not in ten: кисело'])
  expect(faultsOf(question, [fresh, sour, soap])).toEqual([`should not be there: ${soap}`])
  expect(faultsOf(question, [])).toEqual(['first should be ^прясно мляко', 'not in ten: кисело'])
})
