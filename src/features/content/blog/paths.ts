import type { Locale } from '@/i18n/routing'
import { localePath } from '@/i18n/routing'
import { publicPathOf } from '@/server/cache/tags'

const listKinds = ['category', 'tag', 'author', 'archive'] as const
export type ListKind = (typeof listKinds)[number]

export const isListKind = (name: string): name is ListKind => listKinds.some((kind) => kind === name)

export const blogPath = '/blog'

export const postPath = (slug: string) => publicPathOf('posts', slug)

export function postListPath(kind: ListKind, value: string, page = 1): string {
  return page > 1 ? `/blog/${kind}/${value}/${page}` : `/blog/${kind}/${value}`
}

export const postHref = (locale: Locale, slug: string) => localePath(locale, postPath(slug))
export const listHref = (locale: Locale, kind: ListKind, value: string) => localePath(locale, postListPath(kind, value))
