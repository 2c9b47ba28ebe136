import { SearchX } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { EmptyState } from '@/design/empty-state'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { isNarrowed, type SearchParams, searchHref } from '../params'

/** No hit: what that may mean, and what to try. */
export function NothingFound({ locale, params }: { locale: Locale; params: SearchParams }) {
  const t = translatorFor(locale, 'search')
  const { q, exact, state } = params
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={t('zeroTitle', { query: q })}
      text={t('zeroText')}
      action={
        <>
          {isNarrowed(params) && <ButtonLink href={searchHref(locale, { q, exact })}>{t('zeroFilters')}</ButtonLink>}
          {state !== 'past' && (
            <ButtonLink variant="secondary" href={searchHref(locale, { q, exact, state: 'past' })}>
              {t('zeroPast')}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" href={localePath(locale, '/')}>
            {t('zeroHome')}
          </ButtonLink>
        </>
      }
    />
  )
}
