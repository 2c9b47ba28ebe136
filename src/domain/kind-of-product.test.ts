import { expect, it } from 'vitest'
import { kindOfProduct } from './kind-of-product'

const said = (title: string, language: string, group?: number) => {
  const kind = kindOfProduct(title, language, group)
  return kind && [kind.name, kind.percents.join(' '), kind.pack?.amount ?? null]
}

it.each([
  ['Кисело мляко Верея 3,6 % 400 г', 'en', ['yogurt', '3.6', 400]],
  ['Кисело мляко Верея 3,6 % 400 г', 'de', ['Joghurt', '3.6', 400]],
  ['МЛЯКО КИСЕЛО САЯНА 2% 400ГР', 'ru', ['йогурт', '2', 400]],
  ['Прясно мляко 1 л', 'de', ['Milch', '', 1000]],
  ['Краве масло 125 г', 'en', ['butter', '', 125]],
  ['Слънчогледово олио Клас 1 л', 'de', ['Sonnenblumenöl', '', 1000]],
  ['Банани 1 кг', 'ru', ['бананы', '', 1000]],
  ['Яйца размер М 10 бр.', 'de', ['Eier', '', 10]],
  ['Картофи 2 кг', 'de', ['Kartoffeln', '', 2000]],
  ['Картофи 2 кг', 'ru', ['картофель', '', 2000]],
  ['Ябълки 1 кг', 'de', ['Äpfel', '', 1000]],
  ['Кренвирши 400 г', 'en', ['frankfurters', '', 400]],
  ['Паста за зъби Колгейт 75 мл', 'de', ['Zahnpasta', '', 75]],
  ['Кафе на зърна 1 кг', 'en', ['coffee beans', '', 1000]],
  ['Филе от пилешки гърди', 'de', ['Hähnchen', '', null]],
  ['Врат без кост, свински', 'en', ['pork', '', null]],
])('%s is in %s %j', (title, language, words) => {
  expect(said(title, language)).toEqual(words)
})

it.each([
  ['300/500 ЗАМРАЗЕН ЛЕФЕР', 29, null],
  ['Ganchev Бебешки десерт Плодове 190 гр.', 64, null],
  ['КОРИ ТОЧЕНИ ДОМАШНИ ЗА БАНИЦА 400Г', 5, 'filo pastry'],
  ['МЛЯКО ТЕРТЕР 2.9% 400ГР.', 7, 'yogurt'],
  ['КАШК ОТ КР МЛЯКО НАТУРА ВАКУУМ', 11, 'yellow cheese'],
  ['М.МАСЛО С.ЛАЗАРО 1л', 43, null],
  ['Маслиново олио екстра върджин 1л', 43, null],
  ['Ябълков оцет Кулинар 700 мл.', 45, 'vinegar'],
  ['ХОЛЕ БИО МЛЯКО 4 600ГР', 65, 'infant formula'],
  ['ПАСТА АСТЕРА ПАРОДОНТ СТОП 75МЛ', 81, 'toothpaste'],
  ['ВЛАЖ. БЕБ.КЪРПИ COMFORT АЛОЕ 72БР', 84, 'wet wipes'],
  ['ДОМАТИ ДЕРОНИ 400ГР НА КУБЧЕТА', 48, 'tomatoes'],
] as const)('%s of the official group %d is %s, not what a word of it is alone', (title, group, name) => {
  expect(kindOfProduct(title, 'en', group)?.name ?? null).toBe(name)
})

it.each([
  ['Телевизор Samsung 55', 'de', ['Fernseher', '', null]],
  ['LED Телевизор Samsung 55', 'en', ['television', '', null]],
  ['Дънки Levi’s', 'ru', ['джинсы', '', null]],
  ['Настолна игра Monopoly', 'de', ['Brettspiel', '', null]],
  ['Чорапи 3 бр.', 'en', ['socks', '', 3]],
  ['Чорап 3 бр.', 'en', ['socks', '', 3]],
  ['Батерия 1 бр.', 'de', ['Batterie', '', 1]],
  ['Батерии 4 бр.', 'de', ['Batterien', '', 4]],
  ['Круши 1 кг', 'de', ['Birnen', '', 1000]],
  ['Вафли с какао 200 г', 'en', ['wafers', '', 200]],
  ['Вафла 40 г', 'en', ['wafer', '', 40]],
  ['Целина 2 бр.', 'en', ['celery', '', 2]],
  ['Столове 4 бр.', 'ru', ['стулья', '', 4]],
  ['Хладилник Beko 300 л', 'de', ['Kühlschrank', '', 300_000]],
  ['Куфар 100 л', 'en', ['suitcase', '', 100_000]],
  ['Рокля маслина', 'de', ['Kleid', '', null]],
  ['Възглавница лимон', 'en', ['pillow', '', null]],
  ['Сметана сладкарска 30 %', 'ru', ['сливки', '30', null]],
  ['Заквасена сметана 20% 400 г', 'en', ['sour cream', '20', 400]],
  ['СМЕТАНА ЗАКВАСЕНА 400 Г', 'ru', ['сметана', '', 400]],
  ['Снакс Зрънчо', 'de', ['Snacks', '', null]],
  ['Солети 80 г', 'en', ['pretzel sticks', '', 80]],
  ['Хайвер от тарама 200 г', 'de', ['Fischrogen', '', 200]],
  ['Салата Снежанка 250 г', 'en', ['salad', '', 250]],
  ['Алуминиево фолио', 'ru', ['фольга', '', null]],
  ['Мастика Пещера 0,7 л', 'de', ['Ouzo', '', 700]],
])('without an official group, the head of %s is in %s %j', (title, language, words) => {
  expect(said(title, language)).toEqual(words)
})

it('goes by the group that the product has where its name does not tell one', () => {
  expect(said('Мляко кисело Верея', 'de', 7)).toEqual(['Joghurt', '', null])
  expect(said('Масло 125 г', 'en', 12)).toEqual(['butter', '', 125])
})

it.each([
  'Кокосово мляко 400 мл',
  'Мляко за тяло 250 мл',
  'Калъф за телефон',
  'Стол за кола',
  'Маса и столове',
  'Кокосово дърво',
  'Галети оризови 100 г',
  'Шоколадова фигурка',
  'Градина, комплект 4 бр.',
  'Градински комплект 4 бр.',
  'Бебе и дете, комплект',
  'Зимни обувки',
  'Тор за домати 1 кг',
  'Чаши за бира 2 бр.',
  'Соленки с маслини 200 г',
  'Мрежа за картофи',
  'Мента Пещера 0,7 л',
  'Фолио стреч 30 м',
  'Количка Chipolino 3 в 1',
  'Чаши керамични 6 бр.',
  'Рибено масло капсули',
  'Етерично масло лимон',
  'Безалкохолна бира',
  '',
])('of %s nothing is said', (title) => {
  expect(['de', 'en', 'ru'].map((language) => said(title, language))).toEqual([null, null, null])
})

it.each([
  'Шоколад с мляко и лешници',
  'Кокосово мляко 400 мл',
  'Мляко за тяло 250 мл',
  'Фъстъчено масло 350 г',
  'Какаово масло',
  'Хляб и сол',
  'Телевизор Samsung 55',
  '',
])('what is not known of %s is not guessed', (title) => {
  for (const language of ['de', 'en', 'ru']) {
    const name = kindOfProduct(title, language)?.name
    expect(['milk', 'Milch', 'молоко', 'butter', 'сливочное масло', 'bread', 'Salz'].includes(name ?? '')).toBe(false)
  }
})
