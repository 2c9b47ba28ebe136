import { expect, it } from 'vitest'
import { askedPrice } from './asked-price'
import { parseSearch, searchHref } from './params'

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
  ['Brötchen unter 50 Cent', 'Brötchen', null, 50],
  ['Brötchen bis 50 ct', 'Brötchen', null, 50],
  ['rolls under 50 cents', 'rolls', null, 50],
  ['кифла до 80 стотинки', 'кифла', null, 80],
  ['кифла до 80 ст.', 'кифла', null, 80],
  ['kifla do 80 stotinki', 'kifla', null, 80],
  ['кифла под 50 евроцента', 'кифла', null, 50],
  ['булочка дешевле 50 центов', 'булочка', null, 50],
  ['кифла от 50 цента до 2 евро', 'кифла', 50, 200],
  ['кифла 50-80 цента', 'кифла', 50, 80],
  ['кофе до 5 левов', 'кофе', null, 256],
  ['тениска до 20 евро L', 'тениска L', null, 2000],
  ['тениска под €20 L', 'тениска L', null, 2000],
  ['яйца до 5 лв L', 'яйца L', null, 256],
  ["shampoo under 5 euro L'Oreal", "shampoo L'Oreal", null, 500],
  ["шампоан до 5 евро за L'Oréal", "шампоан за L'Oréal", null, 500],
  ['кана над 1 л и под 20 лв', 'кана над 1 л и', null, 1023],
  ['кафе под 10 лв капсули', 'кафе капсули', null, 511],
  ['витамин C до 10 лв таблетки', 'витамин C таблетки', null, 511],
  ['мишка до 20 евро pc', 'мишка pc', null, 2000],
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
  ['сирене под 12 лв кг', 'сирене', 'kg'],
  ['sirene pod 12 lv kilo', 'sirene', 'kg'],
  ['олио до 2 € за л', 'олио', 'l'],
  ['яйца под 30 ст/бр', 'яйца', 'piece'],
  ['кафе под 1 лв/капсули', 'кафе', 'piece'],
  ['яйца под 0,30 лв бр', 'яйца', 'piece'],
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
  'пластмасова кутия до 5 стъпки',
  'картина до 50 см',
])('%s names no price', (query) => {
  expect(askedPrice(query)).toEqual({ rest: query, min: null, max: null, per: null })
})

const bounds = [
  ['вино не над 5 евро', null, 500],
  ['вино не повече от 5 евро', null, 500],
  ['вино не по-скъпо от 5 евро', null, 500],
  ['вино не по скъпо от 5 евро', null, 500],
  ['вино да не е над 5 евро', null, 500],
  ['вино по малко от 5 евро', null, 500],
  ['вино по-евтино от 5 евро', null, 500],
  ['вино най-много 5 евро', null, 500],
  ['вино до максимум 5 евро', null, 500],
  ['вино не по-малко от 5 евро', 500, null],
  ['вино не по-евтино от 5 евро', 500, null],
  ['вино не под 5 евро', 500, null],
  ['вино най-малко 5 евро', 500, null],
  ['вино по-скъпо от 5 евро', 500, null],
  ['vino ne nad 5 evro', null, 500],
  ['vino ne poveche ot 5 evro', null, 500],
  ['vino nai-mnogo 5 evro', null, 500],
  ['vino ne po-malko ot 5 evro', 500, null],
  ['vino ne pod 5 evro', 500, null],
  ['wine not over 5 euro', null, 500],
  ['wine not above 5 euro', null, 500],
  ['wine no more than 5 euro', null, 500],
  ['wine not more than €5', null, 500],
  ['wine not more expensive than 5 euro', null, 500],
  ['wine at most 5 euro', null, 500],
  ['wine not under 5 euro', 500, null],
  ['wine not less than 5 euro', 500, null],
  ['wine no less than 5 euro', 500, null],
  ['wine no cheaper than 5 euro', 500, null],
  ['wine at least 5 euro', 500, null],
  ['wine more expensive than 5 euro', 500, null],
  ['Wein nicht mehr als 5 Euro', null, 500],
  ['Wein nicht über 5 Euro', null, 500],
  ['Wein nicht teurer als 5 Euro', null, 500],
  ['Wein maximal 5 Euro', null, 500],
  ['Wein höchstens 5 Euro', null, 500],
  ['Wein bis maximal 5 Euro', null, 500],
  ['Wein günstiger als 5 Euro', null, 500],
  ['Wein nicht unter 5 Euro', 500, null],
  ['Wein nicht weniger als 5 Euro', 500, null],
  ['Wein nicht billiger als 5 Euro', 500, null],
  ['Wein mindestens 5 Euro', 500, null],
  ['Wein teurer als 5 Euro', 500, null],
  ['вино не больше 5 евро', null, 500],
  ['вино не больше чем 5 евро', null, 500],
  ['вино не выше 5 евро', null, 500],
  ['вино не более 5 евро', null, 500],
  ['вино не дороже 5 евро', null, 500],
  ['вино менее 5 евро', null, 500],
  ['вино не меньше 5 евро', 500, null],
  ['вино не менее 5 евро', 500, null],
  ['вино не дешевле 5 евро', 500, null],
  ['вино не ниже 5 евро', 500, null],
  ['вино более 5 евро', 500, null],
  ['вино 5 до 10 евро', 500, 1000],
  ['вино 5 евро до 10 евро', 500, 1000],
  ['wine 5 to 10 euro', 500, 1000],
  ['Wein 5 bis 10 Euro', 500, 1000],
  ['Wein ab 5 bis 10 Euro', 500, 1000],
  ['Wein von 5 bis zu 10 Euro', 500, 1000],
  ['вино над 5 до 10 евро', 500, 1000],
  ['вино над 5 под 10 евро', 500, 1000],
  ['вино под 10, но не под 5 евро', 500, 1000],
  ['wine over 5 and under 10 euro', 500, 1000],
  ['wine over 5 but not over 10 euro', 500, 1000],
  ['Wein mindestens 5 und höchstens 10 Euro', 500, 1000],
  ['вино не дешевле 5 и не дороже 10 евро', 500, 1000],
  ['над 5 евро вино под 10 евро', 500, 1000],
  ['под 20 евро вино над 5 евро под 10 евро', 500, 1000],
] as const

it.each(bounds)('%s is from %s to %s cents, and neither returns when its choice is removed', (query, min, max) => {
  const params = parseSearch({ q: query })
  expect(params).toMatchObject({ q: expect.stringMatching(/^(?:вино|vino|wine|Wein)$/), min, max })
  const without = searchHref('bg', { ...params, min: null, max: null })
  expect(parseSearch(Object.fromEntries(new URL(without, 'http://x').searchParams))).toMatchObject({
    min: null,
    max: null,
  })
})

it.each([
  ['пелени 4-9 кг 10-20 евро', 'пелени 4-9 кг', 1000, 2000],
  ['пелени от 4 до 9 кг от 10 до 20 евро', 'пелени от 4 до 9 кг', 1000, 2000],
  ['пелени от 4 до 9 кг под 20 евро', 'пелени от 4 до 9 кг', null, 2000],
  ['PlayStation 5 до 500 евро', 'PlayStation 5', null, 50_000],
  ['мляко 3,6 до 4 евро', 'мляко 3,6', null, 400],
  ['обувки номер 38 до 60 лв', 'обувки номер 38', null, 3068],
  ['обувки размер 37,5 до 60 лв', 'обувки размер 37,5', null, 3068],
  ['Schuhe Größe 42 bis 150 Euro', 'Schuhe Größe 42', null, 15_000],
  ['кафе 3 в 1 до 4 лв', 'кафе 3 в 1', null, 205],
  ['Dr. No under 5 euro', 'Dr. No', null, 500],
] as const)('%s keeps %s and is from %s to %s cents', (query, rest, min, max) => {
  expect(askedPrice(query)).toEqual({ rest, min, max, per: null })
})

it.each(['сок не от концентрат', 'кола не по-малко от 2 л', 'Kaffee mindestens 5 kg', 'at most'])(
  '%s denies no price',
  (query) => {
    expect(askedPrice(query)).toEqual({ rest: query, min: null, max: null, per: null })
  },
)
