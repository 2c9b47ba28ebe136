import '../lists.css'
import type { PostListBlock } from '@payload-types'
import type { ReactNode } from 'react'
import { ChipLink } from '@/design/chip'
import { cx } from '@/design/cx'
import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { listHref, postHref } from '../paths'
import type { PostCard, ShownTerm } from '../read-posts'
import { PostCover, PostKicker, PostMeta } from './post-head'

type ListLayout = NonNullable<PostListBlock['layout']>

const layouts: Record<ListLayout, (props: ListProps) => ReactNode> = {
  layoutCards2: (props) => <CardList {...props} columns={2} />,
  layoutCards3: (props) => <CardList {...props} columns={3} />,
  layoutHalfImage: (props) => <HalfImageList {...props} />,
  layoutWide: (props) => <WideList {...props} />,
  layoutExclusive: (props) => <ExclusiveList {...props} />,
  layoutList: (props) => <LineList {...props} />,
}

export function PostListView({ layout, ...props }: ListProps & { layout: ListLayout }) {
  return layouts[layout](props)
}

/** Picture and text share the width and alternate sides. */
function HalfImageList({ posts, ...words }: ListProps) {
  return (
    <ul className="post-halves">
      {posts.map((post) => (
        <li key={post.id} lang={post.lang} className="post-card">
          <div className="post-frame aspect-4/3">
            <PostCover cover={post.cover} sizes="(width < 48rem) 100vw, 50vw" />
          </div>
          <div className="grid content-center gap-3">
            <PostWords post={post} {...words} size="text-2xl md:text-3xl" />
          </div>
        </li>
      ))}
    </ul>
  )
}

function WideList({ posts, ...words }: ListProps) {
  return (
    <ul className="post-wides">
      {posts.map((post) => (
        <li key={post.id} lang={post.lang} className="post-card">
          <div className="slide">
            <PostCover cover={post.cover} sizes="100vw" />
            <div className="slide-words grid gap-3">
              <PostWords post={post} {...words} size="text-2xl md:text-4xl" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function LineList({ posts, ...words }: ListProps) {
  return (
    <ul className="post-lines">
      {posts.map((post) => (
        <li key={post.id} lang={post.lang} className="post-card">
          <p lang={words.locale} className="text-sm text-ink-soft md:pt-1">
            <time dateTime={post.publishedOn}>{formatDay(post.publishedOn, words.locale, 'full')}</time>
          </p>
          <div className="grid gap-2">
            <PostWords post={post} {...words} size="text-xl md:text-2xl" meta={false} />
            {words.terms && (
              <PostTags tags={post.tags} locale={words.locale} around={post.lang} className="post-line-tags" />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function CardList({ posts, columns, ...words }: ListProps & { columns: 2 | 3 }) {
  return (
    <ul className={cx('post-cards', columns === 3 && 'post-cards-3')}>
      {posts.map((post) => (
        <li key={post.id} lang={post.lang} className="post-card">
          <div className={cx('post-frame', columns === 3 ? 'aspect-4/3' : 'aspect-16/9')}>
            <PostCover
              cover={post.cover}
              sizes={columns === 3 ? '(width < 48rem) 100vw, 33vw' : '(width < 48rem) 100vw, 50vw'}
            />
          </div>
          <div className="mt-4 grid gap-2">
            <PostWords post={post} {...words} size={columns === 3 ? 'text-xl' : 'text-xl md:text-2xl'} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function ExclusiveList({ posts: [first, ...others], ...words }: ListProps) {
  if (!first) return null
  // A few small posts must fill the height of the large one.
  const few = others.length <= 2
  return (
    <div className="post-exclusive">
      <div lang={first.lang} className="post-card">
        <div className="post-frame aspect-4/3">
          <PostCover cover={first.cover} sizes="(width < 64rem) 100vw, 60vw" />
        </div>
        <div className="mt-5 grid gap-3">
          <PostWords post={first} {...words} summaries size="text-2xl md:text-4xl" />
        </div>
      </div>
      <ul className={few ? 'post-few' : undefined}>
        {others.map((post) => (
          <li key={post.id} lang={post.lang} className="post-card">
            <div className={`post-frame ${few ? 'aspect-16/9' : 'aspect-square'}`}>
              <PostCover cover={post.cover} sizes={few ? '(width < 64rem) 100vw, 35vw' : '8rem'} />
            </div>
            <div className="grid gap-1.5">
              <PostWords post={post} {...words} summaries={false} size="text-lg" meta={false} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Props = Omit<ListProps, 'posts'> & { post: PostCard; size: string; meta?: boolean }

function PostWords({ post, locale, heading: Heading, summaries, terms, size, meta = true }: Props) {
  return (
    <>
      {terms && <PostKicker category={post.category} locale={locale} />}
      <Heading className={`post-card-title ${size}`}>
        <IntentLink href={postHref(locale, post.slug)} className="cover-link">
          {post.title}
        </IntentLink>
      </Heading>
      {summaries && <p className="text-pretty text-ink-soft">{post.summary}</p>}
      {meta && <PostMeta post={post} locale={locale} />}
    </>
  )
}

type ListProps = {
  posts: PostCard[]
  locale: Locale
  heading: 'h2' | 'h3'
  summaries: boolean
  terms: boolean
}

/** `around` is the language of the post, where it is not that of the page. */
type PostTagsProps = { tags: ShownTerm[]; locale: Locale; around: Locale | undefined; className?: string }

export function PostTags({ tags, locale, around, className }: PostTagsProps) {
  if (tags.length === 0) return null
  const t = translatorFor(locale, 'blog')
  return (
    <ul aria-label={t('tags')} lang={around && locale} className={cx('flex flex-wrap gap-2', className)}>
      {tags.map(({ slug, name, lang }) => (
        <li key={slug}>
          <ChipLink href={listHref(locale, 'tag', slug)} lang={lang ?? around}>
            {name}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
