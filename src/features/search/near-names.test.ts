import { expect, it } from 'vitest'
import { likeFirst, likeQuestion } from './near-names'

const shops = ['Билла', 'Кауфланд', 'Фантастико', 'Лидл']
const like = (query: string) => likeQuestion(query, shops, (shop) => [shop])

it.each([
  ['кауфлнад', ['Кауфланд']],
  ['kaufland', ['Кауфланд']],
  ['мляко фантастика', ['Фантастико']],
  ['лампа', []],
  ['на до', []],
  ['', []],
])('%j is like %j', (query, found) => {
  expect(like(query)).toEqual(found)
})

it('names that are like the question come first, the others as they are', () => {
  expect(likeFirst('фантастика', shops, (shop) => [shop])).toEqual(['Фантастико', 'Билла', 'Кауфланд', 'Лидл'])
})

it('the most alike is first, by any of its names', () => {
  const groups = [
    { title: 'Кисело мляко', synonyms: ['йогурт'] },
    { title: 'Домати', synonyms: ['чери домати'] },
    { title: 'Прясно мляко', synonyms: [] },
  ]
  const found = likeQuestion('йогурд', groups, ({ title, synonyms }) => [title, ...synonyms])
  expect(found.map(({ title }) => title)).toEqual(['Кисело мляко'])
})
