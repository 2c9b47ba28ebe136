import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Statistics } from './tabs'

it('a figure is read behind its name, and the note behind both', () => {
  const items = [{ id: '1', value: '1200', label: 'brochures', note: 'since 2020' }]
  const block = { id: 's', blockType: 'statistics', tone: 'tonePaper' } as const
  const drawn = renderToStaticMarkup(<Statistics block={{ ...block, items }} locale="en" />)
  expect(
    drawn
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s{2,}/),
  ).toEqual(['brochures', '1200', 'since 2020'])
})
