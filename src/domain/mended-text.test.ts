import { expect, it } from 'vitest'
import { mendedText } from './mended-text'

it.each([
  ['кисе-\nло мляко', 'кисело мляко'],
  ['Тоалет\u00ad\n на хартия', 'Тоалетна хартия'],
  ['М Л Я К О 3,6 %', 'МЛЯКО 3,6 %'],
  ['домати - 1 кг\nкраставици', 'домати - 1 кг\nкраставици'],
  ['Coca-\nCola', 'Coca-\nCola'],
  ['витамин C и D', 'витамин C и D'],
])('%j is %j', (text, mended) => {
  expect(mendedText(text)).toBe(mended)
})
