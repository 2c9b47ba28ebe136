import '../lists.css'
import '../post.css'
import type { ReactNode } from 'react'
import { RichText } from '@/features/content/pages/rich-text'
import type { Locale } from '@/i18n/routing'
import type { PostCard, PostDetail, PostFormat } from '../read-posts'
import { BlogSidebar } from './blog-sidebar'
import { AudioPost, LinkPost, OpenPost, RecordingPlayer, Transcript } from './formats/audio'
import type { FormatProps } from './formats/gallery-post'
import { AlternativeGalleryPost, GalleryPost, SlideShowPost } from './formats/gallery-post'
import { PostCover, PostHead, RelatedPosts } from './post-head'
import { PostFoot } from './post-list-page'

const formats: Record<PostFormat, (props: FormatProps) => ReactNode | Promise<ReactNode>> = {
  standard: StandardPost,
  link: LinkPost,
  audio: AudioPost,
  video: VideoPost,
  gallery: GalleryPost,
  galleryAlternative: AlternativeGalleryPost,
  sideImage: SideImagePost,
  slideShow: SlideShowPost,
  headerImage: HeaderImagePost,
  leftSidebar: LeftSidebarPost,
  open: OpenPost,
}

type Props = { post: PostDetail; related: PostCard[]; locale: Locale; heading: 'h1' | 'h2' }

export function PostView({ post, related, locale, heading }: Props) {
  const Format = formats[post.format]
  return (
    <>
      <article lang={post.lang} className="post">
        <Format
          post={post}
          locale={locale}
          heading={heading}
          text={<RichText data={post.text} locale={locale} className="post-text" />}
        />
      </article>
      <RelatedPosts posts={related} locale={locale} heading={heading === 'h1' ? 'h2' : 'h3'} />
    </>
  )
}

/** A tall picture stays beside the text. */
function SideImagePost({ post, locale, heading, text }: FormatProps) {
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

function StandardPost({ post, locale, heading, text }: FormatProps) {
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

function LeftSidebarPost({ post, locale, heading, text }: FormatProps) {
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

function HeaderImagePost({ post, locale, heading, text }: FormatProps) {
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

function VideoPost({ post, locale, heading, text }: FormatProps) {
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
