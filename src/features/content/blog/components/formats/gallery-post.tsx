import type { ReactNode } from 'react'
import { Carousel } from '@/design/carousel'
import { MediaPicture } from '@/design/media-picture'
import { PictureGrid } from '@/features/content/pages/blocks/gallery'
import { slideNames, slideWords } from '@/features/content/pages/rich-text'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { PostDetail } from '../../read-posts'
import { PostHead } from '../post-head'
import { PostFoot } from '../post-list-page'

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

/** The text stays in place while the pictures scroll. */
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

/** A slide show that visitors can pause, with the text below. */
export function SlideShowPost({ post, locale, heading, text }: FormatProps) {
  const t = translatorFor(locale, 'pages')
  const slides = post.pictures.map((picture) => ({ ...picture, heading: picture.caption }))
  return (
    <>
      {slides.length > 0 && (
        <div className="page pt-4 md:pt-6">
          <Carousel
            words={slideWords(t, post.title, locale)}
            autoplay
            names={slideNames(t, slides)}
            className="post-slides"
          >
            {slides.map(({ id, image, caption, lang }, at) => (
              <li key={id ?? at} lang={lang}>
                <figure className="slide">
                  <MediaPicture
                    media={image}
                    sizes="100vw"
                    priority={heading === 'h1' && at === 0}
                    decorative={Boolean(caption)}
                  />
                  {caption && <figcaption className="slide-words text-lg">{caption}</figcaption>}
                </figure>
              </li>
            ))}
          </Carousel>
        </div>
      )}
      <div className="page mt-8 grid items-start gap-x-14 gap-y-6 md:mt-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,42rem)]">
        <PostHead post={post} locale={locale} heading={heading} size="text-3xl md:text-4xl" />
        <div className="min-w-0">
          {text}
          <PostFoot post={post} locale={locale} />
        </div>
      </div>
    </>
  )
}

export type FormatProps = {
  post: PostDetail
  locale: Locale
  heading: 'h1' | 'h2'
  text: ReactNode
}
