import type { Page } from '@payload-types'
import type { Payload } from 'payload'
import { locales } from '@/i18n/routing'

type Given = Partial<Pick<Page, 'slug' | 'blocks' | '_status'>>

export function pageFixtures(payload: Payload) {
  let count = 0

  async function createPage({ slug = '', _status = 'published', blocks }: Given = {}): Promise<string> {
    count += 1
    const own = slug || `page-${count}`
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'bg',
      draft: true,
      data: { title: `Страница ${own}`, summary: 'Кратко', slug: own, blocks, layout: 'default', _status: 'draft' },
    })
    if (_status === 'draft') return id
    await translate(id, own)
    await publish(id)
    return id
  }

  async function translate(id: string, title: string): Promise<void> {
    for (const locale of locales) {
      const data = { title: `${title} ${locale}`, summary: `Summary ${locale}` }
      await payload.update({ collection: 'pages', id, locale, draft: true, data })
    }
  }

  const publish = (id: string, data: { slug?: string } = {}) =>
    payload.update({ collection: 'pages', id, locale: 'bg', data: { ...data, _status: 'published' } })

  return { createPage, publish, translate }
}
