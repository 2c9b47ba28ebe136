import { PostCover } from '../post-cover'
import { PostFoot } from '../post-foot'
import { PostHead } from '../post-head'
import type { FormatProps } from './types'

/** One calm column under a wide picture. */
export function StandardPost({ post, locale, heading, text }: FormatProps) {
  return (
    <div className="page pt-6 md:pt-10">
      <PostHead post={post} locale={locale} heading={heading} className="mx-auto max-w-[52rem] post-centred" />
      <PostCover
        cover={post.cover}
        sizes="(width < 64rem) 100vw, 64rem"
        priority={heading === 'h1'}
        className="mx-auto mt-8 aspect-2/1 w-full max-w-[64rem] rounded-lg"
      />
      <div className="mx-auto mt-8 max-w-[42rem] md:mt-12">
        {text}
        <PostFoot post={post} locale={locale} />
      </div>
    </div>
  )
}
