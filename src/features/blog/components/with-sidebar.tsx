import type { PostListBlock } from '@payload-types'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { BlogSidebar, type SidebarPart } from './blog-sidebar'

type Sidebar = NonNullable<PostListBlock['sidebar']>

/** What stands before and behind a list, and how wide. */
const sides: Record<
  Exclude<Sidebar, 'sidebarNone'>,
  { name: string; before?: SidebarPart[]; after?: SidebarPart[] }
> = {
  sidebarLeft: { name: 'left', after: ['search', 'categories', 'months', 'feed'] },
  sidebarRight: { name: 'right', after: ['search', 'latest', 'tags', 'authors'] },
  sidebarBoth: { name: 'both', before: ['categories', 'authors'], after: ['search', 'tags', 'months'] },
  sidebarWide: { name: 'wide', after: ['search', 'latestPictures', 'tags', 'feed'] },
}

type Props = { sidebar: Sidebar; locale: Locale; heading?: string | null | undefined; children: ReactNode }

/** A list alone, or with ways through the rest of the blog beside it. On a phone they come after it. */
export function WithSidebar({ sidebar, locale, heading, children }: Props) {
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
