import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { type SitemapSection, sitemapSections } from '@/domain/sitemap-sections'
import { getCategories } from '@/features/brochures/categories/data'
import { getRetailers } from '@/features/brochures/retailers/queries'
import { keptPath } from '@/features/brochures/viewer/kept/kept-path'
import { getSiteSettings } from '@/features/site/frame/data'
import { giftVouchersPath, townPath, withdrawalPath } from '@/features/site/frame/site-links'
import { privacyCentrePath } from '@/features/site/privacy/paths'
import { type LocalizedText, localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { cached } from '@/server/cache/cached'
import { publicPathOf, tag } from '@/server/cache/tags'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'

const { pagesLocales } = tables
const bg = alias(pagesLocales, 'bg')
const l = alias(pagesLocales, 'l')
const p = alias(tables.pages, 'p')

type PageName = { slug: string; section: SitemapSection; name: LocalizedText }

const row = z.object({
  slug: z.string(),
  section: z.enum(sitemapSections).nullable(),
  title: z.string().nullable(),
  title_bg: z.string().nullable(),
})

async function readPageNames(locale: Locale): Promise<PageName[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${p.slug}, ${p.sitemapSection} as section, ${l.title}, ${bg.title} as title_bg from ${tables.pages} p
    left join ${pagesLocales} l on ${l._parentId} = ${p.id} and ${l._locale} = ${locale}
    left join ${pagesLocales} bg on ${bg._parentId} = ${p.id} and ${bg._locale} = ${defaultLocale}
    where ${isPublished(p)} order by ${p.slug}`)
  return rows.map((value) => {
    const { slug, section, title, title_bg } = row.parse(value)
    return { slug, section: section ?? 'other', name: localized(title, title_bg, locale) }
  })
}

function getPageNames(locale: Locale): Promise<PageName[]> {
  return cached({ name: 'page-names', key: [locale], tags: [tag.pages] }, () => readPageNames(locale))
}

/** `style-2` comes before `style-10`. A section without pages has no entry. */
export function pagesBySection<Page extends { slug: string; section: SitemapSection }>(
  pages: Page[],
): Partial<Record<SitemapSection, Page[]>> {
  const sorted = [...pages].sort((one, other) => one.slug.localeCompare(other.slug, 'en', { numeric: true }))
  return Object.groupBy(sorted, ({ section }) => section)
}

/** `path` is without language prefix. */
export type MenuEntry = { path: string; label: LocalizedText }
export type MenuSection = { key: string; title: string; entries: MenuEntry[] }

/** Listed before the legal texts and the account; all other sections follow them. */
const firstSections: readonly SitemapSection[] = ['about', 'blog', 'posts']
const isFirst = (section: SitemapSection) => firstSections.includes(section)

type OtherPages = { goods: MenuEntry[]; legal: MenuEntry[]; account: MenuEntry[] }

export async function menuSections(locale: Locale, others: OtherPages): Promise<MenuSection[]> {
  const t = translatorFor(locale, 'siteMenu')
  const [categories, retailers, settings, pages] = await Promise.all([
    getCategories(locale),
    getRetailers(),
    getSiteSettings(locale),
    getPageNames(locale),
  ])
  const own = (text: string): LocalizedText => ({ text, lang: locale })
  const entry = (path: string, text: string): MenuEntry => ({ path, label: own(text) })
  const bySection = pagesBySection(pages)
  const ofEditors = (keys: SitemapSection[]): MenuSection[] =>
    keys.map((key) => ({
      key,
      title: t(`groups.${key}`),
      entries: (bySection[key] ?? []).map(({ slug, name }) => ({ path: publicPathOf('pages', slug), label: name })),
    }))
  const sections: MenuSection[] = [
    {
      key: 'brochures',
      title: t('groups.brochures'),
      entries: [
        entry('/', t('links.start')),
        entry(keptPath, translatorFor(locale, 'kept.page')('title')),
        ...categories.map(({ slug, name }) => ({ path: publicPathOf('categories', slug), label: name })),
      ],
    },
    {
      key: 'prices',
      title: t('groups.prices'),
      entries: [
        entry('/search', t('links.search')),
        entry('/prices', t('links.prices')),
        entry('/how-prices-work', t('links.howPricesWork')),
        entry('/list', t('links.list')),
      ],
    },
    {
      key: 'shops',
      title: t('groups.shops'),
      entries: [
        ...retailers.map(({ slug, name }) => entry(publicPathOf('retailers', slug), name)),
        ...settings.cities.map(({ name, slug }) => entry(townPath(slug), name)),
      ],
    },
    ...ofEditors(sitemapSections.filter(isFirst)),
    {
      key: 'goods',
      title: translatorFor(locale, 'search.kind')('goods'),
      entries: [entry(giftVouchersPath, translatorFor(locale, 'vouchers')('title')), ...others.goods],
    },
    {
      key: 'legal',
      title: t('groups.legal'),
      entries: [
        ...others.legal,
        entry(privacyCentrePath, t('links.privacyCentre')),
        entry(withdrawalPath, translatorFor(locale, 'layout')('withdraw')),
      ],
    },
    {
      key: 'account',
      title: t('groups.account'),
      entries: [entry('/login', t('links.login')), entry('/registration', t('links.registration')), ...others.account],
    },
    ...ofEditors(sitemapSections.filter((section) => !isFirst(section))),
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}
