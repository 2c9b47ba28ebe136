import { describe, expect, it } from 'vitest'
import { joinFigures, splitUnits, withoutLoneLetters } from './line-words.ts'
import type { FoundWord } from './types.ts'

const word = (text: string, left = 0, width = 20): FoundWord => ({
  text,
  confidence: 95,
  left,
  top: 0,
  width,
  height: 40,
})
const texts = (words: readonly FoundWord[]) => words.map(({ text }) => text)

it('figures of a large price are one word, a number and the next one are not', () => {
  expect(texts(joinFigures([word('2', 0), word('5', 28)]))).toEqual(['25'])
  expect(texts(joinFigures([word('2', 0), word('5', 60)]))).toEqual(['2', '5'])
})

it('an amount and its unit are two words', () => {
  expect(texts(splitUnits(word('1,5л')))).toEqual(['1,5', 'л'])
  expect(texts(splitUnits(word('Елит')))).toEqual(['Елит'])
})

describe('units', () => {
  it.each([
    ['ke', 'кг'],
    ['€/k2', '€/кг'],
    ['€/6p.', '€/бр.'],
    ['кекс', 'кекс'],
    ['ката', 'ката'],
  ])('are read as they are written: %s', (read, unit) => {
    expect(texts(splitUnits(word(read)))).toEqual([unit])
  })
})

it('a letter alone is the edge of a picture, or the sign of the euro beside a price', () => {
  const price = word('49', 0, 40)
  const sign = word('Е', 45)
  const edge = word('А', 900)
  expect(texts(withoutLoneLetters([price, sign, edge], [[price], [sign], [edge]]))).toEqual(['49', '€'])
})

it('a figure alone is the edge of a picture, or one of a price: sure, or beside others', () => {
  const cents = word('49', 60, 40)
  const unsure = { confidence: 60 }
  const whole = { ...word('4', 30), ...unsure }
  const edge = { ...word('1', 900), ...unsure }
  const page = word('6', 1500)
  const words = [whole, cents, edge, page]
  expect(
    texts(
      withoutLoneLetters(
        words,
        words.map((each) => [each]),
      ),
    ),
  ).toEqual(['4', '49', '6'])
})

it('the end of a stroke before an amount is none of its marks', () => {
  expect(texts(splitUnits(word('‚1,59')))).toEqual(['1,59'])
})
