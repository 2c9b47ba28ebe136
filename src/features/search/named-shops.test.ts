import { expect, it } from 'vitest'
import { wordsOf } from '@/domain/search-text'
import { shopsIn } from './named-shops'

const named = (query: string) => shopsIn(query, [...wordsOf(query)]).map(({ shop }) => shop)

it.each([
  ['чорапи H&M', 'Ейч енд Ем'],
  ['C & A рокля', 'Сиенд Ей'],
  ['рокля ейч енд ем', 'Ейч енд Ем'],
  ['маратонки спорт депо', 'Спорт Депо'],
  ['хоум макс лампа', 'Хоум Макс'],
  ['мляко пени маркет', 'Пени'],
  ['мляко в пени', 'Пени'],
  ['чорапи тако', 'Тако'],
  ['тако', 'Тако'],
])('“%s” names %s', (query, shop) => {
  expect(named(query)).toEqual([shop])
})

it.each(['тако чипс', 'action figure', 'пени борд', 'витамин d m', 'витамин c a', 'мляко'])(
  '“%s” names no shop',
  (query) => {
    expect(named(query)).toEqual([])
  },
)
