/** The sections of the HTML sitemap that a page of the CMS can be listed in, in their order. */
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
