import { expect, it } from 'vitest'
import type { Frame, Word } from '../../brochure-import/types'
import { height, line, width } from './page-fixtures'
import { proposeOffers } from './propose'

type Goods = { name: string; pack: string; price: string }

const goods: Goods[] = [
  { name: 'Домати розови', pack: '500 г', price: '2,49 €' },
  { name: 'Мляко прясно', pack: '1 л', price: '1,89 €' },
  { name: 'Хляб ръжен', pack: '650 г', price: '1,59 €' },
  { name: 'Масло краве', pack: '125 г', price: '2,19 €' },
  { name: 'Кафе мляно', pack: '250 г', price: '4,29 €' },
  { name: 'Ориз басмати', pack: '900 г', price: '3,99 €' },
]

const row = (top: number): Frame => [10 / width, (top - 10) / height, 580 / width, 90 / height]

/** Two framed rows of three offers, each 190 points wide. */
function rowsOf(place: (goods: Goods, left: number, top: number) => Word[][], ...aside: Word[][]) {
  const words = goods.flatMap((each, at) => place(each, 20 + (at % 3) * 190, at < 3 ? 100 : 300))
  const frames = [row(100), row(300)]
  return proposeOffers({ words: [...words, ...aside].flat(), frames, width, height })
}

const right = goods.map(({ name, pack, price }) => ({
  title: name,
  packSize: pack,
  priceCents: Number(price.slice(0, 4).replace(',', '')),
  uncertain: false,
}))

it.each<[string, Parameters<typeof rowsOf>[0]]>([
  [
    'begins with its price',
    ({ name, pack, price }, left, top) => [
      line(price, left, top, 18),
      line(name, left + 85, top, 11),
      line(pack, left + 85, top + 18, 8),
    ],
  ],
  [
    'ends with its price',
    ({ name, pack, price }, left, top) => [
      line(name, left, top, 11),
      line(pack, left, top + 18, 8),
      line(price, left + 105, top, 18),
    ],
  ],
  [
    'stands in a column',
    ({ name, pack, price }, left, top) => [
      line(name, left, top, 11),
      line(price, left + 20, top + 20, 18),
      line(pack, left + 20, top + 60, 8),
    ],
  ],
])('a frame round a row is cut where each offer %s', (_, place) => {
  expect(rowsOf(place)).toMatchObject(right)
})

const isUnsure = (offers: ReturnType<typeof rowsOf>) => offers.length > 0 && offers.every(({ uncertain }) => uncertain)

it.each<[string, Parameters<typeof rowsOf>[0]]>([
  [
    'words reach over the cut',
    ({ name, price }, left, top) => [line(`${name} от градината`, left, top, 13), line(price, left + 20, top + 25, 18)],
  ],
  [
    'words stand in the gap and could be those of either price',
    ({ name, price }, left, top) => [
      line(price, left + 115, top, 18),
      line(name, left, top, 11),
      line('в удобна опаковка за цялото семейство', left + 60, top + 30, 7),
    ],
  ],
  [
    'words in the gaps could be those of either price beside them',
    ({ name, pack, price }, left, top) => [
      line(price, left, top, 18),
      line(name.slice(0, 6), left, top + 24, 11),
      ...(left < 350 ? [line(`подарък ${pack}`, left + 90, top + 5, 11)] : []),
    ],
  ],
  [
    'words beside a price could be the next one’s',
    ({ name, price }, left, top) => [
      line(name.slice(0, 6), left, top, 11),
      line(price, left + 115, top, 18),
      line(`в буркан от ${name.slice(-4)}`, left + 95, top + 24, 11),
    ],
  ],
])('a frame round a row is not cut where %s', (_, place) => {
  expect(isUnsure(rowsOf(place))).toBe(true)
})

it('a frame round one offer with two prices is not cut into two', () => {
  const beers = [
    ['Radeberger Pils', 'Flasche', 'Kasten'],
    ['Warsteiner Hell', 'Dose', 'Palette'],
    ['Bitburger Export', 'Becher', 'Karton'],
    ['Krombacher Dunkel', 'Krug', 'Fass'],
  ]
  const words = beers.flatMap(([name = '', one = '', many = ''], at) => {
    const top = 60 + at * 150
    return [
      line(name, 40, top, 13),
      line(one, 40, top + 24, 7),
      line(`0,7${at} €`, 40, top + 34, 18),
      line(many, 170, top + 24, 7),
      line(`11,9${at} €`, 170, top + 34, 18),
    ]
  })
  const frames = beers.map((_, at): Frame => [20 / width, (50 + at * 150) / height, 300 / width, 100 / height])
  expect(isUnsure(proposeOffers({ words: words.flat(), frames, width, height }))).toBe(true)
})

it('a frame with prices at two heights is no row', () => {
  const words = [100, 300].flatMap((top, at) => [
    line(goods[at * 2]?.price ?? '', 20, top, 18),
    line(goods[at * 2]?.name ?? '', 85, top, 11),
    line(goods[at * 2 + 1]?.name ?? '', 85, top + 50, 11),
    line(goods[at * 2 + 1]?.price ?? '', 210, top + 50, 18),
    line(`само ${['днес', 'утре'][at]}`, 280, top + 50, 11),
  ])
  const frames = [row(100), row(300)]
  expect(isUnsure(proposeOffers({ words: words.flat(), frames, width, height }))).toBe(true)
})

it('a frame round rows of one size of print is not cut by words that every row has', () => {
  const pizzas = ['Margherita', 'Funghi', 'Salami', 'Tonno']
  const words = pizzas.flatMap((name, at) => {
    const top = 60 + at * 100
    return [
      line(name, 40, top, 12),
      line('klein', 180, top, 12),
      line(`6,9${at} €`, 230, top, 12),
      line('groß', 330, top, 12),
      line(`8,9${at} €`, 380, top, 12),
    ]
  })
  const frames = pizzas.map((_, at): Frame => [20 / width, (50 + at * 100) / height, 500 / width, 40 / height])
  const read = proposeOffers({ words: words.flat(), frames, width, height })
  expect(read.filter(({ title, uncertain }) => !uncertain && /^(?:klein|groß)$/.test(title))).toEqual([])
})
