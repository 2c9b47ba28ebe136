import { PostCover } from '../post-cover'
import { PostFoot } from '../post-foot'
import { PostHead } from '../post-head'
import type { FormatProps } from './types'

/** A tall picture stands beside the text and stays while it is read. */
export function SideImagePost({ post, locale, heading, text }: FormatProps) {
  return (
    <div className="page grid items-start gap-x-16 gap-y-8 pt-6 md:pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <PostCover
        cover={post.cover}
        sizes="(width < 64rem) 100vw, 40vw"
        priority={heading === 'h1'}
        className="aspect-3/2 w-full rounded-lg lg:sticky lg:top-24 lg:aspect-auto lg:h-[min(46rem,calc(100svh-8rem))]"
      />
      <div className="min-w-0">
        <PostHead post={post} locale={locale} heading={heading} size="text-3xl md:text-4xl" />
        <div className="mt-8">{text}</div>
        <PostFoot post={post} locale={locale} />
      </div>
    </div>
  )
}
