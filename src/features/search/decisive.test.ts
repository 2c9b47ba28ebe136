import { expect, it } from 'vitest'
import { decisiveTerm, tellingOf } from './decisive'
import { termsOf } from './terms'

const decides = (query: string, language: string) => decisiveTerm(termsOf(query, language), language)?.typed ?? null

it.each([
  ['телевизор 55 инча', 'bg', 'телевизор'],
  ['бадемов йогурт', 'bg', 'йогурт'],
  ['вишнев сок', 'bg', 'сок'],
  ['bademov yogurt', 'bg', 'yogurt'],
  ['доматен сос', 'bg', 'сос'],
  ['пилешка шунка', 'bg', 'шунка'],
  ['пилешко филе', 'bg', 'пилешко'],
  ['био мляко', 'bg', 'мляко'],
  ['консерва риба тон', 'bg', 'риба тон'],
  ['Thunfisch Dose', 'de', 'Thunfisch'],
  ['консерва', 'bg', 'консерва'],
  ['детски шампоан', 'bg', 'шампоан'],
  ['бисквити с шоколад', 'bg', 'бисквити'],
  ['Nutella с лешници', 'bg', 'Nutella'],
  ['orange juice', 'bg', 'juice'],
  ['orange juice', 'en', 'juice'],
  ['biscuits with chocolate', 'en', 'biscuits'],
  ['tuna in oil', 'en', 'tuna'],
  ['dog food for puppies', 'en', 'dog food'],
  ['organic milk', 'en', 'milk'],
  ['toilet roll', 'en', 'toilet roll'],
  ['coffee beans', 'en', 'coffee beans'],
  ['tea bags', 'en', 'tea bags'],
  ['body cream', 'en', 'body cream'],
  ['toilet paper 8 rolls', 'en', 'toilet paper'],
  ['a bottle of wine', 'en', 'wine'],
  ['bag of potatoes', 'en', 'potatoes'],
  ['peanut butter', 'en', 'peanut butter'],
  ['almond milk', 'en', 'almond milk'],
  ['tomato sauce', 'en', 'sauce'],
  ['арахисовая паста', 'ru', 'арахисовая паста'],
  ['мляко за тяло', 'bg', 'мляко за тяло'],
  ['сол за съдомиялна', 'bg', 'сол за съдомиялна'],
  ['сок портокал', 'en', 'сок'],
  ['Kekse mit Schokolade', 'de', 'Kekse'],
  ['Damen Jacke', 'de', 'Jacke'],
  ['печенье с шоколадом', 'ru', 'печенье'],
  ['шоколадное печенье', 'ru', 'печенье'],
  ['апельсиновый сок', 'ru', 'сок'],
  ['куриная колбаса', 'ru', 'колбаса'],
  ['женская куртка', 'ru', 'куртка'],
  ['кока кола zero 2л', 'bg', 'кока кола'],
  ['безалкохолна бира', 'bg', 'бира'],
  ['кока кола light', 'bg', 'кока кола'],
  ['Apple слушалки', 'bg', 'слушалки'],
  ['бадемов milk', 'bg', 'milk'],
  ['biscuits с шоколад', 'bg', 'biscuits'],
  ['колко струва Nutella', 'bg', 'Nutella'],
  ['where to buy Nutella', 'en', 'Nutella'],
  ['wo gibt es Nutella', 'de', 'Nutella'],
  ['где купить Nutella', 'ru', 'Nutella'],
  ['колко е Nutella', 'bg', 'Nutella'],
  ['каква е цената на Nutella', 'bg', 'Nutella'],
  ['what is the price of Nutella', 'en', 'Nutella'],
  ['wie teuer ist Nutella', 'de', 'Nutella'],
  ['есть ли Nutella', 'ru', 'Nutella'],
])('%s (%s) is about %s', (query, language, typed) => {
  expect(decides(query, language)).toBe(typed)
})

it.each([
  ['бадемов', 'бадемов'],
  ['дамски', 'дамски'],
  ['с шоколад', 'шоколад'],
])('%s is about %s where there is no other word', (query, typed) => {
  expect(decides(query, 'bg')).toBe(typed)
})

it.each(['оферти', 'каталог тази седмица', '1,5 % 2 л', '55'])('%s is about no thing', (query) => {
  expect(decides(query, 'bg')).toBeNull()
})

const told = (query: string) => tellingOf(termsOf(query, 'bg')).map(({ typed }) => typed)

it('a low price only asks, and low socks are a kind', () => {
  expect(told('кафе на ниска цена')).toEqual(['кафе'])
  expect(told('ниски чорапи')).toEqual(['ниски', 'чорапи'])
  expect(told('най-добрата цена на кафе')).toEqual(['кафе'])
  expect(told('добра вода')).toEqual(['добра', 'вода'])
})

it('a letter behind a word that asks is a verb, and behind another a name', () => {
  expect(told('каква е цената на брашното')).toEqual(['брашното'])
  expect(told('витамин Е')).toEqual(['витамин', 'Е'])
})

it('a measure without a number says how much is wanted, and one letter may be a size', () => {
  expect(told('кило захар')).toEqual(['захар'])
  expect(told('половин литър мляко')).toEqual(['мляко'])
  expect(told('половин агне')).toEqual(['половин', 'агне'])
  expect(told('тениска L')).toEqual(['тениска', 'L'])
})
