import type { PostListBlock } from '@payload-types'
import { Section } from '@/design/section'
import type { BlockProps } from '@/features/pages/types'

export function PostList({ block }: BlockProps<PostListBlock>) {
  return <Section {...block}>{null}</Section>
}
