import { Rss } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { nameBeside } from '../name-beside'
import { rssPath } from '../paths'
import { SidebarAuthors, SidebarCategories, SidebarLatest, SidebarMonths, SidebarTags } from './sidebar-parts'
import { SidebarSearch } from './sidebar-search'
import '../lists.css'
import '../sidebar.css'

export type SidebarPart = 'search' | 'categories' | 'tags' | 'authors' | 'months' | 'latest' | 'latestPictures' | 'feed'

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

/** The sidebar of the blog, beside a list or a post. */
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
