import { PictureGrid } from '@/features/content/pages/picture-grid'
import { PostFoot } from '../post-foot'
import { PostHead } from '../post-head'
import type { FormatProps } from './types'

/** The pictures first, over the whole width. */
export function GalleryPost({ post, locale, heading, text }: FormatProps) {
  return (
    <div className="page pt-6 md:pt-10">
      <PostHead post={post} locale={locale} heading={heading} className="mx-auto max-w-[52rem] post-centred" />
      <div className="mt-8 md:mt-10">
        <PictureGrid
          pictures={post.pictures}
          locale={locale}
          arrangement="even"
          columns={post.pictures.length % 4 === 0 ? 4 : 3}
          sizes="(width < 48rem) 50vw, 28rem"
        />
      </div>
      <div className="mx-auto mt-8 max-w-[42rem] md:mt-12">
        {text}
        <PostFoot post={post} locale={locale} />
      </div>
    </div>
  )
}

/** The text stays in its place while the pictures with their captions go by. */
export function AlternativeGalleryPost({ post, locale, heading, text }: FormatProps) {
  return (
    <div className="page grid items-start gap-x-14 gap-y-10 pt-6 md:pt-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24">
        <PostHead post={post} locale={locale} heading={heading} size="text-3xl md:text-4xl" />
        <div className="mt-6">{text}</div>
        <PostFoot post={post} locale={locale} className="max-lg:hidden" />
      </div>
      <div className="post-stack">
        <PictureGrid
          pictures={post.pictures}
          locale={locale}
          arrangement="masonry"
          columns={1}
          sizes="(width < 64rem) 100vw, 52rem"
        />
      </div>
      <PostFoot post={post} locale={locale} className="mt-0 lg:hidden" />
    </div>
  )
}
