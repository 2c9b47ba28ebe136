import { ButtonLink } from '@/design/button'
import { Pagination } from '@/design/pagination'
import { PostRow } from '@/features/search/components/hit-row'
import { type SearchParams, searchHref } from '@/features/search/params'
import type { PostResult } from '@/features/search/posts/data'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { locale: Locale; params: SearchParams; result: PostResult }

export function PostSection({ locale, params, result }: Props) {
  const t = translatorFor(locale, 'search')
  const { total, matched, posts, next } = result
  const href = (after: string | null) => searchHref(locale, { ...params, kind: 'posts', sort: null, after })
  return (
    <section aria-labelledby="found-posts">
      <h2 id="found-posts" className="mb-1 text-lg">
        {t('foundPosts', { count: total })}
      </h2>
      {matched === 'some' && <p className="mb-3 text-ink-soft">{t('somePosts')}</p>}
      <ul className="mt-2 mb-4 divide-y divide-line">
        {posts.map((hit) => (
          <li key={hit.id}>
            <PostRow hit={hit} locale={locale} />
          </li>
        ))}
      </ul>
      {params.kind === 'posts' ? (
        <Pagination
          label={t('pages')}
          previous={params.after ? { href: href(null), label: t('first') } : null}
          next={next ? { href: href(next), label: t('morePosts') } : null}
        />
      ) : (
        next && (
          <ButtonLink variant="secondary" href={href(null)}>
            {t('allPosts', { count: total })}
          </ButtonLink>
        )
      )}
    </section>
  )
}
