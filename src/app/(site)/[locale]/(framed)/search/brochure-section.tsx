import { HydrateLater } from '@/design/hydrate-later'
import { Pagination } from '@/design/pagination'
import { sofiaDay } from '@/domain/calendar-day'
import { ValidityChip } from '@/features/brochures/components/validity-chip'
import { editionWords } from '@/features/brochures/editions/edition-words'
import { validityWords } from '@/features/brochures/types'
import { HitRow } from '@/features/search/components/hit-row'
import { hidesEditions, type SearchParams, searchHref } from '@/features/search/params'
import type { BrochureHit, SearchResult } from '@/features/search/types'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { locale: Locale; params: SearchParams; result: SearchResult }

export function BrochureSection({ locale, params, result }: Props) {
  const t = translatorFor(locale, 'search')
  const { total, brochures, next } = result
  const href = (after: string | null) => searchHref(locale, { ...params, kind: 'brochures', sort: null, after })
  return (
    <section aria-labelledby="found-brochures" className={brochures.length > 3 ? 'many-hits' : undefined}>
      <h2 id="found-brochures" className="mb-1 text-lg">
        {t('found', { count: total })}
      </h2>
      {result.matched === 'some' && <p className="text-ink-soft">{t('some')}</p>}
      <ul className="mt-4 mb-8 grid gap-4">
        {brochures.map((hit, index) => (
          <HydrateLater
            key={hit.brochure.id}
            as="li"
            data-towns={hidesEditions(params) ? editionWords(hit.brochure.towns, locale)?.towns : undefined}
          >
            <Hit hit={hit} locale={locale} priority={index === 0} />
          </HydrateLater>
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        previous={params.after ? { href: href(null), label: t('first') } : null}
        next={next ? { href: href(next), label: t('more') } : null}
      />
    </section>
  )
}

function Hit({ hit, locale, priority }: { hit: BrochureHit; locale: Locale; priority: boolean }) {
  const words = validityWords(hit.brochure, sofiaDay(), locale)
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
