import { PostFoot } from '../post-foot'
import { PostHead } from '../post-head'
import { RecordingPlayer } from '../recording-player'
import { Transcript } from '../transcript'
import type { FormatProps } from './types'

/** The film in the dark, as in a cinema, and what is said about it in the light. */
export function VideoPost({ post, locale, heading, text }: FormatProps) {
  return (
    <>
      <div className="tone tone-night py-8 md:py-12">
        <div className="page grid gap-8">
          <RecordingPlayer post={post} className="mx-auto aspect-video w-full max-w-[64rem] rounded-md bg-paper" />
          <PostHead
            post={post}
            locale={locale}
            heading={heading}
            size="text-3xl md:text-4xl"
            className="mx-auto w-full max-w-[64rem]"
          />
        </div>
      </div>
      <div className="page mt-8 max-w-[calc(64rem+2*var(--gutter))] md:mt-12">
        {text}
        <div className="mt-8 max-w-[42rem]">
          <Transcript text={post.transcript} locale={locale} />
        </div>
        <PostFoot post={post} locale={locale} />
      </div>
    </>
  )
}
