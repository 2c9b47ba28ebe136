import type { PostListBlock } from '@payload-types'
import type { ReactNode } from 'react'
import { CardList } from './lists/card-list'
import { ExclusiveList } from './lists/exclusive-list'
import { HalfImageList } from './lists/half-image-list'
import { LineList } from './lists/line-list'
import type { ListProps } from './lists/types'
import { WideList } from './lists/wide-list'
import '../lists.css'

export type ListLayout = NonNullable<PostListBlock['layout']>

const layouts: Record<ListLayout, (props: ListProps) => ReactNode> = {
  layoutCards2: (props) => <CardList {...props} columns={2} />,
  layoutCards3: (props) => <CardList {...props} columns={3} />,
  layoutHalfImage: (props) => <HalfImageList {...props} />,
  layoutWide: (props) => <WideList {...props} />,
  layoutExclusive: (props) => <ExclusiveList {...props} />,
  layoutList: (props) => <LineList {...props} />,
}

export function PostListView({ layout, ...props }: ListProps & { layout: ListLayout }) {
  return layouts[layout](props)
}
