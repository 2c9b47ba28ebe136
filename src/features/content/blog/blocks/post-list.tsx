import type { PostListBlock } from '@payload-types'
import { Section } from '@/design/section'
import { relationId } from '@/domain/relation-id'
import { itemHeading } from '@/features/content/pages/item-heading'
import type { BlockProps } from '@/features/content/pages/types'
import { PostListView } from '../components/post-list-view'
import { WithSidebar } from '../components/with-sidebar'
import { getPosts } from '../data'

/** The current posts; nothing if there are none. */
export async function PostList({ block, locale }: BlockProps<PostListBlock>) {
  const filter = {
    category: relationId(block.category),
    tag: relationId(block.tag),
    author: relationId(block.author),
    month: block.month,
  }
  const posts = await getPosts(locale, filter, { skip: block.skip ?? 0, limit: block.limit ?? 8 })
  if (posts.length === 0) return null
  return (
    <Section {...block} tone={block.theme === 'themeDark' ? 'toneNight' : block.tone}>
      <WithSidebar sidebar={block.sidebar ?? 'sidebarNone'} locale={locale} heading={block.heading}>
        <PostListView
          layout={block.layout ?? 'layoutCards2'}
          posts={posts}
          locale={locale}
          heading={itemHeading(block)}
          summaries={block.showsSummaries ?? true}
          terms={block.showsTerms ?? true}
        />
      </WithSidebar>
    </Section>
  )
}
