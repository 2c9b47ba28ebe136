import { describe, expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import { snippetOf, withoutPrices } from './snippet'

const wanted = (text: string) => new Set(normalise(text))
const shown = (text: string, query: string) =>
  snippetOf(text, wanted(query))
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('')

describe('snippetOf', () => {
  it('marks the words as they are written', () => {
    expect(shown('Прясно мляко Верея 1 л', 'млякото')).toBe('Прясно [мляко] Верея 1 л')
  })

  it('takes the place where most of the words are together', () => {
    const text = `Прясно мляко ${'нещо друго '.repeat(30)}\nКисело мляко Олимпус\n${'още нещо '.repeat(30)}`
    expect(shown(text, 'кисело мляко')).toContain('… [Кисело] [мляко] Олимпус · още нещо')
  })

  it('cuts no word in two and joins lines', () => {
    const text = `${'дълга дума '.repeat(20)}Хляб Добруджа\n650 г ${'и още '.repeat(60)}`
    const snippet = shown(text, 'хляб')
    expect(snippet).toMatch(/^… (?:дълга|дума)/)
    expect(snippet).toContain('[Хляб] Добруджа · 650 г')
    expect(snippet).toMatch(/(?:и|още) …$/)
  })

  it('has nothing to show without a hit', () => {
    expect(snippetOf('Хляб', wanted('мляко'))).toEqual([])
    expect(snippetOf('', wanted('мляко'))).toEqual([])
  })
})

describe('withoutPrices', () => {
  it.each([
    ['Сапун Тео 4 0 65 € 1,02 € Rich Milk', 'Сапун Тео Rich Milk'],
    ['Хляб 650 г 1,29 €\nМляко 1 л -25% 2 99 лв. Верея', 'Хляб 650 г \nМляко 1 л Верея'],
    ['€ 4,65 Сирене 3,6 %', 'Сирене 3,6 %'],
  ])('leaves the words and sizes of “%s”', (text, left) => {
    expect(withoutPrices(text).trim()).toBe(left)
  })
})
