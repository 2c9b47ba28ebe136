import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { NewsCard } from '../start-news'
import { MyNews } from './my-news'

const name = 'Прясно мляко'

function drawn(isReduced: boolean): string {
  const card: NewsCard = {
    ...{ kind: 'word', name: 'мляко', title: 'Мляко', lang: 'bg', price: '€1.49', isReduced },
    ...{ beside: 'Was already €1.39 on November 12', path: '/broshura/current', cover: null },
  }
  return renderToStaticMarkup(<MyNews locale="en" news={[card]} follows={1} listed={0} />)
}

it('has only a really reduced price in the signal colour', () => {
  for (const isReduced of [false, true]) expect(drawn(isReduced)).toContain('€1.49')
  expect(drawn(true)).toContain('text-signal')
  expect(drawn(false)).not.toContain('text-signal')
})

it('says of a product alone that its name is Bulgarian', () => {
  const card = (kind: 'word' | 'product'): NewsCard => ({
    ...{ kind, name, title: 'Мляко', lang: 'bg', price: null, isReduced: false },
    ...{ beside: null, path: '/prices/milk', cover: null },
  })
  const shown = (kind: 'word' | 'product') =>
    renderToStaticMarkup(<MyNews locale="en" news={[card(kind)]} follows={1} listed={0} />)
  expect(shown('product')).toContain(`<span lang="bg">${name}</span>`)
  expect(shown('word')).toContain(`<span>${name}</span>`)
})

it('says what is known of the reduction', () => {
  expect(drawn(false)).toContain('Was already €1.39 on November 12')
})
