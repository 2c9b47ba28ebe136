import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { listHref } from '../paths'
import type { Author, PostDetail } from '../types'
import { AuthorPicture } from './author-picture'
import { PostTags } from './post-tags'

type Props = { post: PostDetail; locale: Locale; className?: string }

/** The end of a post: its tags and its author. */
export function PostFoot({ post, locale, className }: Props) {
  return (
    <footer className={cx('mt-10 grid max-w-[42rem] gap-6', className)}>
      <PostTags tags={post.tags} locale={locale} />
      {post.author && <AuthorBox author={post.author} locale={locale} />}
    </footer>
  )
}

/** The author, at the end of a post. */
function AuthorBox({ author, locale }: { author: Author; locale: Locale }) {
  const t = translatorFor(locale, 'blog')
  return (
    <section aria-label={t('aboutAuthor')} lang={author.lang} className="flex gap-4 rounded-lg bg-sunken p-5 md:p-6">
      <AuthorPicture author={author} className="size-16 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{author.name}</p>
        {author.role && <p className="text-sm text-ink-soft">{author.role}</p>}
        {author.bio && <p className="mt-2 whitespace-pre-line text-ink-soft">{author.bio}</p>}
        <p className="mt-2 text-sm" lang={locale}>
          <IntentLink
            href={listHref(locale, 'author', author.slug)}
            className="inline-block py-1 font-semibold text-accent hover:underline"
          >
            {t('allByAuthor')}
          </IntentLink>
        </p>
      </div>
    </section>
  )
}
