/** Which change of which collection clears which cached reads. A read names at most 128 tags. */

export type CachedCollection =
  | 'brochures'
  | 'brochure-pages'
  | 'offers'
  | 'retailers'
  | 'stores'
  | 'categories'
  | 'pages'
  | 'product-groups'
  | 'redirects'
  | 'media'
  | 'legal-pages'
  | 'products'
  | 'product-terms'
  | 'posts'
  | 'post-terms'
  | 'authors'
  | 'reviews'

type Document = { [field: string]: unknown }

/** Ends at midnight in Europe/Sofia. */
export const dayTag = 'day'

export const tag = {
  brochures: 'brochures',
  /** Every list that shows covers: a page knows its brochure, but not where that is listed. */
  covers: 'covers',
  brochure: (id: string) => `brochure:${id}`,
  retailers: 'retailers',
  retailer: (id: string) => `retailer:${id}`,
  categories: 'categories',
  productGroups: 'product-groups',
  category: (id: string) => `category:${id}`,
  address: (path: string) => `address:${path}`,
  /** Every redirect at once, where a table of them was imported. */
  redirects: 'redirects',
  siteSettings: 'site-settings',
  menus: 'menus',
  legalPages: 'legal-pages',
  /** The shop's products with their categories, tags and reviews. */
  products: 'products',
  /** The names and addresses of all pages; a page itself carries its address. */
  pages: 'pages',
  media: 'media',
  /** Lists of posts, with their authors, categories and tags. */
  posts: 'posts',
  /** Reads that gather offers of many brochures. */
  offers: 'offers',
  /** Every read of the national price data; an import of a day clears it. */
  prices: 'prices',
} as const

const folders = { brochures: '/broshura', retailers: '/r', categories: '/c', pages: '', posts: '/blog' } as const

/** The public path of a document, without language prefix. */
export function pathOf(collection: keyof typeof folders, slug: string): string {
  return `${folders[collection]}/${slug}`
}

const manifest: Record<CachedCollection, (document: Document) => (string | undefined)[]> = {
  brochures: (document) => [
    tag.brochures,
    each(document.id, tag.brochure),
    each(document.slug, (slug) => tag.address(pathOf('brochures', slug))),
    each(document.retailer, tag.retailer),
    each(document.category, tag.category),
  ],
  'brochure-pages': (document) => [tag.brochures, tag.covers, each(document.brochure, tag.brochure)],
  offers: (document) => [each(document.brochure, tag.brochure), tag.offers],
  retailers: (document) => [
    tag.retailers,
    each(document.id, tag.retailer),
    each(document.slug, (slug) => tag.address(pathOf('retailers', slug))),
  ],
  stores: (document) => [each(document.retailer, tag.retailer)],
  categories: () => [tag.categories],
  'product-groups': () => [tag.productGroups],
  pages: (document) => [tag.pages, each(document.slug, (slug) => tag.address(pathOf('pages', slug)))],
  // Pictures are the marks of retailers, and stand on pages.
  media: () => [tag.retailers, tag.media],
  redirects: (document) => [each(document.from, tag.address)],
  'legal-pages': () => [tag.legalPages],
  products: () => [tag.products],
  'product-terms': () => [tag.products],
  reviews: () => [tag.products],
  posts: (document) => [tag.posts, each(document.slug, (slug) => tag.address(pathOf('posts', slug)))],
  'post-terms': () => [tag.posts],
  authors: () => [tag.posts],
}

export function tagsOf(collection: CachedCollection, document: Document): string[] {
  return [...new Set(manifest[collection](document).filter((name) => name !== undefined))]
}

/** A relation is an id, or the whole document when it was populated. */
function each(value: unknown, name: (id: string) => string): string | undefined {
  const id = value && typeof value === 'object' && 'id' in value ? value.id : value
  return typeof id === 'string' ? name(id) : undefined
}
