import { BlogSidebar } from '../blog-sidebar'
import { PostCover } from '../post-cover'
import { PostFoot } from '../post-foot'
import { PostHead } from '../post-head'
import type { FormatProps } from './types'

/** The rest of the blog stands to the left of the text. */
export function LeftSidebarPost({ post, locale, heading, text }: FormatProps) {
  return (
    <div className="page grid items-start gap-x-14 gap-y-12 pt-6 md:pt-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:order-2">
        <PostHead post={post} locale={locale} heading={heading} className="max-w-[48rem]" />
        <PostCover
          cover={post.cover}
          sizes="(width < 64rem) 100vw, 60rem"
          priority={heading === 'h1'}
          className="mt-7 aspect-16/9 w-full rounded-lg"
        />
        <div className="mt-8">{text}</div>
        <PostFoot post={post} locale={locale} />
      </div>
      <BlogSidebar locale={locale} parts={['search', 'categories', 'latest', 'months']} />
    </div>
  )
}
