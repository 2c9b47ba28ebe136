import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packSize } from './pack-size'

describe('packSize', () => {
  it.each([
    ['САПУН ПАЛМОЛИВ 90 ГР', 'kg', 90],
    ['КРОАСАН 7DAYS DOUBLE КАКАО-ВАН.70Г', 'kg', 70],
    ['ТОАЛ. ХАРТИЯ МИЛДЕ 3ПЛ/8БР РЕЛАКС', 'piece', 8],
    ['кисело мляко Мегле 2% 400g', 'kg', 400],
    ['БИСКВИТИ 400 г', 'kg', 400],
    ['ЛЕЩА ЕКСТРА КРИНА 1КГ', 'kg', 1000],
    ['сол шери Фиоре трапезна 1kg', 'kg', 1000],
    ['ВОЛТАРЕН ЕМУЛГЕЛ 1,16% 100ГР', 'kg', 100],
    ['ЛУКАНКА КОЛБАСО 250ГР. ТЪРНОВСКА ВАКУУМ', 'kg', 250],
    ['КОЛБАС ТЕЛЕШКИ БРАВО 300+100ГР И.Ч.', 'kg', 400],
    ['Сок 0,5 л', 'l', 500],
    ['0.7Л РАКИЯ СУНГУРЛАРСКА КЛАСИК', 'l', 700],
    ['Бира Kamenitza Светло 2л.', 'l', 2000],
    ['ГРАХ BONDUELLE 1/2 425 МЛ КОНСЕРВА', 'l', 425],
    ['вино 75cl', 'l', 750],
    ['Вода 2x1,5л', 'l', 3000],
    ['Бира 6 х 330 мл', 'l', 1980],
    ['ЧАЙ АХМАД ТИЙ ЛОНДОН 20БРХ2ГР ЧЕРЕН ЦЕЙЛОНСКИ', 'kg', 40],
    ['Чай лайка 1,5 г x 20 бр', 'kg', 30],
    ['ЯЙЦА Х 20', 'piece', 20],
    ['Мокри Кърпи Бочко за Лице и Тяло - 64 бр', 'piece', 64],
    ['ЛОПЕДИУМ КАПС 2МГ 10БР', 'piece', 10],
    ['ДОМАТИ РОЗОВИ КГ', 'kg', 1000],
    ['ЯБЪЛКИ КГ.', 'kg', 1000],
    ['Кашкавал 1 бр 400 г', 'kg', 400],
    ['Кашон Мокри Кърпи Pampers Fresh Clean - 1 бр', 'piece', 1],
    ['Мляко Hipp 3 Combiotic Junior 1г+ - 500 г', 'kg', 500],
    ['ПЮРЕ ГАНЧЕВ 220ГР НАД 1Г ЗЕЛ.ЯХНИЯ', 'kg', 220],
    ['400Г МЛЯКО APT.COMFORT 1 0-6М', 'kg', 400],
    ['0.75Л БЯЛО ВИНО 750МЛ', 'l', 750],
  ] as const)('%s holds %s %i', (name, unit, amount) => {
    expect(packSize(name)).toEqual({ unit, amount })
  })

  it.each([
    'краве сирене кърнаре вак.',
    'ЦИГАРИ L&M 100 BLUE',
    'КИНГ РЕД КЛАСИК 5.50ЛВ',
    'ЧАЙ ФИЛТЪР AHMAD ХРАНОСМИЛАНЕ',
    'Лаврак охладен 400-600 гр/бр Kefalonia',
    '~1,1КГ МАКЕД.НАДЕНИЦА ДЕЛИКАТЕ',
    'Сирене от 200 г до 1 кг',
    'Маслини 400/250 г',
    'ПАСТА ЗА ЗЪБИ КОЛГЕЙТ 75МЛ МАКС УАЙТ АКТИВЕН ВЪГЛЕН 1+1',
    '0.7Л ТРОЯНСКА СПЕЦ.РЕЗЕРВА 25Г',
    'Дъска 10Х20 СМ',
    'ШАМПОАН 3В1',
    'МЛЯКО 0 Г',
    '',
  ])('%s says no certain size', (name) => {
    expect(packSize(name)).toBeNull()
  })

  it('reads what it is told, whatever the spelling', () => {
    const units = fc.constantFrom(
      ['г', 'kg', 1],
      ['ГР.', 'kg', 1],
      ['кг', 'kg', 1000],
      ['мл', 'l', 1],
      ['Л', 'l', 1000],
      ['бр', 'piece', 1],
    ) satisfies fc.Arbitrary<(string | number)[]>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9999 }),
        units,
        fc.constantFrom('', ' '),
        (amount, [word, unit, factor], gap) => {
          expect(packSize(`Продукт ${amount}${gap}${word} марка`)).toEqual({ unit, amount: amount * Number(factor) })
        },
      ),
    )
  })

  it('never fails and never answers nothing as something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const size = packSize(name)
        if (size) expect(size.amount).toBeGreaterThan(0)
      }),
    )
  })
})
