import { ArrowUpRight, ChevronDown, Link2 } from 'lucide-react'
import { mediaUrl } from '@/design/media-picture'
import { hostOf } from '@/domain/link-target'
import { linkTarget } from '@/features/content/pages/rich-text'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { PostDetail } from '../../read-posts'
import { PostCover, PostHead } from '../post-head'
import { PostFoot } from '../post-list-page'
import type { FormatProps } from './gallery-post'

/** A square picture with the player beside it. */
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

/** Wide and large: a drop cap, and quotations that step out of the text. */
export function OpenPost({ post, locale, heading, text }: FormatProps) {
  return (
    <div className="post-open">
      <div className="page pt-10 pb-8 md:pt-20 md:pb-14">
        <PostHead
          post={post}
          locale={locale}
          heading={heading}
          size="text-4xl md:text-5xl lg:text-6xl"
          className="max-w-[66rem] gap-6"
        />
      </div>
      <PostCover
        cover={post.cover}
        sizes="100vw"
        priority={heading === 'h1'}
        className="aspect-3/2 w-full md:aspect-[21/8]"
      />
      <div className="page pt-10 md:pt-16">
        <div className="mx-auto max-w-[50rem]">
          {text}
          <PostFoot post={post} locale={locale} className="max-w-none" />
        </div>
      </div>
    </div>
  )
}

export function LinkPost({ post, locale, heading, text }: FormatProps) {
  const { link } = post
  const { href, inside } = linkTarget(link?.url ?? '/', locale)
  return (
    <div className="page grid items-start gap-x-14 gap-y-8 pt-6 md:pt-10 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <PostHead
        post={post}
        locale={locale}
        heading={heading}
        size="text-2xl md:text-3xl"
        className="lg:sticky lg:top-24"
      />
      <div className="min-w-0">
        {link && (
          <a href={href} rel={inside ? undefined : 'noopener'} className="post-link tone tone-deep">
            <Link2 aria-hidden size={30} strokeWidth={1.5} className="text-accent" />
            <span className="text-3xl font-semibold text-balance md:text-4xl lg:text-5xl">{link.title}</span>
            <span className="flex items-center gap-1.5 font-semibold text-accent">
              {hostOf(href) ?? 'Broshura'}
              <ArrowUpRight aria-hidden size={18} />
            </span>
          </a>
        )}
        <div className="mt-8 md:mt-12">{text}</div>
        <PostFoot post={post} locale={locale} />
      </div>
    </div>
  )
}

export function RecordingPlayer({ post, className }: { post: PostDetail; className?: string }) {
  const { recording, cover, title } = post
  if (!recording) return null
  if (recording.kind === 'audio') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what is said is beside it as text.
      <audio src={recording.url} controls preload="metadata" aria-label={title} className={className} />
    )
  }
  const poster = cover && typeof cover === 'object' && cover.filename ? mediaUrl(cover.filename) : undefined
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said is beside it as text.
    <video
      src={recording.url}
      poster={poster}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      className={className}
    />
  )
}

type Props = { text: string; locale: Locale; open?: boolean }

export function Transcript({ text, locale, open = false }: Props) {
  if (!text) return null
  const t = translatorFor(locale, 'blog')
  return (
    <details open={open} className="post-transcript">
      <summary lang={locale}>
        {t('transcript')}
        <ChevronDown aria-hidden size={20} />
      </summary>
      <p className="whitespace-pre-line text-ink-soft">{text}</p>
    </details>
  )
}
