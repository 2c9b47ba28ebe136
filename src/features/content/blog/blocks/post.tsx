import type { PostBlock } from '@payload-types'
import { relationId } from '@/domain/relation-id'
import type { BlockProps } from '@/features/content/pages/types'
import { PostView } from '../components/post-view'
import { getChosenPost, getRelatedPosts } from '../data'

/** A whole post; nothing while it is not published. */
export async function PostSection({ block, locale }: BlockProps<PostBlock>) {
  const id = relationId(block.post)
  const post = id ? await getChosenPost(id, locale) : null
  if (!post) return null
  return <PostView post={post} related={await getRelatedPosts(post.id, locale)} locale={locale} heading="h2" />
}
