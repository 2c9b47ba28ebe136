import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProductName } from './product-name'
import { likeness, sameProduct } from './product-name-likeness'

const isSame = (one: string, other: string, group: number) =>
  likeness(readProductName(one), readProductName(other), group).score >= sameProduct

describe('readProductName', () => {
  it.each([
    ['КИС. МЛЯКО БОЖЕНЦИ 2.2% 400ГР', 'Боженци', ['2.2'], 400],
    ['ОЛИО КЛАС 1Л', 'Клас', [], 1000],
    ['КАФЕ ЧИБО 1КГ ЕСПРЕСО МИЛАНО ЗЪРНА', 'Чибо', [], 1000],
    ['Кафе Tchibo Espresso Milano Style 1 кг', 'Чибо', [], 1000],
    ['КРЕНВИРШ СВИНСКИ КОЛБАСО', 'Колбасо', [], null],
    ['СЛЪНЧOГЛЕДОВО ОЛИО ARO 1Л', 'Aro', [], 1000],
    ['Лимони', null, [], null],
  ])('%s', (name, brand, percents, amount) => {
    const read = readProductName(name)
    expect(read.brand).toBe(brand)
    expect(read.percents).toEqual(percents)
    expect(read.pack?.amount ?? null).toBe(amount)
  })

  it('leaves out the remarks of the stock keeping and writes abbreviations out', () => {
    expect(readProductName('АЛЕРГОЗАН КРЕМ 1% 60Г СОФ #10 S4\\ST3\\F2\\V7').words).toEqual(
      readProductName('Алергозан крем 1% 60 г').words,
    )
    expect(readProductName(',Ш-Д МИЛКА МЛЕЧЕН 100ГР****').words).toEqual(
      readProductName('Шоколад Милка млечен 100 г').words,
    )
  })

  it('fails at nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => readProductName(name).words.length >= 0))
  })
})

describe('likeness', () => {
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
        const [a, b] = [readProductName(one), readProductName(other)]
        expect(likeness(a, b, 12)).toEqual(likeness(b, a, 12))
        expect(isSame(one, one, 12)).toBe(true)
      }),
    )
  })

  it.each([
    ['another brand', 'ОЦЕТ РУСЕ 700МЛ ВИНЕН', 'ОЦЕТ ЧИФЛИКЪ 700МЛ ВИНЕН', 44],
    ['another size', 'ГРАХ BONDUELLE 400ГР', 'Грах Bonduelle - 800 г', 47],
    ['another fat', 'МЛЯКО ВЕРЕЯ 3% 1Л', 'МЛЯКО ВЕРЕЯ 2% 1Л', 6],
    ['another number', 'СПАГЕТИ СТЕЛА 500ГР N3', 'СПАГЕТИ СТЕЛА 500ГР №10', 37],
    ['another variant', 'МАКАРОНИ СТЕЛА 500ГР МИДА', 'МАКАРОНИ СТЕЛА 500ГР СПИРАЛИ', 36],
    ['an organic one', 'СИРЕНЕ КРАВЕ САЯНА 400ГР', 'СИРЕНЕ КРАВЕ САЯНА БИО 400 ГР', 9],
    ['a second quality', 'БАНАНИ', 'БАНАНИ II', 52],
    ['what only one name says', 'ЕХО ПРЕПАРАТ ЗА СЪДОВЕ 400МЛ', 'ЕХО ПРЕПАРАТ ЗА СЪДОВЕ 400МЛ АЛОЕ', 79],
  ])('takes %s for another product', (_, one, other, group) => {
    expect(isSame(one, other, group)).toBe(false)
  })

  it('knows loose goods by the kilogram with and without saying so, and packed ones not', () => {
    expect(isSame('БАНАНИ', 'Банани - 1 кг', 52)).toBe(true)
    expect(isSame('СОЛ КРИНА', 'СОЛ КРИНА 1КГ', 39)).toBe(false)
  })
})
