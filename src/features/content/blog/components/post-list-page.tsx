import { Breadcrumbs } from '@/design/breadcrumbs'
import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { MediaPicture } from '@/design/media-picture'
import { Pagination } from '@/design/pagination'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { getAuthor } from '../data'
import type { ListedPosts } from '../list-page'
import { blogPath, listHref, postListPath } from '../paths'
import type { Author, PostDetail } from '../read-posts'
import { WithSidebar } from './blog-sidebar'
import { PostListView, PostTags } from './post-list-view'

export function PostListPage({ list, locale }: { list: ListedPosts; locale: Locale }) {
  const { kind, value, title, page, pages, total } = list
  const t = translatorFor(locale, 'blog')
  const layout = translatorFor(locale, 'layout')
  const href = (number: number) => localePath(locale, postListPath(kind, value, number))
  return (
    <div className="page pt-5 pb-12 md:pt-8 md:pb-20">
      <Breadcrumbs
        label={layout('breadcrumbs')}
        crumbs={[
          { href: localePath(locale, '/'), label: layout('home') },
          { href: localePath(locale, blogPath), label: t('title') },
          { href: listHref(locale, kind, value), label: title.text, lang: foreignLang(title, locale) },
        ]}
      />
      <header className="mt-4 mb-8 border-b border-line pb-6 md:mt-6 md:mb-12 md:pb-8">
        {kind === 'author' ? (
          <AuthorHead slug={value} locale={locale} />
        ) : (
          <>
            <p className="text-sm font-semibold text-accent">{t('kind', { kind })}</p>
            <h1 className="mt-2 text-3xl md:text-5xl" lang={foreignLang(title, locale)}>
              {title.text}
            </h1>
          </>
        )}
        <p className="mt-3 text-ink-soft">
          {t('count', { count: total })}
          {page > 1 && <span>{` · ${t('page', { page, pages })}`}</span>}
        </p>
      </header>
      <WithSidebar sidebar="sidebarRight" locale={locale}>
        <PostListView
          layout={kind === 'archive' ? 'layoutList' : 'layoutCards2'}
          posts={list.posts}
          locale={locale}
          heading="h2"
          summaries
          terms={kind !== 'category'}
        />
        <div className="mt-12">
          <Pagination
            label={t('pages')}
            previous={page > 1 ? { href: href(page - 1), label: t('newer') } : null}
            next={page < pages ? { href: href(page + 1), label: t('older') } : null}
          />
        </div>
      </WithSidebar>
    </div>
  )
}

async function AuthorHead({ slug, locale }: { slug: string; locale: Locale }) {
  const author = await getAuthor(slug, locale)
  if (!author) return null
  return (
    <div lang={author.lang} className="flex flex-wrap items-center gap-5 md:gap-8">
      <AuthorPicture author={author} className="size-24 shrink-0 md:size-32" />
      <div className="min-w-0 grow basis-80">
        {author.role && <p className="text-sm font-semibold text-accent">{author.role}</p>}
        <h1 className="mt-1 text-3xl md:text-5xl">{author.name}</h1>
        {author.bio && <p className="mt-3 max-w-[42rem] whitespace-pre-line text-ink-soft">{author.bio}</p>}
      </div>
    </div>
  )
}

type Props = { post: PostDetail; locale: Locale; className?: string }

export function PostFoot({ post, locale, className }: Props) {
  return (
    <footer className={cx('mt-10 grid max-w-[42rem] gap-6', className)}>
      <PostTags tags={post.tags} locale={locale} around={post.lang} />
      {post.author && <AuthorBox author={post.author} locale={locale} around={post.lang} />}
    </footer>
  )
}

type AuthorBoxProps = { author: Author; locale: Locale; around: Locale | undefined }

function AuthorBox({ author, locale, around }: AuthorBoxProps) {
  const t = translatorFor(locale, 'blog')
  return (
    <section aria-label={t('aboutAuthor')} lang={locale} className="flex gap-4 rounded-lg bg-sunken p-5 md:p-6">
      <AuthorPicture author={author} className="size-16 shrink-0" />
      <div lang={author.lang ?? around} className="min-w-0">
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

function AuthorPicture({ author, className }: { author: Author; className?: string }) {
  const { portrait, name } = author
  if (portrait && typeof portrait === 'object') {
    return (
      <MediaPicture media={portrait} sizes="8rem" decorative className={cx('rounded-full object-cover', className)} />
    )
  }
  return (
    <span
      aria-hidden
      className={cx('grid place-items-center rounded-full bg-accent-soft text-2xl font-bold text-accent', className)}
    >
      {name.charAt(0)}
    </span>
  )
}
