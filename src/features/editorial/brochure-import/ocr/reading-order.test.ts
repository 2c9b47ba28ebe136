import { expect, it } from 'vitest'
import type { Word } from '../types.ts'
import { inReadingOrder } from './reading-order.ts'

const page = { width: 1000, height: 1400 }

/** Words of one line from a place in pixels, beginning with the last: the order in which they are given is no help. */
function line(text: string, left: number, top: number, height = 30): Word[] {
  let at = left
  const words = text.split(' ').map((word): Word => {
    const width = word.length * height * 0.5
    const box = [at / page.width, top / page.height, width / page.width, height / page.height] as const
    at += width + height * 0.3
    return [word, ...box]
  })
  return words.reverse()
}

const read = (...lines: Word[][]) => inReadingOrder(lines.reverse().flat(), page).map(([text]) => text)
const wordsOf = (...texts: string[]) => texts.flatMap((text) => text.split(' '))

it('lines follow each other, however far to the left each begins', () => {
  const lines = [line('first one', 52, 100), line('second one', 50, 140), line('third one', 51, 180)]
  expect(read(...lines)).toEqual(wordsOf('first one', 'second one', 'third one'))
})

it('the columns below a heading follow each other, so that a word in two pieces stands together', () => {
  const left = [line('Прясно мля-', 50, 200), line('ко от Родопите', 51, 240)]
  const right = [line('Хляб ръжен', 550, 203), line('на филии', 550, 243)]
  expect(read(line('Седмични предложения на магазина', 50, 60, 60), ...left, ...right)).toEqual(
    wordsOf('Седмични предложения на магазина', 'Прясно мля-', 'ко от Родопите', 'Хляб ръжен', 'на филии'),
  )
})

it('an offer is whole before the one beside it, and one row of offers before the next', () => {
  const offer = (name: string, price: string, left: number, top: number) => [
    ...line(name, left, top),
    ...line(price, left, top + 60, 60),
  ]
  const offers = [
    offer('Мляко прясно', '1,89', 50, 100),
    offer('Хляб ръжен', '2,49', 550, 104),
    offer('Сирене краве', '9,99', 50, 500),
    offer('Масло краве', '4,19', 550, 497),
  ]
  expect(read(...offers)).toEqual(
    wordsOf('Мляко прясно 1,89', 'Хляб ръжен 2,49', 'Сирене краве 9,99', 'Масло краве 4,19'),
  )
})

it('raised cents follow their price', () => {
  expect(read(line('99', 130, 100, 30), line('2', 80, 100, 80), line('Мляко', 80, 40))).toEqual(['Мляко', '2', '99'])
})
