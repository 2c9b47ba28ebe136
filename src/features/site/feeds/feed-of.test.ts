import { expect, it } from 'vitest'
import { brochureFeeds, subscriptionTo } from './feed-of'

it('a press on the calendar subscribes to it, and programs find its file', () => {
  const scope = { category: 'food', shop: 'zora' }
  const file = '//localhost:3000/de/feeds/brochures.ics?category=food&shop=zora'
  expect(subscriptionTo('de', scope)).toBe(`webcal:${file}`)
  expect(brochureFeeds('de', scope)['text/calendar']).toMatchObject([{ url: `http:${file}` }])
})
