import { ChipLink } from '@/design/chip'
import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { foreignLang } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { getBlogIndex, getPosts } from '../data'
import { listHref, postHref } from '../paths'
import type { CountedTerm } from '../read-posts'
import { PostCover } from './post-head'

type Props = { locale: Locale }

const termsShown = 30

/** In their order, those with most posts: each post has the sidebar, and editors add tags for years. */
export function mostUsed(terms: readonly CountedTerm[]): CountedTerm[] {
  const most = new Set(terms.toSorted((one, other) => other.count - one.count).slice(0, termsShown))
  return terms.filter((term) => most.has(term))
}

function Counted({ kind, terms, locale }: Props & { kind: 'category' | 'author'; terms: CountedTerm[] }) {
  return (
    <ul className="sidebar-rows">
      {mostUsed(terms).map(({ slug, name, count }) => (
        <li key={slug}>
          <IntentLink href={listHref(locale, kind, slug)} lang={foreignLang(name, locale)}>
            {name.text} <span className="sidebar-count">{count}</span>
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}

export async function SidebarCategories({ locale }: Props) {
  return <Counted kind="category" terms={(await getBlogIndex(locale)).categories} locale={locale} />
}

export async function SidebarAuthors({ locale }: Props) {
  return <Counted kind="author" terms={(await getBlogIndex(locale)).authors} locale={locale} />
}

export async function SidebarTags({ locale }: Props) {
  const { tags } = await getBlogIndex(locale)
  return (
    <ul className="flex flex-wrap gap-2">
      {mostUsed(tags).map(({ slug, name }) => (
        <li key={slug}>
          <ChipLink href={listHref(locale, 'tag', slug)} lang={foreignLang(name, locale)}>
            {name.text}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

const monthsShown = 8

export async function SidebarMonths({ locale }: Props) {
  const { months } = await getBlogIndex(locale)
  return (
    <ul className="sidebar-rows">
      {months.slice(0, monthsShown).map(({ month, count }) => (
        <li key={month}>
          <IntentLink href={listHref(locale, 'archive', month)}>
            {formatDay(`${month}-01`, locale, 'month')} <span className="sidebar-count">{count}</span>
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}

export async function SidebarLatest({ locale, pictures = false }: Props & { pictures?: boolean }) {
  const t = translatorFor(locale, 'blog')
  const posts = await getPosts(locale, {}, { limit: 4 })
  return (
    <ul className="grid gap-4">
      {posts.map((post) => (
        <li key={post.id} lang={post.lang} className="post-card flex-row items-center gap-4">
          {pictures && <PostCover cover={post.cover} sizes="6rem" className="size-20 shrink-0 rounded-md" />}
          <div className="min-w-0">
            <p className="post-card-title font-semibold">
              <IntentLink href={postHref(locale, post.slug)} className="cover-link">
                {post.title}
              </IntentLink>
            </p>
            <p lang={locale} className="mt-1 text-sm text-ink-soft">
              {t('minutes', { count: post.minutes })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
