import { Carousel } from '@/design/carousel'
import { MediaPicture } from '@/design/media-picture'
import { slideNames, slideWords } from '@/features/content/pages/slide-words'
import { translatorFor } from '@/i18n/translator'
import { PostFoot } from '../post-foot'
import { PostHead } from '../post-head'
import type { FormatProps } from './types'

/** One large picture after another, by themselves until somebody pauses them, with the text below. */
export function SlideShowPost({ post, locale, heading, text }: FormatProps) {
  const t = translatorFor(locale, 'pages')
  const slides = post.pictures.map((picture) => ({ ...picture, heading: picture.caption }))
  return (
    <>
      {slides.length > 0 && (
        <div className="page pt-4 md:pt-6">
          <Carousel words={slideWords(t, post.title)} autoplay names={slideNames(t, slides)} className="post-slides">
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
