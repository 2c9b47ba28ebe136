import { expect, it } from 'vitest'
import { claimsIn, claimsOf } from './claims'

const rich = (text: string) => ({ root: { type: 'root', children: [{ type: 'paragraph', children: [{ text }] }] } })

it('finds green words in each field and language', () => {
  const product = {
    title: { bg: 'Тениска', de: 'Nachhaltiges Shirt' },
    features: { ru: ['Мягкая', 'Экологичная'] },
    description: { en: rich('A sustainable coat') },
    badge: { bg: 'ECO' },
  }
  expect(claimsOf(product)).toEqual([
    { locale: 'bg', field: 'badge', words: ['ECO'] },
    { locale: 'de', field: 'title', words: ['Nachhaltiges'] },
    { locale: 'en', field: 'description', words: ['sustainable'] },
    { locale: 'ru', field: 'features', words: ['Экологичная'] },
  ])
})

it.each([null, {}, { errors: [] }, { title: null }])('takes %j as nothing written', (value) =>
  expect(claimsOf(value)).toEqual([]),
)

it('reads what stands in the form, whatever the field holds', () => {
  expect(claimsIn('bg', 'safetyWarnings', null)).toEqual([])
  expect(claimsIn('bg', 'features', ['еко', 'мека'])).toMatchObject([{ words: ['еко'] }])
})
