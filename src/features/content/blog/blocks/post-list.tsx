import type { PostBlock, PostListBlock } from '@payload-types'
import { Section } from '@/design/section'
import { relationId } from '@/domain/relation-id'
import { itemHeading } from '@/features/content/pages/rich-text'
import type { BlockProps } from '@/lib/block-types'
import { WithSidebar } from '../components/blog-sidebar'
import { PostListView } from '../components/post-list-view'
import { PostView } from '../components/post-view'
import { getChosenPost, getPosts, getRelatedPosts } from '../data'

export async function PostList({ block, locale }: BlockProps<PostListBlock>) {
  const filter = {
    category: relationId(block.category),
    tag: relationId(block.tag),
    author: relationId(block.author),
    month: block.month,
  }
  const posts = await getPosts(locale, filter, { skip: block.skip ?? 0, limit: block.limit ?? 8 })
  if (posts.length === 0) return null
  const dark = block.theme === 'themeDark'
  return (
    <Section {...block} bodyLang={locale} tone={dark ? 'toneNight' : block.tone}>
      {dark && <span hidden data-dark-page />}
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

export async function PostListSection({ block, locale, top, fallback }: BlockProps<PostBlock>) {
  const id = relationId(block.post)
  const post = id ? await getChosenPost(id, locale) : null
  if (!post) return fallback
  const related = await getRelatedPosts(post.id, locale)
  return <PostView post={post} related={related} locale={locale} heading={top ? 'h1' : 'h2'} />
}
