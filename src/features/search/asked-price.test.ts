import { expect, it } from 'vitest'
import { askedPrice } from './asked-price'

it.each([
  ['кафе под 5 лв', 'кафе', null, 256],
  ['кафе до 2 евро', 'кафе', null, 200],
  ['до 2,50 € кафе на зърна', 'кафе на зърна', null, 250],
  ['coffee up to 2 Euro', 'coffee', null, 200],
  ['wine under €5', 'wine', null, 500],
  ['Kaffee unter 5 Euro', 'Kaffee', null, 500],
  ['кофе дешевле 3 евро', 'кофе', null, 300],
  ['телевизор над 300 евро', 'телевизор', 30_000, null],
  ['вино от 5 до 10 лв.', 'вино', 256, 511],
  ['wine between 4 and 8 euros', 'wine', 400, 800],
] as const)('%s is %s from %s to %s cents', (query, rest, min, max) => {
  expect(askedPrice(query)).toEqual({ rest, min, max })
})

it.each(['вода до 5 кг', 'под 5 лв', 'мляко 3,6 %', 'пелени от 4 до 9 кг', 'сок от портокал 1 л', 'левурда'])(
  '%s names no price',
  (query) => {
    expect(askedPrice(query)).toEqual({ rest: query, min: null, max: null })
  },
)
