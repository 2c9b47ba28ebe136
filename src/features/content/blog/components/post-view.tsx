import type { ReactNode } from 'react'
import { RichText } from '@/features/content/pages/rich-text'
import type { Locale } from '@/i18n/routing'
import type { PostCard, PostDetail, PostFormat } from '../types'
import { AudioPost } from './formats/audio'
import { AlternativeGalleryPost, GalleryPost } from './formats/gallery'
import { HeaderImagePost } from './formats/header-image'
import { LeftSidebarPost } from './formats/left-sidebar'
import { LinkPost } from './formats/link'
import { OpenPost } from './formats/open'
import { SideImagePost } from './formats/side-image'
import { SlideShowPost } from './formats/slide-show'
import { StandardPost } from './formats/standard'
import type { FormatProps } from './formats/types'
import { VideoPost } from './formats/video'
import { RelatedPosts } from './related-posts'
import '../lists.css'
import '../post.css'

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

/** A post in the layout of its format, with related posts below. */
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
