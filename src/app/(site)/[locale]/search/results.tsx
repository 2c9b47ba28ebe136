import { CloudOff } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/design/button'
import { EmptyState } from '@/design/empty-state'
import { Pagination } from '@/design/pagination'
import { sofiaDay } from '@/domain/calendar-day'
import { ValidityChip } from '@/features/brochures/components/validity-chip'
import { validityWords } from '@/features/brochures/components/validity-words'
import { Filters } from '@/features/search/components/filters'
import { HitRow } from '@/features/search/components/hit-row'
import { NothingFound } from '@/features/search/components/nothing-found'
import { ShopHits } from '@/features/search/components/shop-hits'
import { search } from '@/features/search/data'
import { filtersOf, type SearchParams, searchHref } from '@/features/search/params'
import type { BrochureHit, SearchResult } from '@/features/search/types'
import type { Locale } from '@/i18n/routing'
import { log } from '@/server/log'

type Props = { locale: Locale; params: SearchParams }

/** What was found, or that nothing was, or that the search itself failed: the words in the field stay in every case. */
export async function Results({ locale, params }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const result = await find(locale, params)
  if (!result) {
    return (
      <EmptyState
        icon={<CloudOff size={28} />}
        title={t('errorTitle')}
        text={t('errorText')}
        action={<ButtonLink href={searchHref(locale, params)}>{t('retry')}</ButtonLink>}
      />
    )
  }
  const { total, brochures, retailers, facets, next } = result
  const narrowed = params.category || params.shop || params.state
  return (
    <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
      <div className="min-w-0">
        {(total > 0 || narrowed) && <Filters locale={locale} params={params} facets={facets} />}
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <ShopHits locale={locale} retailers={params.after ? [] : retailers} />
        {total === 0 ? (
          <NothingFound locale={locale} params={params} />
        ) : (
          <section aria-labelledby="found-brochures">
            <h2 id="found-brochures" className="mb-1 text-lg">
              {t('found', { count: total })}
            </h2>
            <Notes result={result} locale={locale} />
            <ul className="mt-4 grid gap-4">
              {brochures.map((hit, index) => (
                <li key={hit.brochure.id}>
                  <Hit hit={hit} locale={locale} priority={index === 0} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Pagination
          label={t('pages')}
          previous={params.after ? { href: searchHref(locale, { ...params, after: null }), label: t('first') } : null}
          next={next ? { href: searchHref(locale, { ...params, after: next }), label: t('more') } : null}
        />
      </div>
    </div>
  )
}

async function find(locale: Locale, params: SearchParams): Promise<SearchResult | null> {
  return search({ query: params.q, locale, filters: filtersOf(params), cursor: params.after ?? undefined }).catch(
    (error: unknown) => {
      log.error({ err: error, query: params.q }, 'search failed')
      return null
    },
  )
}

async function Notes({ result, locale }: { result: SearchResult; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <>
      {result.matched === 'some' && <p className="text-ink-soft">{t('some')}</p>}
      {result.corrected.map(({ typed, found }) => (
        <p key={typed} className="text-ink-soft">
          {t('corrected', { typed, found })}
        </p>
      ))}
    </>
  )
}

async function Hit({ hit, locale, priority }: { hit: BrochureHit; locale: Locale; priority: boolean }) {
  const words = await validityWords(hit.brochure, sofiaDay(), locale)
  return (
    <HitRow
      hit={hit}
      locale={locale}
      past={words.state === 'expired'}
      validity={<ValidityChip words={words} />}
      priority={priority}
    />
  )
}
