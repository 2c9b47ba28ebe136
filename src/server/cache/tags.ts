/** Maps a change of a collection to the cached reads that it clears. A read may name at most 128 tags. */

import { relationId } from '../../domain/relation-id.ts'
import { uploadFiles } from '../files/upload-files.ts'

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
  | 'variants'
  | 'promotions'
  | 'coupons'
  | 'colours'
  | 'manufacturers'
  | 'size-charts'
  | 'shipping-methods'
  | 'posts'
  | 'post-terms'
  | 'authors'
  | 'reviews'

type Document = { [field: string]: unknown }

/** Entries with this tag end at midnight in Sofia. */
export const dayTag = 'day'

export const tag = {
  brochures: 'brochures',
  /** Every list of covers: a changed brochure page does not know which lists show its brochure. */
  covers: 'covers',
  brochure: (id: string) => `brochure:${id}`,
  retailers: 'retailers',
  retailer: (id: string) => `retailer:${id}`,
  stores: 'stores',
  categories: 'categories',
  productGroups: 'product-groups',
  category: (id: string) => `category:${id}`,
  address: (path: string) => `address:${path}`,
  redirects: 'redirects',
  siteSettings: 'site-settings',
  menus: 'menus',
  filling: 'filling',
  legalPages: 'legal-pages',
  products: 'products',
  shop: 'shop',
  /** A variant came in stock or sold out; a trigger notifies this tag (migrations/baseline/shop-functions.ts). */
  stock: 'stock',
  pages: 'pages',
  media: 'media',
  mediaFile: (name: string) => `media-file:${name}`,
  posts: 'posts',
  offers: 'offers',
  prices: 'prices',
  search: 'search',
} as const

const folders = {
  brochures: '/broshura',
  retailers: '/r',
  categories: '/c',
  pages: '',
  posts: '/blog',
  products: '/p',
  'product-groups': '/prices',
} as const

export function publicPathOf(collection: keyof typeof folders, slug: string): string {
  return `${folders[collection]}/${slug}`
}

const manifest: Record<CachedCollection, (document: Document) => (string | undefined)[]> = {
  brochures: (document) => [
    tag.brochures,
    tagFor(document.id, tag.brochure),
    tagFor(document.slug, (slug) => tag.address(publicPathOf('brochures', slug))),
    tagFor(document.retailer, tag.retailer),
    tagFor(document.category, tag.category),
  ],
  'brochure-pages': (document) => [tag.brochures, tag.covers, tagFor(document.brochure, tag.brochure)],
  offers: (document) => [tagFor(document.brochure, tag.brochure), tag.offers],
  retailers: (document) => [
    tag.retailers,
    tagFor(document.id, tag.retailer),
    tagFor(document.slug, (slug) => tag.address(publicPathOf('retailers', slug))),
  ],
  stores: (document) => [tag.stores, tagFor(document.retailer, tag.retailer)],
  categories: () => [tag.categories],
  'product-groups': () => [tag.productGroups],
  pages: (document) => [tag.pages, tagFor(document.slug, (slug) => tag.address(publicPathOf('pages', slug)))],
  media: (document) => [tag.retailers, tag.media, ...uploadFiles(document).map(({ name }) => tag.mediaFile(name))],
  redirects: (document) => [tagFor(document.from, tag.address)],
  'legal-pages': () => [tag.legalPages],
  products: (document) => [tag.products, tagFor(document.slug, (slug) => tag.address(publicPathOf('products', slug)))],
  'product-terms': () => [tag.products],
  variants: () => [tag.products],
  promotions: () => [tag.products],
  // A coupon that is announced publicly is shown beside the price.
  coupons: () => [tag.products],
  colours: () => [tag.products],
  manufacturers: () => [tag.products],
  'size-charts': () => [tag.products],
  'shipping-methods': () => [tag.shop],
  reviews: () => [tag.products],
  posts: (document) => [tag.posts, tagFor(document.slug, (slug) => tag.address(publicPathOf('posts', slug)))],
  'post-terms': () => [tag.posts],
  authors: () => [tag.posts],
}

export function tagsOf(collection: CachedCollection, document: Document): string[] {
  return [...new Set(manifest[collection](document).filter((name) => name !== undefined))]
}

function tagFor(value: unknown, name: (id: string) => string): string | undefined {
  const id = relationId(value)
  return id === null ? undefined : name(id)
}
