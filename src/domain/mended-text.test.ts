import { describe, expect, it } from 'vitest'
import { isWholeIn, mendedText, searchedText } from './mended-text'

it.each([
  ['кисе-\nло мляко', 'кисело мляко'],
  ['кисе- ло мляко', 'кисело мляко'],
  ['КИСЕ-\nЛО МЛЯКО', 'КИСЕЛО МЛЯКО'],
  ['Тоалет\u00ad\n на хартия', 'Тоалетна хартия'],
  ['М Л Я К О 3,6 %', 'МЛЯКО 3,6 %'],
  ['П Р Я С Н О  М Л Я К О', 'ПРЯСНО  МЛЯКО'],
  ['домати - 1 кг\nкраставици', 'домати - 1 кг\nкраставици'],
  ['Coca-\nCola', 'Coca-\nCola'],
  ['сирене-\nмаслини', 'сирене-\nмаслини'],
  ['хляб\nмляко', 'хляб\nмляко'],
  ['витамин C и D', 'витамин C и D'],
])('%j reads %j', (text, mended) => {
  expect(mendedText(text)).toBe(mended)
})

describe('a hyphen at the end of a line', () => {
  it('may belong to the word, which is then found both ways', () => {
    expect(mendedText('ЗИКО-\nВИТ')).toBe('ЗИКО-\nВИТ')
    expect(searchedText('ЗИКО-\nВИТ')).toBe('ЗИКОВИТ ЗИКО-\nВИТ')
  })

  it('belongs to the word where both pieces are words elsewhere', () => {
    expect(searchedText('COCA-\nCOLA')).toBe('COCA-\nCOLA')
    expect(searchedText('ЗИКО-\nВИТ', isWholeIn(['Зико-Вит 2 л']))).toBe('ЗИКО-\nВИТ')
  })

  it('is of the line where the whole word stands elsewhere', () => {
    expect(mendedText('рудо-\nзем', isWholeIn(['Кашкавал Рудозем']))).toBe('рудозем')
  })

  it('is no evidence for its own pieces', () => {
    const text = 'рудо-\nзем'
    expect(searchedText(text, isWholeIn([text]))).toBe('рудозем рудо-\nзем')
  })
})

it('a name of a thing is found in two lines without a hyphen too, which a soft one does not leave', () => {
  expect(searchedText('краста\nвица')).toBe('краставица краста\nвица')
  expect(searchedText('за\nхар')).toBe('за\nхар')
})
