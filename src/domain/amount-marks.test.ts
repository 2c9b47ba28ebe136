import { expect, it } from 'vitest'
import { amountMarks } from './amount-marks'

const marks = (text: string) => amountMarks(text).map(({ mark }) => mark)

it.each([
  ['Прясно мляко 3,6 % 1 л', ['/l1000', '%3.6']],
  ['Мляко 2% 1Л', ['/l1000', '%2']],
  ['Ракия 40 процента 0,7 л', ['/l700', '%40']],
  ['Joghurt 3,5 Prozent', ['%3.5']],
  ['Мляко Верея 3,6 1 л', ['/l1000', '%?3.6']],
  ['Бира 6 х 330 мл', ['/l330', '/l1980']],
  ['Масло 250 г и 500 г', ['/kg250', '/kg500']],
  ['Кафе 4,99 € 4 лв', []],
  ['Мляко', []],
])('%s says %j', (text, expected) => {
  expect(marks(text).toSorted()).toEqual(expected.toSorted())
})

it('says at which word each stands', () => {
  expect(amountMarks('Сок, ябълка 20 % 2 л')).toEqual([
    { mark: '/l2000', at: 3 },
    { mark: '%20', at: 2 },
  ])
})
