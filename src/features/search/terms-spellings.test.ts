import { describe, expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import { otherSpellings, withLettersForDigits } from './terms'

describe('withLettersForDigits', () => {
  it.each([
    ['6okolad', 'shokolad'],
    ['4erveno vino', 'cherveno vino'],
    ['4ai', 'chai'],
    ['6al', 'shal'],
    ['4ай', 'чай'],
    ['6околад', 'шоколад'],
    ['4k', '4k'],
    ['4gb', '4gb'],
    ['6бр', '6бр'],
    ['4кг', '4кг'],
    ['6ml', '6ml'],
    ['6x330 ml', '6x330 ml'],
    ['400g', '400g'],
    ['мляко 46', 'мляко 46'],
  ])('%s becomes %s', (typed, meant) => {
    expect(withLettersForDigits(typed)).toBe(meant)
  })
})

describe('otherSpellings', () => {
  it.each([
    ['mlqko', 'мляко'],
    ['xlqb', 'хляб'],
    ['yabulka', 'ябълка'],
    ['cveklo', 'цвекло'],
    ['jaluzi', 'жалузи'],
    ['pyrzhola', 'пържола'],
    ['BAPEHO', 'варено'],
  ])('%s may be %s', (typed, meant) => {
    expect(otherSpellings(typed)).toContain(normalise(meant)[0])
  })

  it('has nothing to add to Cyrillic', () => {
    expect(otherSpellings('мляко')).toEqual([])
  })
})
