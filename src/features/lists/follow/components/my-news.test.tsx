import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { NewsCard } from '../start-news'
import { MyNews } from './my-news'

function drawn(isPlain: boolean): string {
  const card: NewsCard = {
    ...{ kind: 'word', name: 'мляко', title: 'Мляко', lang: 'bg', price: '€1.49', isPlain },
    ...{ path: '/broshura/current', cover: null },
  }
  return renderToStaticMarkup(<MyNews locale="en" news={[card]} follows={1} listed={0} />)
}

it('has a price in the price colour, unless it is called reduced and is not', () => {
  for (const isPlain of [false, true]) expect(drawn(isPlain)).toContain('€1.49')
  expect(drawn(false)).toContain('text-signal')
  expect(drawn(true)).not.toContain('text-signal')
})
