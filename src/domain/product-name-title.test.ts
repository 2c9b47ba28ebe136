import { describe, expect, it } from 'vitest'
import { readableSlug } from './official-latin'
import { productTitle } from './product-name'

it('makes a title out of the fullest spelling, with the size at its end', () => {
  const names = [',МАСЛО ВЕРЕЯ 125ГР***', 'МАСЛО КРАВЕ ВЕРЕЯ 125Г', 'масло Верея 125g']
  expect(productTitle(names, 'Верея', { unit: 'kg', amount: 125 })).toBe('Масло Верея 125 г')
  expect(productTitle(['МИНЕРАЛНА ВОДА ДЕВИН 1.5Л'], 'Девин', { unit: 'l', amount: 1500 })).toBe(
    'Минерална вода Девин 1,5 л',
  )
  expect(productTitle(['Лимони'], null, null)).toBe('Лимони')
})

it('names a brand in one spelling, however the chains write it', () => {
  const titles = ['КАФЕ ЛАВАЦА ОРО 250ГР', 'Кафе Lavazza Оро 250 г', 'кафе LAVAZZA Оро 250 г', 'Кафе Лаваца Оро'].map(
    (name) => productTitle([name], 'Лаваца', { unit: 'kg', amount: 250 }).toLowerCase(),
  )
  expect(new Set(titles)).toEqual(new Set(['кафе лаваца оро 250 г']))
  expect(productTitle(['Кроасан 7 Days 60 г'], '7 Days', null)).toBe('Кроасан 7 Days')
})

it('adds the brand before the size where the fullest spelling lacks it', () => {
  const names = ['Краве масло селско охладено 125 г', 'МАСЛО ВЕРЕЯ 125ГР']
  expect(productTitle(names, 'Верея', { unit: 'kg', amount: 125 })).toBe('Краве масло селско охладено Верея 125 г')
  expect(productTitle(['Кафе Lavazza Оро 250 г'], 'Лаваца', null)).toBe('Кафе Лаваца Оро')
  expect(productTitle(['БОБ КИНГ 500Г'], 'Кинг', null)).toBe('Боб Кинг')
})

it('leaves no brackets around a size that stands at the end', () => {
  expect(productTitle(['БАНАНИ ЕКВАДОР, (1 КГ)'], null, { unit: 'kg', amount: 1000 })).toBe('Банани еквадор 1 кг')
  expect(productTitle(['Ананас Еквадор, ( )'], null, null)).toBe('Ананас Еквадор')
})

it('leaves no dash beside a size that stands at the end', () => {
  const soap = { unit: 'kg', amount: 75 } as const
  expect(productTitle(['БОЧКО-САПУН-75ГР-ЛАВАНДУЛА'], null, soap)).toBe('Бочко-сапун лавандула 75 г')
  expect(productTitle(['Билка -сапун- роза 75г'], null, soap)).toBe('Билка сапун роза 75 г')
  expect(productTitle(['САПУН АЛОЕ-МЕД - 75ГР'], null, soap)).toBe('Сапун алое-мед 75 г')
})

it('says for children of how many months or years something is', () => {
  expect(productTitle(['Слънчо Бебешко пюре Ябълка и банан 4+ 190г'], null, { unit: 'kg', amount: 190 })).toBe(
    'Слънчо Бебешко пюре Ябълка и банан 4+ 190 г',
  )
  expect(productTitle(['Паста за зъби за деца 2-6г 50мл'], null, { unit: 'l', amount: 50 })).toBe(
    'Паста за зъби за деца 2-6 50 мл',
  )
  expect(productTitle(['БЕБЕЛАН СУПА С ПИЛЕ 8М+ 220г'], null, { unit: 'kg', amount: 220 })).toBe(
    'Бебелан супа с пиле 8м+ 220 г',
  )
  expect(productTitle(['Chicco Четка за зъби (3-6 г.) Хипо'], null, null)).toBe('Chicco Четка за зъби (3-6) Хипо')
})

it('says of which strength a medicine is, where one of its names does', () => {
  const syrup = { unit: 'l', amount: 200 } as const
  expect(productTitle(['КСИЗАЛ СИРОП 0,5МГ/МЛ 200МЛ'], null, syrup)).toBe('Ксизал сироп 0,5мг/мл 200 мл')
  expect(productTitle(['КСИЗАЛ СИР. 0,5МГ/МЛ', 'Ксизал сироп за деца'], null, null)).toBe('Ксизал сир. 0,5мг/мл')
  expect(productTitle(['САЛАМ КАМЧИЯ 300Г/320Г'], null, null)).not.toContain('/320г ')
})

it('keeps the country that only sounds like a brand, and writes out the abbreviation of wipes', () => {
  expect(productTitle(['ДОМАТИ ГЪРЦИЯ'], null, null)).toBe('Домати гърция')
  expect(productTitle(['МК АГИВА 72БР'], 'Агива', { unit: 'piece', amount: 72 })).toBe('Мокри кърпи Агива 72 бр.')
})

it.each([
  ['МЛЯКО СУХО ЛАКТАНА 600ГР ЗА НАД 1Г', 600, 'Мляко сухо лактана за над 1г 600 г'],
  ['Мляко Hipp 3 Combiotic Junior 1г+ - 500 г', 500, 'Мляко Hipp 3 Combiotic Junior 1г+ 500 г'],
  ['КАТЕЖЕЛ ГЕЛ 12,5 Г', 12.5, 'Катежел гел 12,5 г'],
])('of %s keeps the age and says the size as it is', (name, amount, title) => {
  expect(productTitle([name], null, { unit: 'kg', amount })).toBe(title)
})

it('has neither the stars of the stock keeping nor a price or a tax', () => {
  expect(productTitle(['ДИКЛАК** 12 ЧАСА ГЕЛ'], null, null)).toBe('Диклак 12 часа гел')
  expect(productTitle(['БИРА КАМЕНИЦА 2Л (3.19ЛВ)'], null, { unit: 'l', amount: 2000 })).toBe('Бира каменица 2 л')
  expect(productTitle(['9% МЛЯКО БЕБЕЛАН ЛАКТА 3'], null, null)).toBe('Мляко бебелан лакта 3')
})

it.each([
  ['= ПЛЕШКА СВИНСКА', 'Плешка свинска'],
  ['/РАКИЯ ДЯДОВА УСУКАНИЦА', 'Ракия дядова усуканица'],
  ['! ДЕТСКА ЧЕТКА ЗА ЗЪБИ ЕДНОРОГ', 'Детска четка за зъби еднорог'],
  ['КЕТОНАЛ КРЕМ ^', 'Кетонал крем'],
  ['ПЗ КОЛГЕЙТ МАКС УАЙТ @', 'Паста за зъби колгейт макс уайт'],
  ['ШОКОЛАД СВОГЕ ЛЕШНИК <22.>=====', 'Шоколад своге лешник'],
  ['***СКЛ.1-БОЧКО-САПУН-ЛАВАНДУЛА', 'Бочко-сапун-лавандула'],
  ['СКЛ.4-DOVE-САПУН-БЯЛ', 'Dove-сапун-бял'],
  ['XXX Midalidare Red Wine', 'Midalidare Red Wine'],
  ['ХХХ ВИНО САЙКЪЛ СИРА ХХХ #V#', 'Вино сайкъл сира'],
  ['XXXXФИЛИКОН ЛЮТЕНИЦА #K# XXXXX', 'Филикон лютеница'],
  ['47554 48951 Червено вино Мавруд', 'Червено вино Мавруд'],
  ['КРОАСАН 7ДЕЙС 60Г КАЙСИЯ/20', 'Кроасан 7дейс кайсия'],
  ['7 ДЕЙС МАКС БРЮЛЕ 92 ГР/20 #K#', '7 дейс макс брюле'],
  ['ФЕЯ-ВЕРО-400МЛ-APPLE/11791/16', 'Фея-веро Apple'],
  ['СЛЪНЧО ПЮРЕ ПИЛЕ 2446 KZ', 'Слънчо пюре пиле'],
  ['БЕБЕЛАН ПЮРЕ ЯБЪЛКИ 190ГР 382 KZ', 'Бебелан пюре ябълки'],
  ['ДАВ САПУН NOURISHING 31.12 KZ', 'Дав сапун Nourishing'],
  ['Вино червено Мавруд ;1', 'Вино червено Мавруд'],
  ['SENSODYNE-ANTI-CARIES/1020', 'Sensodyne-Anti-Caries'],
  ['JACOBS КАФЕ ESPRESSO 1КГ/14313', 'Jacobs кафе Espresso'],
  ['Ориз ФАМИЛЕКС 1kg e', 'Ориз ФАМИЛЕКС'],
  ['ВИНО МАВРУД/2019', 'Вино мавруд/2019'],
  ['МАКАРОНИ СПАГЕТИ N11 СПЕЦ.СИНИ/500', 'Макарони спагети n11 спец.сини/500'],
  ['КАЙМА СМЕС 60/40', 'Кайма смес 60/40'],
  ['ЛОПЕДИУМ капс 2мг/10', 'ЛОПЕДИУМ капсули 2мг/10'],
])('leaves out the marks of the stock keeping in %s', (name, title) => {
  expect(productTitle([name], null, null)).toBe(title)
})

it('does not depend on the order of the spellings', () => {
  const names = ['ОЛИО КЛАС 1Л', 'Олио Клас 1 л', 'олио Клас']
  expect(productTitle([...names].reverse(), 'Клас', null)).toBe(productTitle(names, 'Клас', null))
})

it.each([
  ['Краве масло 125 г', 'krave-maslo-125-g'],
  ['Вино „Щърк“ Ямбол 0,75 л', 'vino-shtark-yambol-0-75-l'],
  ['Müller Größe', 'muller-grosse'],
  ['Account', 'akaunt'],
  ['***', ''],
])('%s has the address %s', (title, slug) => {
  expect(readableSlug(title)).toBe(slug)
})

describe('a size from one to another', () => {
  it.each([
    ['ШАМПОАН КЛИЪР 360/400МЛ', 'Шампоан клиър 360/400мл'],
    ['БИСКВИТИ ОБИКНОВЕНИ ЖИТЕН ДАР 120 - 130 ГР.', 'Бисквити обикновени житен дар 120-130 гр'],
    ['Лаврак охладен 800-1000 гр/бр Kefalonia', 'Лаврак охладен Kefalonia 800-1000 гр/бр'],
    ['СКУМРИЯ 300/500 КГ.-НОРВЕГИЯ', 'Скумрия норвегия 300/500 г'],
    ['Памперс 3 (6-10 кг) 52 бр', 'Памперс 3 6-10 кг'],
  ])('is said whole where none is known: %s', (name, title) => {
    expect(productTitle([name], null, null)).toBe(title)
  })

  it('is left out beside a known size, but for that of a piece of goods sold by the kilogram', () => {
    expect(productTitle(['ШАМПОАН КЛИЪР 360/400МЛ'], null, { unit: 'l', amount: 360 })).toBe('Шампоан клиър 360 мл')
    expect(productTitle(['Ципура охладена 400-600 гр/бр'], null, { unit: 'kg', amount: 1000 })).toBe(
      'Ципура охладена 400-600 гр/бр 1 кг',
    )
  })

  it('is none where the first number is of a sort', () => {
    expect(productTitle(['АЛИМЕНТА 2-400ГР'], null, { unit: 'kg', amount: 400 })).toBe('Алимента 2 400 г')
  })
})
