import type { Payload } from 'payload'
import { locales } from '@/i18n/routing'
import { footerColumns, headerCategories } from '../content/menus'
import { together } from './transaction'

/** Fills in the menus, unless somebody has arranged them. Links to pages that do not exist yet stay away. */
export async function writeMenus(cms: Payload, categories: Map<string, string>) {
  const kept = await cms.findGlobal({ slug: 'menus', depth: 0 })
  if (kept.header?.length || kept.footer?.length) return
  const header = headerCategories.flatMap((slug) => {
    const value = categories.get(slug)
    return value ? { document: { relationTo: 'categories' as const, value } } : []
  })
  const columns = footerColumns
    .map(({ title, links }) => ({ title, links: links.filter(({ live }) => live) }))
    .filter(({ links }) => links.length > 0)
  await together(cms, async (req) => {
    // Rows keep their other languages only when they are written with their ids.
    let stored = kept.footer ?? []
    for (const locale of locales) {
      const footer = columns.map(({ title, links }, at) => ({
        id: stored[at]?.id,
        title: title[locale],
        links: links.map(({ label, to }, below) => ({ id: stored[at]?.links?.[below]?.id, label: label[locale], to })),
      }))
      const data = { footer, ...(locale === 'bg' && { header }) }
      stored = (await cms.updateGlobal({ slug: 'menus', locale, data, depth: 0, req })).footer ?? []
    }
  })
}
