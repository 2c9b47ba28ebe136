import { expect, it } from 'vitest'
import { articleMark, isArticleNumber } from './article-number'

it('is the same however its parts are joined', () => {
  for (const written of ['BR-COAT-0501', 'br coat 0501', 'Br_Coat.0501 '])
    expect(articleMark(written)).toBe('=brcoat0501')
  expect(articleMark(' – ')).toBeNull()
})

it('is told from words', () => {
  for (const query of ['BR-COAT-0501', 'br-coat-0501-black-m', 'S_12'])
    expect([query, isArticleNumber(query)]).toEqual([query, true])
  for (const query of ['t-shirt', 'кока-кола', 'мляко 3.5', 'палто', '12-24', 'vitamin-b-6'])
    expect([query, isArticleNumber(query)]).toEqual([query, false])
})
