import { menuGroups } from '@/features/account/navigation'
import { getCategories } from '@/features/brochures/categories/data'
import { getLegalLinks } from '@/features/content/legal/data'
import { legalPath } from '@/features/content/legal/paths'
import { privacyCentrePath } from '@/features/site/privacy/paths'
import { getRetailers } from '@/features/brochures/retailers/data'
import type { LocalizedText } from '@/i18n/localized-text'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pathOf } from '@/server/cache/tags'
import { getPageNames } from './data'
import { groupPages, type PageGroup } from './groups'

/** `path` is without language prefix. */
type MenuEntry = { path: string; label: LocalizedText }
export type MenuSection = { key: string; title: string; entries: MenuEntry[] }

/** The pages of the editors' groups that a section of ours goes before. */
const contentGroups: PageGroup[] = ['about', 'blog', 'posts']
const templateGroups: PageGroup[] = [
  'starts',
  'banners',
  'galleries',
  'portfolios',
  'headers',
  'footers',
  'states',
  'other',
]

/** Every page of the site under the heading of its kind; a heading without pages is left out. */
export async function menuSections(locale: Locale): Promise<MenuSection[]> {
  const t = translatorFor(locale, 'siteMenu')
  const account = translatorFor(locale, 'account.pages')
  const [categories, retailers, legal, pages] = await Promise.all([
    getCategories(locale),
    getRetailers(),
    getLegalLinks(locale),
    getPageNames(locale),
  ])
  const own = (text: string): LocalizedText => ({ text, lang: locale })
  const entry = (path: string, text: string): MenuEntry => ({ path, label: own(text) })
  const grouped = groupPages(pages)
  const ofEditors = (keys: PageGroup[]): MenuSection[] =>
    keys.map((key) => ({
      key,
      title: t(`groups.${key}`),
      entries: (grouped[key] ?? []).map(({ slug, name }) => ({ path: pathOf('pages', slug), label: name })),
    }))
  const sections: MenuSection[] = [
    {
      key: 'brochures',
      title: t('groups.brochures'),
      entries: [
        entry('/', t('links.start')),
        ...categories.map(({ slug, name }) => ({ path: pathOf('categories', slug), label: name })),
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
      entries: retailers.map(({ slug, name }) => ({
        path: pathOf('retailers', slug),
        label: { text: name, lang: locale },
      })),
    },
    ...ofEditors(contentGroups),
    {
      key: 'legal',
      title: t('groups.legal'),
      entries: [
        ...legal.map(({ slug, title }) => ({ path: legalPath(slug), label: title })),
        entry(privacyCentrePath, t('links.privacyCentre')),
      ],
    },
    {
      key: 'account',
      title: t('groups.account'),
      entries: [
        entry('/login', t('links.login')),
        entry('/registration', t('links.registration')),
        ...menuGroups.flatMap(({ links }) => links.map(({ key, path }) => entry(path, account(`${key}.menu`)))),
      ],
    },
    ...ofEditors(templateGroups),
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}
