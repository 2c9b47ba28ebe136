import type { Payload } from 'payload'
import { type Locale, locales } from '@/i18n/routing'
import { footerColumns, headerCategories, headerMore, headerShop } from '../content/menus'
import { retailers } from '../content/retailers'
import type { Texts } from '../content/types'
import { together } from './transaction'

type Ids = { categories: Map<string, string>; retailers: Map<string, string> }
type Relation = { relationTo: 'categories' | 'retailers'; value: string }
type LinkPlan = { label?: Texts; document?: Relation; to?: string }
type EntryPlan = LinkPlan & { links: LinkPlan[] }
type Row = { id?: string | null }
type RowWithLinks = Row & { links?: Row[] | null }

/** Fills in the menus, unless somebody has arranged them. */
export async function writeMenus(cms: Payload, ids: Ids) {
  const current = await cms.findGlobal({ slug: 'menus', depth: 0 })
  if (current.header?.length || current.footer?.length) return
  const header = headerPlan(ids)
  await together(cms, async (req) => {
    // Rows keep their other languages only when they are written with their ids.
    let stored = current
    for (const locale of locales) {
      const data = {
        header: header.map((entry, at) => ({
          ...linkIn(locale, entry, stored.header?.[at]),
          links: linksIn(locale, entry.links, stored.header?.[at]),
        })),
        footer: footerColumns.map(({ title, links }, at) => ({
          id: stored.footer?.[at]?.id,
          title: title[locale],
          links: linksIn(locale, links, stored.footer?.[at]),
        })),
      }
      stored = await cms.updateGlobal({ slug: 'menus', locale, data, depth: 0, req })
    }
  })
}

function headerPlan(ids: Ids): EntryPlan[] {
  const entries = headerCategories.flatMap((slug): EntryPlan[] => {
    const document = relation('categories', ids.categories.get(slug))
    const shops = retailers
      .filter(({ category }) => category === slug)
      .flatMap((shop) => relation('retailers', ids.retailers.get(shop.slug)) ?? [])
    return document ? [{ document, links: shops.map((shop) => ({ document: shop })) }] : []
  })
  return [...entries, { ...headerShop, links: [] }, headerMore]
}

function relation(relationTo: Relation['relationTo'], value: string | undefined): Relation | undefined {
  return value ? { relationTo, value } : undefined
}

function linkIn(locale: Locale, { label, document, to }: LinkPlan, row: Row | undefined) {
  return { id: row?.id, label: label?.[locale], document, to }
}

function linksIn(locale: Locale, links: LinkPlan[], row: RowWithLinks | undefined) {
  return links.map((link, at) => linkIn(locale, link, row?.links?.[at]))
}
