import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProductName } from '@/domain/product-name'
import { rarityIn, sideOf } from './candidates'
import { learntModel } from './model'
import { profileOf } from './profile'
import { scorePair } from './score-group'

function sideIn(group: number, name: string) {
  const profile = profileOf(name, group, { ...readProductName(name), certain: false })
  return sideOf({ profile, chains: [], price: null }, rarityIn([], group))
}

const logitOf = (one: string, other: string, group: number) =>
  scorePair(sideIn(group, one), sideIn(group, other), group)?.logit ?? -99
const isSame = (one: string, other: string, group: number) => logitOf(one, other, group) >= learntModel.alone

describe('scorePair', () => {
  it('is the same from both sides, and every name is like itself', () => {
    const names = fc.constantFrom(
      'МАСЛО ВЕРЕЯ 125ГР',
      'Краве масло Верея 125 г',
      'Масло 125 г',
      'МАСЛО ВЕРЕЯ БИО 125ГР',
      'Банани',
    )
    fc.assert(
      fc.property(names, names, (one, other) => {
        expect(logitOf(one, other, 12)).toBeCloseTo(logitOf(other, one, 12), 6)
        expect(isSame(one, one, 12)).toBe(true)
      }),
    )
  })

  it.each([
    ['another brand', 'ОЦЕТ РУСЕ 700МЛ ВИНЕН', 'ОЦЕТ ЧИФЛИКЪ 700МЛ ВИНЕН', 44],
    ['another size', 'ГРАХ BONDUELLE 400ГР', 'Грах Bonduelle - 800 г', 47],
    ['another fat', 'МЛЯКО ВЕРЕЯ 3% 1Л', 'МЛЯКО ВЕРЕЯ 2% 1Л', 6],
    ['another fat without its sign', 'КИС. МЛЯКО ВЕРЕЯ 2.0 400ГР', 'КИСЕЛО МЛЯКО ВЕРЕЯ 3.6 400ГР', 7],
    ['another fat with and without its sign', 'МЛЯКО ВЕРЕЯ 3 1Л', 'МЛЯКО ВЕРЕЯ 2% 1Л', 6],
    ['another grape', 'ВИНО QUANTUM МАВРУД И МЕРЛО 0.75Л', 'ВИНО КВАНТУМ МЕРЛО 0.75Л', 76],
    ['another number', 'СПАГЕТИ СТЕЛА 500ГР N3', 'СПАГЕТИ СТЕЛА 500ГР №10', 37],
    ['another variant', 'МАКАРОНИ СТЕЛА 500ГР МИДА', 'МАКАРОНИ СТЕЛА 500ГР СПИРАЛИ', 36],
    ['an organic one', 'СИРЕНЕ КРАВЕ САЯНА 400ГР', 'СИРЕНЕ КРАВЕ САЯНА БИО 400 ГР', 9],
    ['another origin', 'КРОМИД ЛУК БЪЛГАРИЯ', 'ЛУК КРОМИД ТУРЦИЯ', 55],
    ['another origin in another form', 'МОРКОВИ ОПС БЪЛГАРСКИ', 'МОРКОВИ ПРОИЗХОД ГЪРЦИЯ ОПС', 56],
    ['a pack of six bottles', 'ВОДА ДЕВИН МИНЕРАЛНА 1.5Л СТЕК', 'МИНЕРАЛНА ВОДА ДЕВИН 1.5Л', 73],
    ['a multipack', 'МИН. ВОДА БАНКЯ 1.5Л МУЛТИПАК', 'МИНЕРАЛНА ВОДА БАНКЯ 1.5Л', 73],
    ['a second one for nothing', 'ЧЗ КОЛГЕЙТ EXTRA CLEAN 1 + 1', 'ЧЗ КОЛГЕЙТ EXTRA CLEAN', 80],
    ['a second quality', 'БАНАНИ', 'БАНАНИ II', 52],
    ['another age', 'БИЛКА ПАСТА ЗА ЗЪБИ ДЕТСКА 6+ 50мл', 'БИЛКА ПАСТА ЗА ЗЪБИ ДЕТСКА 2+ 50мл', 81],
    ['another age in years', 'ПЗ АКВАФРЕШ ДЕТСКА 50МЛ 3-8Г', 'ПЗ АКВАФРЕШ ДЕТСКА 50МЛ 3-5Г', 81],
    ['another age in words', 'CURAPROX KIDS ЯГОДА НАД 2 Г 60 МЛ', 'CURAPROX KIDS ЯГОДА НАД 6 Г 60 МЛ', 81],
    ['another strength', 'НУРОФЕН СИРОП ЯГОДА 100МГ/5МЛ 100МЛ', 'НУРОФЕН СИРОП ЯГОДА 200МГ/5МЛ 100МЛ', 94],
    ['a brand of medicine that sounds alike', 'АНАЛГИН АМП 500МГ/МЛ 2МЛ', 'ОМАЛГИН АМП 500МГ/МЛ 2МЛ', 96],
    ['what only one name says', 'ЕХО ПРЕПАРАТ ЗА СЪДОВЕ 400МЛ', 'ЕХО ПРЕПАРАТ ЗА СЪДОВЕ 400МЛ АЛОЕ', 79],
  ])('takes %s for another product', (_, one, other, group) => {
    expect(isSame(one, other, group)).toBe(false)
  })

  it.each([
    ['another script', 'ВИНО SOPHIA КАБ. СОВИНЬОН 0,750 л.', 'ВИНО СОФИЯ-КАБЕРНЕ СОВИНЬОН 0.75Л', 76],
    ['the same strength', 'СИАФЕН СУСП 100МГ/5МЛ 120МЛ', 'СИАФЕН СУСП. 20 МГ/МЛ 120 МЛ', 94],
    ['a strength of which one says a part', 'НАЗИК НАЗ.СПРЕЙ 0.1/5% 10МЛ', 'НАЗИК НАЗ. СПРЕЙ 10МЛ', 97],
    ['sounds', 'КРОАСАН 7 DAYS ЧЕРЕША 60 ГР', 'КРОАСАН 7ДЕЙС ЧЕРЕША 60ГР', 67],
    ['abbreviations', 'ПЗ КОЛГЕЙТ ПРОПОЛИС 75 МЛ', 'ПАСТА ЗА ЗЪБИ COLGATE PROPOLIS 75 МЛ', 81],
    ['a number that is its fat', 'КИС. МЛЯКО ВЕРЕЯ 3,6 400ГР', 'Кисело мляко Верея 3.6% 400 г', 7],
    ['a half of a grape', 'ВИНО СТАРОСЕЛ КАБЕРНЕ 0.75Л', 'ВИНО STAROSEL CABERNET SAUVIGNON 75cls', 76],
    ['both of its sizes', 'ЧАЙ БИОПРОГРАМА ЛИПА 20БР 30ГР', 'БИЛКОВ ЧАЙ ЛИПА БИОПРОГРАМА 30Г', 72],
    ['the number in a carton', 'БОБ БЯЛ БУРКАН АРИВА 680гр/12бр', 'БЯЛ БОБ АРИВА 680 Г', 46],
    ['an apostrophe', 'КАФЕ НА ЗЪРНА L`OR КЛАСИК 1КГ', 'КАФЕ ЗЪРНА ЛОР КЛАСИК 1 КГ', 71],
    ['a script that is mixed', 'ВИНО КATARZYNA СЕВЪН 0.75Л', 'ВИНО КАТАРЖИНА СЕВЪН 0.75Л', 76],
    ['a class that is a brand', 'Слънчогледово олио Клас 1 л', 'ОЛИО КЛАС 1Л', 42],
    ['an origin in another form', 'РИБА СКУМРИЯ НОРВЕЖКА 400/600', 'СКУМРИЯ РИБА НОРВЕГИЯ 400/600', 29],
    ['an origin that one of them leaves out', 'КРОМИД ЛУК БЪЛГАРИЯ', 'ЛУК КРОМИД', 55],
    ['the adjective of a place', 'РАКИЯ ТРОЯН СЛИВОВА ОТЛ. 0,7 Л', 'РАКИЯ ТРОЯНСКА СЛИВОВА ОТЛЕЖАЛА 0,700L', 77],
  ])('knows a thing by %s', (_, one, other, group) => {
    expect(isSame(one, other, group)).toBe(true)
  })

  it('takes no mark of the stock for a number of the thing', () => {
    const names = [
      'СКЛ.4-COLGATE-П.З.-75МЛ-TOTAL',
      '47554 48951 Червено вино Мавруд 0.75л.',
      'XXX Midalidare Syrah 0.75L',
      'СКЛ.1-ФЕЯ-ВЕРО-400МЛ-APPLE/11791/16',
    ]
    expect(names.flatMap((name) => sideIn(76, name).profile.numbers)).toEqual([])
    expect(sideIn(37, 'СПАГЕТИ СТЕЛА 500ГР №10').profile.numbers).toEqual(['10'])
  })

  it('reads a part of a kilo without its unit as the size', () => {
    const { profile } = sideIn(64, 'ГЕРБЕР ПЮРЕ 0.190 ЗЕЛЕНЧУЦИ')
    expect(profile).toMatchObject({ numbers: [], pack: { unit: 'kg', amount: 190 } })
  })

  it('knows loose goods by the kilogram with and without saying so, and packed ones not', () => {
    expect(isSame('БАНАНИ', 'Банани - 1 кг', 52)).toBe(true)
    expect(isSame('СОЛ КРИНА', 'СОЛ КРИНА 1КГ', 39)).toBe(false)
  })
})
