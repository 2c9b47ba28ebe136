import { describe, expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import { snippetOf } from './snippet'

const wanted = (text: string) => new Set(normalise(text))
const shown = (text: string, query: string) =>
  snippetOf(text, wanted(query))
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('')

describe('snippetOf', () => {
  it('marks the words as they are written', () => {
    expect(shown('Прясно мляко Верея 1 л', 'млякото')).toBe('Прясно [мляко] Верея 1 л')
  })

  it('takes the place where most of the words stand together', () => {
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
