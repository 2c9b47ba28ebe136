import { describe, expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import { withLettersForDigits } from './digits-in-words'

/** The words of an index that has these texts as names of things. */
function indexOf(...texts: string[]) {
  const words = texts.flatMap((text) => text.split(' ')).flatMap((text) => normalise(text).map((word) => [word, text]))
  const exact = new Map(words.map(([word = '', text = '']) => [word, { word, cyrillic: text, latin: text, things: 1 }]))
  return { exact, prefixed: new Map() }
}

const read = (typed: string, known = indexOf()) =>
  withLettersForDigits(typed, { known, locale: 'bg', chains: new Map() })

it.each([
  ['6okolad', 'shokolad'],
  ['4erveno vino', 'cherveno vino'],
  ['4ai', 'chai'],
  ['6al', 'shal'],
  ['4ай', 'чай'],
  ['6околад', 'шоколад'],
  ['6околат', 'шоколат'],
  ['4k', '4k'],
  ['4gb', '4gb'],
  ['6бр', '6бр'],
  ['4кг', '4кг'],
  ['6ml', '6ml'],
  ['6мес', '6мес'],
  ['6месеца', '6месеца'],
  ['4ти', '4ти'],
  ['Joghurt 4er', 'Joghurt 4er'],
  ['6pack', '6pack'],
  ['6x330 ml', '6x330 ml'],
  ['400g', '400g'],
  ['мляко 46', 'мляко 46'],
])('%s becomes %s', (typed, meant) => {
  expect(read(typed)).toBe(meant)
})

describe('in an index of models and brands', () => {
  const known = indexOf('PS LR NAN led DDR пшеница', 'душ чай', 'ai du', 'безшумен умен без')

  it.each(['PS4', 'ps4', 'батерии LR6', 'NAN4 OPTIPRO', '4LED', 'DDR4'])('%s keeps its digits', (typed) => {
    expect(read(typed, known)).toBe(typed)
  })

  it.each([
    ['4ai', 'chai'],
    ['du6 gel', 'dush gel'],
    ['без6умен', 'безшумен'],
    ['6okolat', 'shokolat'],
  ])('%s is still %s', (typed, meant) => {
    expect(read(typed, known)).toBe(meant)
  })
})
