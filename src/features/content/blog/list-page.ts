import { formatDay } from '@/design/format'
import { isMonth } from '@/domain/calendar-day'
import type { LocalizedText } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import { getBlogIndex, getPostCount, getPosts, postsAPage } from './data'
import { isListKind, type ListKind } from './paths'
import type { BlogIndex, PostCard, PostFilter } from './read-posts'

export type ListedPosts = {
  kind: ListKind
  /** The last segment of the path: a slug or a month. */
  value: string
  title: LocalizedText
  page: number
  pages: number
  total: number
  posts: PostCard[]
}

type Asked = { name: string; value: string; page?: string }

const groups = { category: 'categories', tag: 'tags', author: 'authors' } as const

/** Null for an unknown path, or a page without posts. */
export async function findListPage({ name, value, page: asked }: Asked, locale: Locale): Promise<ListedPosts | null> {
  const page = pageNumber(asked)
  if (!isListKind(name) || !page) return null
  const found = subject(name, value, await getBlogIndex(locale), locale)
  if (!found) return null
  const total = await getPostCount(found.filter)
  const pages = Math.ceil(total / postsAPage)
  if (page > pages) return null
  const posts = await getPosts(locale, found.filter, { skip: (page - 1) * postsAPage, limit: postsAPage })
  return { kind: name, value, title: found.title, page, pages, total, posts }
}

/** The first page has no number in its path, so `/1` is refused. */
function pageNumber(asked: string | undefined): number | null {
  if (asked === undefined) return 1
  return /^[1-9]\d{0,3}$/.test(asked) && asked !== '1' ? Number(asked) : null
}

type Subject = { title: LocalizedText; filter: PostFilter }

function subject(kind: ListKind, value: string, index: BlogIndex, locale: Locale): Subject | null {
  if (kind === 'archive') {
    if (!isMonth(value) || !index.months.some(({ month }) => month === value)) return null
    return { title: { text: formatDay(`${value}-01`, locale, 'month'), lang: locale }, filter: { month: value } }
  }
  const term = index[groups[kind]].find(({ slug }) => slug === value)
  return term ? { title: term.name, filter: { [kind]: term.id } } : null
}
