import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProductName } from './product-name'

describe('readProductName', () => {
  it.each([
    ['КИС. МЛЯКО БОЖЕНЦИ 2.2% 400ГР', 'Боженци', ['2.2'], 400],
    ['ОЛИО КЛАС 1Л', 'Клас', [], 1000],
    ['Слънчогледово олио Клас 1 л', 'Клас', [], 1000],
    ['Олио Клас 1 литър', 'Клас', [], 1000],
    ['Олио Клас 1,5 л', 'Клас', [], 1500],
    ['Олио Клас 2 литра', 'Клас', [], 2000],
    ['ОЛИО КЛАС 2 Х 1 Л', 'Клас', [], 2000],
    ['Ябълки клас 2, 1,5 кг', null, [], 1500],
    ['Ябълки клас 1. насипни', null, [], null],
    ['ЯБЪЛКИ КЛАС 1 КГ', 'Клас', [], 1000],
    ['Ябълки клас 1, насипни', null, [], null],
    ['КАФЕ ЧИБО 1КГ ЕСПРЕСО МИЛАНО ЗЪРНА', 'Чибо', [], 1000],
    ['Кафе Tchibo Espresso Milano Style 1 кг', 'Чибо', [], 1000],
    ['КРЕНВИРШ СВИНСКИ КОЛБАСО', 'Колбасо', [], null],
    ['СЛЪНЧOГЛЕДОВО ОЛИО ARO 1Л', 'Aro', [], 1000],
    ['Лимони', null, [], null],
    ['ДОМАТИ ГЪРЦИЯ', null, [], null],
    ['МАСЛИНИ GARCIA 300Г', 'Garcia', [], 300],
    ['ЖИВАСЕПТ ГЕЛ 85 МЛ БЯЛ ИЛИ СИН', null, [], 85],
    ['ВЛ.КЪРПИ ДИСПЛЕИ-30БР/20Х15СМ', null, [], 30],
    ['МК ПОЛИБОЙ 72БР', null, [], 72],
    ['ВЕРО FAIRY ЯБЪЛКА 900МЛ', 'Fairy', [], 900],
    ['ВЕРО ЯБЪЛКА 900МЛ', 'Веро', [], 900],
    ['НЕО-АНГИН ТАБЛ. Х 24', null, [], 24],
    ['БЯЛО ВИНО СОВИНЬОН БЛАН МАРЛБОРО 0,75Л', null, [], 750],
    ['ХИПП 2 800ГР', 'Хип', [], 800],
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
    expect(readProductName('ЛЕЩА 1кг.- КРИНА - ЕКСТРА <6,>').words).toEqual(
      readProductName('Леща 1 кг Крина Екстра').words,
    )
    expect(readProductName('Б- Petit Beurre - 200г <8кг>').pack).toEqual({ unit: 'kg', amount: 200 })
  })

  it('fails at nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => readProductName(name).words.length >= 0))
  })
})
