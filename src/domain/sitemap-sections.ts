export const sitemapSections = [
  'about',
  'blog',
  'posts',
  'starts',
  'banners',
  'galleries',
  'portfolios',
  'headers',
  'footers',
  'states',
  'other',
] as const

export type SitemapSection = (typeof sitemapSections)[number]
