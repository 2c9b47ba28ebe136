import { expect, it } from 'vitest'
import { richText } from '../../../../seed/write/rich-text'
import { jsonFeed, rssFeed } from './feeds'
import type { PostDetail } from './read-posts'

const post: PostDetail = {
  id: '1',
  slug: 'bread',
  title: 'Хляб & <масло>',
  summary: 'Кратко',
  format: 'standard',
  publishedOn: '2026-03-01',
  cover: null,
  author: { slug: 'elena', name: 'Елена', role: '', bio: '', portrait: null },
  category: { slug: 'kitchen', name: 'Кухня' },
  tags: [{ slug: 'bread', name: 'Хляб' }],
  minutes: 1,
  text: richText('Първо.\n\nВторо.'),
  link: null,
  pictures: [],
  recording: null,
  transcript: '',
  modified: '2026-03-02T10:00:00.000Z',
}
const head = { locale: 'de', title: 'Blog', description: 'Über Preise' } as const

it('writes RSS in which no text of a post is markup', () => {
  const xml = rssFeed(head, [post])
  expect(xml).toContain('<title>Хляб &amp; &lt;масло></title>')
  expect(xml).toContain('<link>http://localhost:3000/de/blog/bread</link>')
  expect(xml).toContain('<pubDate>Sun, 01 Mar 2026 06:00:00 GMT</pubDate>')
  expect(xml).toContain('<category>Кухня</category><category>Хляб</category>')
  expect(xml).toContain('href="http://localhost:3000/de/blog/rss.xml" rel="self"')
})

it('writes RSS that readers can read, whatever was pasted into a title', () => {
  const pasted = { ...post, title: 'Хляб\u000b и сол\ud83d', summary: 'a\u0002\tb\u{1f35e}\uffff' }
  const xml = rssFeed(head, [pasted])
  expect(xml).toContain('<title>Хляб и сол</title>')
  expect(xml).toContain('<description>a\tb\u{1f35e}</description>')
})

it('writes JSON Feed with the whole text', () => {
  expect(jsonFeed(head, [post])).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'http://localhost:3000/de/blog/feed.json',
    items: [{ content_text: 'Първо.\nВторо.', authors: [{ name: 'Елена' }], tags: ['Кухня', 'Хляб'], language: 'de' }],
  })
})

it('a post with another address is the same entry', () => {
  const guidOf = (slug: string) => /<guid.*<\/guid>/.exec(rssFeed(head, [{ ...post, slug }]))?.[0]
  expect(guidOf('loaf')).toBe(guidOf('bread'))
  expect(guidOf('bread')).toBe('<guid isPermaLink="false">urn:uuid:1</guid>')
  expect(jsonFeed(head, [{ ...post, slug: 'loaf' }])).toMatchObject({
    items: [{ id: 'urn:uuid:1', url: 'http://localhost:3000/de/blog/loaf' }],
  })
})
