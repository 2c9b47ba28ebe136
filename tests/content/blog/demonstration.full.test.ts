import { beforeAll, expect, it } from 'vitest'
import { posts } from '../../../seed/content/posts'
import { authors } from '../../../seed/content/posts/authors'
import { postTerms } from '../../../seed/content/posts/terms'
import { freshCms } from '../../setup/cms'

let writePosts: typeof import('../../../seed/write/posts').writePosts
let writePictures: typeof import('../../../seed/write/pictures').writePictures

const { payload } = await freshCms()

beforeAll(async () => {
  ;({ writePosts } = await import('../../../seed/write/posts'))
  ;({ writePictures } = await import('../../../seed/write/pictures'))
})

it('is written once, in all languages, as an editor could publish it', async () => {
  await writePosts(payload, '2026-03-05', await writePictures(payload))
  const names = await writePosts(payload, '2026-03-06', await writePictures(payload))
  expect(names.get('month:market-before-eight')).toBe('2026-02')
  for (const [collection, seeds] of [
    ['posts', posts],
    ['authors', authors],
    ['post-terms', postTerms],
  ] as const)
    expect((await payload.count({ collection })).totalDocs, collection).toBe(seeds.length)
  // The CMS shows "NaN" for a file without a size.
  expect((await payload.count({ collection: 'media', where: { filesize: { exists: false } } })).totalDocs).toBe(0)

  for (const { slug, title, transcript, pictures = [] } of posts) {
    const id = names.get(`post:${slug}`) ?? ''
    for (const locale of ['bg', 'de', 'en', 'ru'] as const) {
      const shown = await payload.findByID({ collection: 'posts', id, locale, fallbackLocale: false })
      expect(shown).toMatchObject({ title: title[locale], text: { root: { type: 'root' } } })
      expect(shown.transcript ?? undefined).toBe(transcript?.[locale])
      expect(shown.pictures?.map(({ caption }) => caption)).toEqual(pictures.map(({ caption }) => caption[locale]))
      expect(shown.author, slug).toMatchObject({ bio: expect.any(String), portrait: { mimeType: 'image/webp' } })
    }
    await payload.update({ collection: 'posts', id, locale: 'bg', data: { _status: 'published' } })
  }
}, 240_000)
