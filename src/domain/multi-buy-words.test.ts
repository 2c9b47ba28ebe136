import { describe, expect, it } from 'vitest'
import type { MultiBuy } from './multi-buy'
import { readDeposit, readMultiBuy, readPiecesOfAmount, saysOnlyDeposit, saysPackCount } from './multi-buy-words'

const amount = (pieces: number, amountCents: number): MultiBuy => ({ kind: 'amount', pieces, amountCents })
const free = (pieces: number, of: number): MultiBuy => ({ kind: 'free', pieces, free: of })
const percent = (pieces: number, percentOff: number): MultiBuy => ({ kind: 'percent', pieces, percentOff })

describe('a multi-buy price is read from', () => {
  it.each([
    ['2 за 3 €', amount(2, 300)],
    ['2 за 3,00 €', amount(2, 300)],
    ['2 za 3', amount(2, 300)],
    ['3 бр. за 5,49 €', amount(3, 549)],
    ['Вземи 2 броя за 2.99€!', amount(2, 299)],
    ['2 für 3 €', amount(2, 300)],
    ['Nur 2 Stück für 3,50 €', amount(2, 350)],
    ['2 for €3', amount(2, 300)],
    ['Any 3 for €4.50', amount(3, 450)],
    ['2 шт. за 3 €', amount(2, 300)],
    ['2 für 1.200,00 €', amount(2, 120_000)],
    ['2 for €1,200.00', amount(2, 120_000)],
    ['2 за 12 000,00 €', amount(2, 1_200_000)],
    ['3 за 2,00', amount(3, 200)],
    ['3 за 2 €', amount(3, 200)],
    ['2 Packungen für 4,99 €', amount(2, 499)],
    ['2 бутилки за 3,00 €', amount(2, 300)],
    ['2 опаковки за 4,99 €', amount(2, 499)],
    ['3 чифта за 5,99 €', amount(3, 599)],
    ['2 bottles for €5.00', amount(2, 500)],
    ['2 за 2,5 €', amount(2, 250)],
    ['2 за 99 ст.', amount(2, 99)],
  ])('%s', (text, read) => {
    expect(readMultiBuy(text)).toEqual(read)
  })

  it.each([
    ['1+1', free(1, 1)],
    ['2 + 1 gratis', free(2, 1)],
    ['2+1 подарък', free(2, 1)],
    ['2+1 безплатно', free(2, 1)],
    ['2+1 в подарок', free(2, 1)],
    ['3 за 2', free(2, 1)],
    ['3 für 2', free(2, 1)],
    ['Вземи 3, плати 2', free(2, 1)],
    ['Nimm 3, zahl 2', free(2, 1)],
    ['3 по цене 2', free(2, 1)],
    ['Buy 2 get 1 free', free(2, 1)],
    ['Buy one, get one free', free(1, 1)],
    ['1+1 ГРАТИС', free(1, 1)],
    ['Плати 2, вземи 3', free(2, 1)],
    ['Купи 2, вземи 3', free(2, 1)],
    ['Купи 1 и вземи 2', free(1, 1)],
    ['Zahl 2, nimm 3', free(2, 1)],
    ['Pay 2, take 3', free(2, 1)],
  ])('%s', (text, read) => {
    expect(readMultiBuy(text)).toEqual(read)
  })

  it.each([
    ['втори продукт −50 %', percent(2, 50)],
    ['Вторият на половин цена', percent(2, 50)],
    ['всеки втори -30%', percent(2, 30)],
    ['-50% за втория продукт', percent(2, 50)],
    ['50% отстъпка за втори брой', percent(2, 50)],
    ['вторият безплатно', percent(2, 100)],
    ['Вторият е безплатен', percent(2, 100)],
    ['втори брой гратис', percent(2, 100)],
    ['втора бутилка −50 %', percent(2, 50)],
    ['Zweite Flasche zum halben Preis', percent(2, 50)],
    ['2. Artikel −50 %', percent(2, 50)],
    ['Jeder zweite Artikel zum halben Preis', percent(2, 50)],
    ['50 % Rabatt auf den 2. Artikel', percent(2, 50)],
    ['2nd item −50%', percent(2, 50)],
    ['50% off the second', percent(2, 50)],
    ['Buy one, get one half price', percent(2, 50)],
    ['Второй товар за полцены', percent(2, 50)],
    ['2-й товар со скидкой 50 %', percent(2, 50)],
    ['третият −70 %', percent(3, 70)],
    ['1 от 4 броя −50 %', percent(4, 50)],
  ])('%s', (text, read) => {
    expect(readMultiBuy(text)).toEqual(read)
  })

  it.each([
    '300+100 г',
    '2+1 л',
    '1 за 3 €',
    '2 за 1,5 л',
    '2 за момичета',
    'до 2 за клиент',
    'Кафе 2 за 3 €',
    '-50 %',
    'втори продукт −150 %',
    '2.99 €',
    '',
    'за 3 €',
    'Купи 3, вземи 2',
    'Купи 2, получи 3 точки',
  ])('nothing else: %s', (text) => {
    expect(readMultiBuy(text)).toBeNull()
  })
})

it.each([
  ['2 за', 2],
  ['Само 3 бр. за:', 3],
  ['2 für', 2],
  ['2 бутилки за', 2],
  ['1 за', null],
  ['2 за 3', null],
  ['за', null],
  ['20 пакетчета за', null],
  ['Вземи 20 пакетчета за', 20],
])('of %s the amount is beside', (text, pieces) => {
  expect(readPiecesOfAmount(text)).toBe(pieces)
})

it.each([
  ['20 пакетчета за 1,29 €', true],
  ['Чай мента 20 пакетчета за', true],
  ['6 броя за 2,40 €', true],
  ['100 броя за 1,99 €', true],
  ['10 Stück für 1,99 €', true],
  ['24 кена само', true],
  ['5 броя за 1 €', false],
  ['6 бутилки за 5,40 €', false],
  ['10 за 5 €', false],
  ['Вземи 6 броя за 5,00 €', false],
  ['Вземи само 6 броя за 5,00 €', false],
  ['При покупка на 12 бутилки за 9,99 €', false],
  ['от 10 бр. за 2,79 €', false],
  ['10 броя за 5,00 € общо', false],
])('the count in %s is that of one pack: %s', (text, isPack) => {
  expect(saysPackCount(text)).toBe(isPack)
})

describe('a deposit is read from', () => {
  it.each([
    ['+ 0.25 € депозит', 25],
    ['2,99 € + 0,25 € депозит', 25],
    ['Депозит 0,10 €', 10],
    ['депозит: 10 ст.', 10],
    ['залог за бутилка 0,15 €', 15],
    ['zzgl. 0,25 € Pfand', 25],
    ['zzgl. Pfand 0,25 €', 25],
    ['Mehrwegpfand 0,15', 15],
    ['+ €0.20 deposit', 20],
    ['+ .25 € Pfand', 25],
    ['залог 0,20 €', 20],
    ['2,99 € депозит 0,10 €', 10],
    ['1,49 € Pfand 0,25 €', 25],
    ['20 x 0,50 l zzgl. Pfand 3,10 €', 310],
    ['Депозит за бутилка 0,15 €', 15],
    ['Залог за кен 0,10 €', 10],
    ['депозит за опаковка 0,20 €', 20],
    ['Pfand je Flasche 0,25 €', 25],
    ['Pfand/Flasche 0,08 €', 8],
    ['0,25 € Pfand je Flasche', 25],
    ['2,99 € депозит за бутилка 0,10 €', 10],
  ])('%s', (text, cents) => {
    expect(readDeposit(text)).toBe(cents)
  })

  it.each([
    '2,99 €',
    'pfandfrei 0,25 €',
    'inkl. 0,25 € Pfand',
    'вкл. 0,25 € депозит',
    'inklusive 0,25 € Pfand',
    'inkl. Einwegpfand 0,25 €',
    'включително 0,25 € депозит',
    'including €0.25 deposit',
    'incl. € 0.25 deposit',
    '1,39 € депозит включен',
    '1,39 € Pfand je Flasche inkl.',
    'депозит 0,10 € (включен)',
    'без депозит за бутилка 2,99 €',
    'депозит',
    'залог за успех',
    'Deposit box 12',
  ])('nothing else: %s', (text) => {
    expect(readDeposit(text)).toBeNull()
  })

  it.each([
    ['+ 0,25 € депозит', true],
    ['2,99 € + 0,25 € депозит', true],
    ['zzgl. Pfand 0,25 €', true],
    ['Депозит за бутилка 0,15 €', true],
    ['Бира Хайнекен 0,5 л + 0,10 € депозит', false],
    ['20 x 0,50 l zzgl. Pfand 3,10 €', false],
    ['Бира Хайнекен', false],
  ])('a line that says nothing else: %s, %s', (text, isAlone) => {
    expect(saysOnlyDeposit(text)).toBe(isAlone)
  })
})
