import { expect, it } from 'vitest'
import { mostUsed } from './sidebar-parts'

it('shows at most thirty tags beside a post, those with most posts, in their order', () => {
  const terms = Array.from({ length: 40 }, (_, index) => ({
    id: String(index),
    slug: `t-${index}`,
    name: { text: `T ${index}`, lang: 'bg' as const },
    count: index,
  }))
  expect(mostUsed(terms)).toEqual(terms.slice(10))
})
