import type { PostBlock } from '@payload-types'
import type { BlockProps } from '@/features/pages/types'

export function PostBlockView({ block }: BlockProps<PostBlock>) {
  return <div id={block.id ?? undefined} />
}
