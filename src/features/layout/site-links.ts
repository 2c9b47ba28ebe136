/** A link of the page's furniture. `live` says whether its page exists: nothing leads to a 404. */
export type SiteLink = { key: string; path: string; live: boolean }

const link = <Key extends string>(key: Key, path: string, live: boolean) => ({ key, path, live }) satisfies SiteLink

export const searchPath = '/search'
export const shopsAnchor = 'shops'

export const bottomBarLinks = [
  link('brochures', '/', true),
  link('search', searchPath, true),
  link('shops', `/#${shopsAnchor}`, true),
  link('me', '/account-dashboard', true),
] as const

/** The footer's columns. An issue that brings a page switches its link on here. */
export const footerColumns = [
  {
    key: 'products',
    links: [
      link('products.product1', '/post-standard', false),
      link('products.product2', '/post-standard', false),
      link('products.product3', '/post-standard', false),
    ],
  },
  {
    key: 'help',
    links: [
      link('help.contact', '/contact-us-1', false),
      link('help.news', '/blog', false),
      link('help.returns', '/account-return-request', true),
      link('help.sitemap', '/sitemap', false),
    ],
  },
  {
    key: 'legal',
    links: [
      link('legal.imprint', '/imprint', false),
      link('legal.gdpr', '/gdpr', false),
      link('legal.terms', '/terms', false),
      link('legal.privacy', '/legal/gdpr', false),
    ],
  },
] as const

/** Only what exists now, without columns that would be empty. */
export function liveColumns() {
  return footerColumns
    .map((column) => ({ key: column.key, links: column.links.filter(({ live }) => live) }))
    .filter(({ links }) => links.length > 0)
}
