import '../lists.css'
import '../sidebar.css'
import type { PostListBlock } from '@payload-types'
import { Rss, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { searchPath } from '@/features/site/frame/site-links'
import { rssPath } from '@/features/site/seo/metadata'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { nameBeside } from '../data'
import { SidebarAuthors, SidebarCategories, SidebarLatest, SidebarMonths, SidebarTags } from './sidebar-parts'

type SidebarPart = 'search' | 'categories' | 'tags' | 'authors' | 'months' | 'latest' | 'latestPictures' | 'feed'

const titles = {
  categories: 'categories',
  tags: 'tags',
  authors: 'authors',
  months: 'months',
  latest: 'latest',
  latestPictures: 'latest',
} as const

type Props = {
  locale: Locale
  parts: SidebarPart[]
  /** The heading of the list beside it: a page may have several lists, each with a sidebar. */
  beside?: string | null | undefined
}

export function BlogSidebar({ locale, parts, beside }: Props) {
  const t = translatorFor(locale, 'blog')
  const contents: Record<SidebarPart, ReactNode> = {
    search: <SidebarSearch locale={locale} beside={beside} />,
    categories: <SidebarCategories locale={locale} />,
    tags: <SidebarTags locale={locale} />,
    authors: <SidebarAuthors locale={locale} />,
    months: <SidebarMonths locale={locale} />,
    latest: <SidebarLatest locale={locale} />,
    latestPictures: <SidebarLatest locale={locale} pictures />,
    feed: (
      <a
        href={localePath(locale, rssPath)}
        className="inline-flex items-center gap-2 py-1 text-accent underline-offset-4 hover:underline"
      >
        <Rss aria-hidden size={16} />
        {t('rss')}
      </a>
    ),
  }
  return (
    <aside
      aria-label={nameBeside(parts.includes('search') ? t('sidebar') : t('sidebarMore'), beside)}
      className="sidebar"
    >
      {parts.map((part) =>
        part === 'search' || part === 'feed' ? (
          <div key={part}>{contents[part]}</div>
        ) : (
          <div key={part}>
            <h2>{t(titles[part])}</h2>
            {contents[part]}
          </div>
        ),
      )}
    </aside>
  )
}

type SidebarSearchProps = { locale: Locale; beside: string | null | undefined }

/** Searches posts only; works without JavaScript. */
function SidebarSearch({ locale, beside }: SidebarSearchProps) {
  const t = translatorFor(locale, 'blog')
  return (
    <search aria-label={nameBeside(t('search'), beside)}>
      <form action={localePath(locale, searchPath)} className="flex gap-2">
        <input type="hidden" name="kind" value="posts" />
        <input
          type="search"
          name="q"
          aria-label={t('search')}
          placeholder={t('search')}
          required
          maxLength={200}
          className="min-h-11 w-full min-w-0 rounded-full bg-surface px-4 inset-ring inset-ring-line-strong"
        />
        <button type="submit" aria-label={t('searchSubmit')} className="icon-button size-11 bg-accent text-on-accent">
          <Search aria-hidden size={18} />
        </button>
      </form>
    </search>
  )
}

type Sidebar = NonNullable<PostListBlock['sidebar']>

const sides: Record<
  Exclude<Sidebar, 'sidebarNone'>,
  { name: string; before?: SidebarPart[]; after?: SidebarPart[] }
> = {
  sidebarLeft: { name: 'left', after: ['search', 'categories', 'months', 'feed'] },
  sidebarRight: { name: 'right', after: ['search', 'latest', 'tags', 'authors'] },
  sidebarBoth: { name: 'both', before: ['categories', 'authors'], after: ['search', 'tags', 'months'] },
  sidebarWide: { name: 'wide', after: ['search', 'latestPictures', 'tags', 'feed'] },
}

type WithSidebarProps = { sidebar: Sidebar; locale: Locale; heading?: string | null | undefined; children: ReactNode }

/** On a phone the sidebars follow the list. */
export function WithSidebar({ sidebar, locale, heading, children }: WithSidebarProps) {
  const list = <div className="post-list">{children}</div>
  if (sidebar === 'sidebarNone') return list
  const { name, before, after } = sides[sidebar]
  return (
    <div className="with-sidebar" data-sidebar={name}>
      {list}
      {before && <BlogSidebar locale={locale} parts={before} beside={heading} />}
      {after && <BlogSidebar locale={locale} parts={after} beside={heading} />}
    </div>
  )
}
