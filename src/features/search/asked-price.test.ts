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
  ['kafe do 5 lv', 'kafe', null, 256],
  ['vino ot 5 do 10 leva', 'vino', 256, 511],
  ['televizor nad 300 evro', 'televizor', 30_000, null],
  ['лаптоп под 1 300 лв', 'лаптоп', null, 66_468],
  ['лаптоп под 1.300 лв', 'лаптоп', null, 66_468],
  ['Fernseher bis 1.299,50 €', 'Fernseher', null, 129_950],
  ["диван между 1'000 и 2 500 евро", 'диван', 100_000, 250_000],
  ['кафе 5-10 лв', 'кафе', 256, 511],
  ['кафе 5 – 10 лв на зърна', 'кафе на зърна', 256, 511],
  ['wine €4-€8', 'wine', 400, 800],
  ['пералня до 7 кг под 500 лв', 'пералня до 7 кг', null, 25_565],
  ['телевизор от 50 инча над 300 евро', 'телевизор от 50 инча', 30_000, null],
] as const)('%s is %s from %s to %s cents', (query, rest, min, max) => {
  expect(askedPrice(query)).toEqual({ rest, min, max, per: null })
})

it.each([
  ['сирене под 12 лв/кг', 'сирене', 'kg'],
  ['сирене под 12 лв. за килограм', 'сирене', 'kg'],
  ['сирене 8-12 лв/кг краве', 'сирене краве', 'kg'],
  ['олио до 2 € / л', 'олио', 'l'],
  ['шунка под 2 лв/100 г', 'шунка', 'kg'],
  ['сирене под 12 лв за 1 кг', 'сирене', 'kg'],
  ['Käse unter 10 Euro pro kg', 'Käse', 'kg'],
  ['cheese under €6 per kilo', 'cheese', 'kg'],
  ['яйца под 0,30 лв/бр', 'яйца', 'piece'],
  ['сыр дешевле 6 евро за кг', 'сыр', 'kg'],
] as const)('%s asks for %s by the price of a %s, not of a pack', (query, rest, per) => {
  expect(askedPrice(query)).toEqual({ rest, min: null, max: null, per })
})

it.each([
  'вода до 5 кг',
  'под 5 лв',
  'мляко 3,6 %',
  'пелени от 4 до 9 кг',
  'пелени 4-9 кг',
  'кафе 5 лв - 10 бр',
  'сок от портокал 1 л',
  'левурда',
])('%s names no price', (query) => {
  expect(askedPrice(query)).toEqual({ rest: query, min: null, max: null, per: null })
})
