import { Headphones, Images, Link2, type LucideIcon, Newspaper, Play } from 'lucide-react'
import { cx } from '@/design/cx'
import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { type MediaFile, MediaPicture } from '@/design/media-picture'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { listHref, postHref } from '../paths'
import type { PostCard, PostDetail, PostFormat, ShownTerm } from '../read-posts'

const icons: Partial<Record<PostFormat, LucideIcon>> = {
  audio: Headphones,
  video: Play,
  link: Link2,
  gallery: Images,
  galleryAlternative: Images,
  slideShow: Images,
}

function FormatMark({ format, name, lang }: { format: PostFormat; name: string; lang: Locale | undefined }) {
  const Icon = icons[format]
  if (!Icon) return null
  return (
    <li lang={lang} className="inline-flex items-center gap-1.5">
      <Icon aria-hidden size={15} />
      {name}
    </li>
  )
}

type PostMetaProps = { post: PostCard; locale: Locale; author?: boolean }

export function PostMeta({ post, locale, author = true }: PostMetaProps) {
  const t = translatorFor(locale, 'blog')
  const own = post.lang && locale
  return (
    <ul className="post-meta">
      {author && post.author && (
        <li>
          <IntentLink
            href={listHref(locale, 'author', post.author.slug)}
            lang={post.author.lang}
            className="font-semibold text-ink hover:text-accent hover:underline"
          >
            {post.author.name}
          </IntentLink>
        </li>
      )}
      <li lang={own}>
        <time dateTime={post.publishedOn}>{formatDay(post.publishedOn, locale, 'full')}</time>
      </li>
      <li lang={own}>{t('minutes', { count: post.minutes })}</li>
      <FormatMark format={post.format} name={t('formats', { format: post.format })} lang={own} />
    </ul>
  )
}

type Props = {
  post: PostDetail
  locale: Locale
  heading: 'h1' | 'h2'
  size?: string
  className?: string
}

export function PostHead({
  post,
  locale,
  heading: Heading,
  size = 'text-3xl md:text-4xl lg:text-5xl',
  className,
}: Props) {
  return (
    <header className={cx('grid gap-4', className)}>
      <PostKicker category={post.category} locale={locale} />
      <Heading className={size}>{post.title}</Heading>
      {post.summary && <p className="text-lg text-pretty text-ink-soft">{post.summary}</p>}
      <PostMeta post={post} locale={locale} />
    </header>
  )
}

export function PostKicker({ category, locale }: { category: ShownTerm | null; locale: Locale }) {
  if (!category) return null
  return (
    <p className="post-kicker">
      <IntentLink href={listHref(locale, 'category', category.slug)} lang={category.lang} className="touch-target">
        {category.name}
      </IntentLink>
    </p>
  )
}

type PostCoverProps = { cover: MediaFile; sizes: string; priority?: boolean; className?: string }

/** Decorative, because the title is beside it; a drawing replaces a missing picture. */
export function PostCover({ cover, sizes, priority = false, className }: PostCoverProps) {
  if (cover && typeof cover === 'object' && cover.filename) {
    return (
      <MediaPicture
        media={cover}
        sizes={sizes}
        priority={priority}
        decorative
        className={cx('post-picture', className)}
      />
    )
  }
  return (
    <div className={cx('post-picture grid place-items-center bg-accent-soft text-accent', className)}>
      <Newspaper aria-hidden size={40} strokeWidth={1.25} />
    </div>
  )
}

type RelatedPostsProps = { posts: PostCard[]; locale: Locale; heading: 'h2' | 'h3' }

export function RelatedPosts({ posts, locale, heading: Heading }: RelatedPostsProps) {
  if (posts.length === 0) return null
  const t = translatorFor(locale, 'blog')
  return (
    <aside aria-label={t('related')} className="page">
      <div className="border-t border-line py-10 md:py-14">
        <Heading className="mb-5 text-2xl">{t('related')}</Heading>
        <ul className="grid gap-5 md:grid-cols-3 lg:gap-8">
          {posts.map((post) => (
            <li
              key={post.id}
              lang={post.lang}
              className="group relative grid grid-cols-[7rem_1fr] items-center gap-4 md:grid-cols-1 md:content-start"
            >
              <PostCover
                cover={post.cover}
                sizes="(width < 48rem) 7rem, 30vw"
                className="aspect-3/2 w-full rounded-md"
              />
              <div className="min-w-0">
                <p className="font-semibold">
                  <IntentLink href={postHref(locale, post.slug)} className="cover-link group-hover:text-accent">
                    {post.title}
                  </IntentLink>
                </p>
                <p className="mt-1 text-sm text-ink-soft" lang={locale}>
                  <time dateTime={post.publishedOn}>{formatDay(post.publishedOn, locale, 'full')}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
