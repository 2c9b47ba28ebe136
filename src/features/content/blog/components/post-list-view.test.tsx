import { expect, it } from 'vitest'
import { translatorFor } from '@/i18n/translator'
import { blankPage } from '../../../../../tests/setup/page'
import type { PostCard } from '../read-posts'
import { PostListView } from './post-list-view'

const t = translatorFor('de', 'blog')

const post: PostCard = {
  id: '1',
  slug: 'hlyab',
  title: 'Хляб',
  summary: 'За хляба',
  publishedOn: '2026-03-12',
  minutes: 5,
  format: 'gallery',
  cover: null,
  category: null,
  author: { slug: 'anna', name: 'Анна', role: '', bio: '', portrait: null },
  tags: [{ slug: 'bread', name: 'Хляб' }],
  lang: 'bg',
}

it.each(['layoutCards2', 'layoutHalfImage', 'layoutWide', 'layoutExclusive', 'layoutList'] as const)(
  'the words of ours on an untranslated post are in the language of the page (%s)',
  async (layout) => {
    const { draw } = await blankPage()
    const { root } = await draw(
      <PostListView layout={layout} posts={[post]} locale="de" heading="h2" summaries terms />,
    )
    const langOf = (text: string) => {
      const all = Array.from(root.querySelectorAll('*')).filter((one) => one.textContent === text)
      return all.at(-1)?.closest('[lang]')?.getAttribute('lang')
    }
    expect(langOf('Хляб')).toBe('bg')
    expect(langOf('12. März 2026')).toBe('de')
    if (layout === 'layoutList') return
    expect(langOf(t('minutes', { count: 5 }))).toBe('de')
    expect(langOf(t('formats', { format: 'gallery' }))).toBe('de')
    expect(langOf('Анна')).toBe('bg')
  },
)

it('the name of its tags is in the language of the page, and the tags in theirs', async () => {
  const { draw } = await blankPage()
  const { root } = await draw(
    <PostListView layout="layoutList" posts={[post]} locale="de" heading="h2" summaries terms />,
  )
  const list = root.querySelector(`[aria-label="${t('tags')}"]`)
  expect(list?.getAttribute('lang')).toBe('de')
  expect(list?.querySelector('a')?.getAttribute('lang')).toBe('bg')
})
