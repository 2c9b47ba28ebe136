import { PostCover } from '../post-cover'
import { PostFoot } from '../post-foot'
import { PostHead } from '../post-head'
import { RecordingPlayer } from '../recording-player'
import { Transcript } from '../transcript'
import type { FormatProps } from './types'

/** Like the sleeve of a record: a square picture, and the player beside it. */
export function AudioPost({ post, locale, heading, text }: FormatProps) {
  return (
    <>
      <div className="tone tone-soft py-8 md:py-12">
        <div className="page grid items-center gap-x-14 gap-y-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <PostCover
            cover={post.cover}
            sizes="(width < 48rem) 100vw, 20rem"
            priority={heading === 'h1'}
            className="aspect-3/2 w-full rounded-lg shadow-high md:aspect-square"
          />
          <div className="grid gap-6">
            <PostHead post={post} locale={locale} heading={heading} />
            <RecordingPlayer post={post} className="w-full max-w-[40rem]" />
          </div>
        </div>
      </div>
      <div className="page mt-8 grid items-start gap-x-14 gap-y-8 md:mt-12 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div className="min-w-0">
          {text}
          <PostFoot post={post} locale={locale} className="max-lg:hidden" />
        </div>
        <Transcript text={post.transcript} locale={locale} open />
        <PostFoot post={post} locale={locale} className="mt-0 lg:hidden" />
      </div>
    </>
  )
}
