import { expect, it } from 'vitest'
import { faults, isPlain, rejectedWords } from './message-faults'

it('finds nothing where all languages say the same', () => {
  const days = (forms: string) => `{days, plural, ${forms}}`
  const all = {
    bg: { card: { days: days('one {още # ден} other {още # дни}'), hello: 'Здравей, {name}' } },
    ru: { card: { days: days('one {# день} few {# дня} many {# дней} other {# дня}'), hello: 'Привет, {name}' } },
  }
  expect(faults(all, 'bg')).toEqual([])
})

it.each([
  ['a missing text', { bg: { a: 'а', b: 'б' }, de: { a: 'a' } }, ['de: b is missing']],
  ['a text too many', { bg: { a: 'а' }, de: { a: 'a', b: 'b' } }, ['bg: b is missing']],
  ['another value', { bg: { a: '{x}' }, de: { a: '{y}' } }, ['de: a takes {y}, bg {x}']],
  ['a lost tag', { bg: { a: '<b>x</b>' }, de: { a: 'x' } }, ['de: a takes {}, bg {<b>}']],
  [
    'a plural without a form of its language',
    { bg: { a: '{n, plural, one {#} other {#}}' }, ru: { a: '{n, plural, one {#} other {#}}' } },
    ['ru: a has no plural form "few"', 'ru: a has no plural form "many"'],
  ],
  [
    'a form without its number, where it is that of 21 too',
    {
      bg: { a: '{n, plural, one {Един} other {#}}' },
      ru: { a: '{n, plural, one {Один} few {#} many {#} other {#}}' },
    },
    ['ru: a has a plural form "one" without #, which is that of 21 too: =1'],
  ],
])('finds %s', (_, all, found) => {
  expect(faults(all, 'bg')).toEqual(found)
})

it('finds a file in which a key stands twice', () => {
  const file = (lines: string[]) => `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}\n`
  expect(isPlain(file(['"days": "a"', '"from": "b"']))).toBe(true)
  expect(isPlain(file(['"days": "a"', '"days": "b"']))).toBe(false)
})

it('finds a text that cannot be parsed', () => {
  expect(faults({ bg: { a: '{x' } }, 'bg')).toEqual([expect.stringMatching(/^bg: a cannot be parsed/)])
})

it('finds a word that was decided against, in its language only', () => {
  const all = { de: { sort: 'Am passendsten' }, en: { sort: 'Relevance', note: 'Am passendsten' } }
  expect(rejectedWords(all)).toEqual(['de: sort says “Am passendsten”, where we say Relevanz'])
})

it('finds Russian email that reads as the post office, and only that', () => {
  const all = {
    ru: {
      reply: 'Ответим по почте',
      right: 'Эл. почта, по электронной почте, почтовый адрес',
      post: 'Отправьте курьером или почтой',
    },
  }
  expect(rejectedWords(all)).toEqual([
    'ru: reply says “Ответим по почте”, where we say эл. почта or электронная почта: the word alone means the post office',
  ])
})

it('finds a median that is called an average, but not the middle half', () => {
  const all = {
    bg: { prices: { low: 'Под средната е с 1 €', usual: 'средната половина' }, size: 'средна' },
    ru: { prices: { low: 'ниже средней', usual: 'средняя половина' } },
  }
  expect(rejectedWords(all)).toEqual([
    'bg: prices.low says “Под средната е с 1 €”, where we say медиана',
    'ru: prices.low says “ниже средней”, where we say медиана',
  ])
})

it.each([
  ['bg', 'Най-големи честни намаления', 'истинско намаление'],
  ['bg', 'Кога намалението е честно', 'истинско намаление'],
  ['ru', 'Цены по сетям и честные скидки', 'настоящая скидка'],
  ['ru', 'Когда скидка честная', 'настоящая скидка'],
])('finds in %s a reduction that is called honest: %s', (locale, text, instead) => {
  expect(rejectedWords({ [locale]: { title: text } })).toEqual([
    `${locale}: title says “${text}”, where we say ${instead}`,
  ])
})

it('finds a space before an English percent sign', () => {
  const all = { en: { one: 'Reduced (9 %)', other: 'Zoom {percent} %', right: 'VAT {rate}%' } }
  expect(rejectedWords(all)).toHaveLength(2)
})

it('finds where German staff are spoken to as friends, and only there', () => {
  const all = { de: { admin: { hint: 'Speichere deine Datei' }, cart: { hint: 'Sieh in deinen Warenkorb' } } }
  expect(rejectedWords(all)).toEqual(['de: admin.hint says “Speichere deine Datei”, where we say Sie to staff'])
})

it.each(['ein Laden', 'einen Laden', 'im Laden', 'die Läden'])('finds “%s” in German, where one buys', (words) => {
  expect(rejectedWords({ de: { hint: `Es gibt ${words}.` } })).toHaveLength(1)
})

it('finds no shop in what staff are asked to load', () => {
  expect(rejectedWords({ de: { admin: { hint: 'Laden Sie die Datei noch einmal hoch.' } } })).toEqual([])
})
