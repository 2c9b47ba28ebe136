import { Headphones, Images, Link2, type LucideIcon, Play } from 'lucide-react'
import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { listHref } from '../paths'
import type { PostCard, PostFormat } from '../types'

const icons: Partial<Record<PostFormat, LucideIcon>> = {
  audio: Headphones,
  video: Play,
  link: Link2,
  gallery: Images,
  galleryAlternative: Images,
  slideShow: Images,
}

/** Marks a post that is more than text. */
function FormatMark({ format, name }: { format: PostFormat; name: string }) {
  const Icon = icons[format]
  if (!Icon) return null
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon aria-hidden size={15} />
      {name}
    </li>
  )
}

type Props = { post: PostCard; locale: Locale; author?: boolean }

/** Who wrote it, when, and how long it takes to read. */
export function PostMeta({ post, locale, author = true }: Props) {
  const t = translatorFor(locale, 'blog')
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
      <li>
        <time dateTime={post.publishedOn}>{formatDay(post.publishedOn, locale, 'full')}</time>
      </li>
      <li>{t('minutes', { count: post.minutes })}</li>
      <FormatMark format={post.format} name={t('formats', { format: post.format })} />
    </ul>
  )
}
