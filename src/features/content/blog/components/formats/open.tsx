import { PostCover } from '../post-cover'
import { PostFoot } from '../post-foot'
import { PostHead } from '../post-head'
import type { FormatProps } from './types'

/** Wide and large, without any column: an initial, and quotations that step out of the text. */
export function OpenPost({ post, locale, heading, text }: FormatProps) {
  return (
    <div className="post-open">
      <div className="page pt-10 pb-8 md:pt-20 md:pb-14">
        <PostHead
          post={post}
          locale={locale}
          heading={heading}
          size="text-4xl md:text-5xl lg:text-6xl"
          className="max-w-[66rem] gap-6"
        />
      </div>
      <PostCover
        cover={post.cover}
        sizes="100vw"
        priority={heading === 'h1'}
        className="aspect-3/2 w-full md:aspect-[21/8]"
      />
      <div className="page pt-10 md:pt-16">
        <div className="mx-auto max-w-[50rem]">
          {text}
          <PostFoot post={post} locale={locale} className="max-w-none" />
        </div>
      </div>
    </div>
  )
}
