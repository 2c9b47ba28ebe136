import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { EmptyState } from '@/design/empty-state'
import { Pagination } from '@/design/pagination'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type CategoryFilter, filterHref, noFilter } from '../filter'

type Props = {
  locale: Locale
  category: string
  filter: CategoryFilter
  /** The cursor of the next page. */
  next: string | null
  /** The covers; null when nothing was found. */
  children: ReactNode | null
}

export function CategoryResults({ locale, category, filter, next, children }: Props) {
  const t = translatorFor(locale, 'category')
  const href = (change: Partial<CategoryFilter>) => filterHref(locale, category, { ...filter, ...change })
  if (!children) {
    return (
      <EmptyState
        icon={<SearchX size={28} />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={<ButtonLink href={filterHref(locale, category, noFilter)}>{t('emptyAction')}</ButtonLink>}
      />
    )
  }
  return (
    <section aria-labelledby="results-title">
      <h2 id="results-title" className="sr-only">
        {t('results')}
      </h2>
      {children}
      <div className="mt-12">
        <Pagination
          label={t('pages')}
          previous={filter.after ? { href: href({ after: null }), label: t('first') } : null}
          next={next ? { href: href({ after: next }), label: t('more') } : null}
        />
      </div>
    </section>
  )
}
