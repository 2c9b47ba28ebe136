import { PostCover } from '../post-cover'
import { PostFoot } from '../post-foot'
import { PostHead } from '../post-head'
import type { FormatProps } from './types'

/** The title lies on a picture that goes from edge to edge. */
export function HeaderImagePost({ post, locale, heading, text }: FormatProps) {
  return (
    <>
      <div className="hero hero-over post-banner">
        <div className="hero-backdrop">
          <PostCover cover={post.cover} sizes="100vw" priority={heading === 'h1'} />
        </div>
        <div className="page">
          <PostHead
            post={post}
            locale={locale}
            heading={heading}
            size="text-4xl md:text-5xl lg:text-6xl"
            className="mx-auto max-w-[56rem] post-centred"
          />
        </div>
      </div>
      <div className="page">
        <div className="mx-auto mt-10 max-w-[42rem] md:mt-14">
          {text}
          <PostFoot post={post} locale={locale} />
        </div>
      </div>
    </>
  )
}
