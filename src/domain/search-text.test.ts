import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFiller, normalise, wordsOf } from './search-text'

const meet = (...spellings: string[]) => {
  const forms = new Map(spellings.map((spelling) => [spelling, normalise(spelling).join(' ')]))
  expect(new Set(forms.values()), JSON.stringify([...forms])).toHaveLength(1)
}

describe('spellings that meet', () => {
  it.each([
    ['мляко', 'mlyako', 'mliako', 'mljako', 'МЛЯКО', 'Mlyako'],
    ['сирене', 'sirene'],
    ['ябълка', 'yabalka', 'jabalka', 'iabalka'],
    ['чай', 'chai', 'chay', 'chaj'],
    ['бира', 'bira'],
    ['шампоан', 'shampoan'],
    ['щипка', 'shtipka'],
    ['цена', 'cena', 'tsena'],
    ['джинси', 'dzhinsi', 'djinsi'],
    ['лютеница', 'lyutenica', 'ljutenitsa'],
    ['кафе', 'kafe', 'Kaffee', 'caffe'],
    ['хляб', 'hlyab', 'khlyab'],
    ['Käse', 'Kaese', 'Kase', 'KÄSE'],
    ['Müsli', 'Muesli', 'musli'],
    ['Soße', 'Sosse', 'Sose'],
    ['молоко', 'moloko'],
    ['мёд', 'мед', 'med'],
    ['Coca Cola', 'кока кола', 'Koka-Kola'],
    ['Билла', 'Billa', 'Била'],
    ['шоколад', 'Schokolad', 'shokolad'],
  ])('%s', (...spellings) => meet(...spellings))
})

describe('forms of one word that meet', () => {
  it.each([
    ['мляко', 'млякото'],
    ['ябълка', 'ябълки', 'ябълката', 'ябълките'],
    ['домат', 'домати', 'доматите', 'домата'],
    ['салата', 'салати', 'салатата', 'салатите'],
    ['хляб', 'хляба', 'хлябът'],
    ['бира', 'бири', 'бирата', 'бирите'],
    ['обувка', 'обувки', 'обувките', 'обувката'],
    ['стол', 'столове', 'стола', 'столовете'],
    ['телевизор', 'телевизори', 'телевизора', 'телевизорът', 'телевизорите'],
    ['хладилник', 'хладилници', 'хладилника', 'хладилниците'],
    ['сок', 'сокове', 'соковете'],
    ['чай', 'чайове', 'чайовете'],
    ['бут', 'бутове'],
    ['захар', 'захарта'],
    ['сол', 'солта'],
    ['кафе', 'кафето', 'кафета'],
    ['играчка', 'играчки', 'играчките'],
    ['яйце', 'яйца', 'яйцата'],
    ['кофа', 'кофи', 'кофата', 'кофите'],
    ['час', 'часа', 'часът', 'часове', 'часовете'],
    ['куче', 'кучета', 'кучето'],
    ['Милка', 'Milka'],
    ['кокос', 'кокосов', 'кокосови', 'кокоса'],
    ['какао', 'какаов', 'какаова', 'Kakao'],
    ['касис', 'касисов'],
    ['кола', 'коли', 'колата', 'Cola'],
    ['филе', 'филета', 'филето', 'Filet'],
    ['диня', 'дини', 'динята'],
    ['багета', 'багети', 'Baguette'],
    ['кашу', 'Cashews'],
    ['nut', 'nuts'],
    ['carrot', 'carrots'],
    ['potato', 'potatoes'],
    ['червен', 'червена', 'червени', 'червените'],
    ['бисквита', 'бисквити', 'бисквитите'],
    ['Tomate', 'Tomaten'],
    ['Apfel', 'Äpfel'],
    ['Schuh', 'Schuhe', 'Schuhen'],
    ['Windel', 'Windeln'],
    ['Stuhl', 'Stühle', 'Stühlen'],
    ['Kartoffel', 'Kartoffeln'],
    ['apple', 'apples'],
    ['tomato', 'tomatoes'],
    ['shoe', 'shoes'],
    ['nappy', 'nappies'],
    ['toy', 'toys'],
    ['chair', 'chairs'],
    ['яблоко', 'яблоки', 'яблок', 'яблоками'],
    ['молоко', 'молока'],
    ['помидор', 'помидоры', 'помидоров'],
    ['игрушка', 'игрушки', 'игрушек'],
    ['детский', 'детская', 'детское', 'детские', 'детски', 'детско'],
    ['подгузник', 'подгузники', 'подгузников'],
  ])('%s', (...forms) => meet(...forms))
})

describe('words that stay apart', () => {
  it.each([
    ['дом', 'домат'],
    ['сол', 'сок'],
    ['мляко', 'млин'],
    ['бира', 'бисквити'],
    ['кашкавал', 'каша'],
    ['сапун', 'салам'],
    ['вино', 'вишна'],
    ['риба', 'ребра'],
    ['чай', 'чаша'],
    ['маса', 'масло'],
    ['Bier', 'Birne'],
    ['лак', 'лаваш'],
    ['кафе', 'кофа'],
    ['кофе', 'кофа'],
    ['Coffee', 'кофи'],
    ['чай', 'часа'],
    ['Kuchen', 'куче'],
    ['кухня', 'кучета'],
    ['лук', 'лукс'],
    ['milk', 'Milka'],
    ['банка', 'Банкя'],
    ['чери', 'черен'],
    ['cherries', 'чёрный'],
    ['поло', 'пола'],
    ['Bluse', 'blue'],
    ['кокос', 'кока'],
    ['касис', 'къси'],
    ['печенье', 'печени'],
    ['какаов', 'cake'],
    ['мая', 'май'],
    ['сладко', 'сладки'],
    ['слушалки', 'слушалка'],
    ['сол', 'Соле'],
    ['веро', 'вера'],
    ['кост', 'Коста'],
    ['мелиса', 'мел'],
    ['кариес', 'карата'],
    ['розе', 'роза'],
    ['кола', 'Cool'],
    ['кашу', 'каша'],
    ['Cashew', 'каша'],
    ['врати', 'врат'],
    ['маса', 'мас'],
    ['къри', 'каре'],
    ['багета', 'bag'],
    ['potato', 'pot'],
  ])('%s and %s', (a, b) => {
    expect(normalise(a)).not.toEqual(normalise(b))
  })
})

describe('normalise', () => {
  it('splits numbers from letters and reads decimals in one way', () => {
    expect(normalise('Мляко 400г')).toEqual([...normalise('мляко'), '400', 'g'])
    expect(normalise('1,50 л')).toEqual(['1.5', 'l'])
    expect(normalise('1.5л')).toEqual(['1.5', 'l'])
    expect(normalise('007')).toEqual(['007'])
  })

  it('answers nothing for nothing', () => {
    expect(normalise('')).toEqual([])
    expect(normalise(' — !? % ')).toEqual([])
  })

  it('keeps other scripts as they are', () => {
    expect(normalise('牛奶')).toEqual(['牛奶'])
  })

  it('gives only short, clean words that stay the same words, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of normalise(text)) expect(word).toMatch(/^[\p{L}\p{N}.]{1,40}$/u)
      }),
    )
  })

  it('is the same whatever the case', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъьюяabcdefghijklmnopqrstuvwxyzäöü'),
    })
    fc.assert(
      fc.property(letters, (text) => {
        expect(normalise(text.toUpperCase())).toEqual(normalise(text))
      }),
    )
  })
})

describe('wordsOf', () => {
  it('says where each word stands', () => {
    const text = 'Прясно МЛЯКО, 1 л'
    const found = [...wordsOf(text)].map(({ start, end, word }) => [text.slice(start, end), word])
    expect(found.map(([raw]) => raw)).toEqual(['Прясно', 'МЛЯКО', '1', 'л'])
    expect(found.map(([, word]) => word)).toEqual(normalise(text))
  })
})

describe('isFiller', () => {
  it.each(['и', 'за', 'für', 'the', 'для'])('%s says nothing', (text) => {
    expect(normalise(text).every(isFiller)).toBe(true)
  })

  it.each(['мляко', 'мед', 'сол', 'Ei', 'tea', 'чай', 'дом'])('%s says something', (text) => {
    expect(normalise(text).some(isFiller)).toBe(false)
  })
})
