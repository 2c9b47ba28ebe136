import type { PostListBlock } from '@payload-types'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { BlogSidebar, type SidebarPart } from './blog-sidebar'

type Sidebar = NonNullable<PostListBlock['sidebar']>

/** The parts before and after a list, and its width. */
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

/** A list alone, or with sidebars, which follow it on a phone. */
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
