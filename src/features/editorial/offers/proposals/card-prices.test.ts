import { expect, it } from 'vitest'
import type { Word } from '../../brochure-import/types'
import { cardAmounts, linesOfCard } from './card-prices'
import { loyaltyMarks } from './loyalty-words'
import { height, line, width } from './page-fixtures'
import { amountsOf } from './prices'
import { textLines, wholeLines } from './text-blocks'
import { tokensOf } from './tokens'

function ofCard(...lines: Word[][]): number[] {
  const tokens = tokensOf({ words: lines.flat(), width, height })
  const [amounts, printed] = [amountsOf(tokens), wholeLines(tokens)]
  const words = textLines(tokens, amounts)
  const found = cardAmounts(amounts, { marks: loyaltyMarks(printed), cardLines: linesOfCard(printed), words })
  return found.map(({ amount }) => amount.cents)
}

const normal = line('5,99 €', 40, 150, 30)

it('finds the price with the card in smaller print beside that for everybody', () => {
  expect(ofCard(normal, line('с карта 4,79 €', 40, 186, 14))).toEqual([479])
  expect(ofCard(normal, line('с карта 4,79 €', 130, 160, 12))).toEqual([479])
})

it.each([
  ['higher than it', [line('с карта 6,79 €', 40, 186, 14)]],
  ['in as large print', [line('с карта 4,79 €', 40, 186, 30)]],
  ['far from it', [line('с карта 4,79 €', 40, 240, 14)]],
  ['without a word of the card', [line('за брой 4,79 €', 40, 186, 14)]],
  [
    'beneath its own goods in a field beside it',
    [line('Ръжен хляб', 130, 156, 10), line('с карта 4,79 €', 130, 168, 12)],
  ],
])('finds none %s', (_, lines) => {
  expect(ofCard(normal, ...lines)).toEqual([])
})
