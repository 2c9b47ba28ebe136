import { SearchX } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { ChipLink } from '@/design/chip'
import { EmptyState } from '@/design/notice'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { isNarrowed, type SearchParams, searchHref } from '../params'
import type { SearchResult } from '../types'

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

export function AbsentShops({ locale, absent }: { locale: Locale; absent: SearchResult['absent'] }) {
  const t = translatorFor(locale, 'search')
  return absent.map((shop) => (
    <p key={shop} className="text-ink-soft">
      {t('absentShop', { shop })}
    </p>
  ))
}

type Props = { locale: Locale; params: SearchParams; corrected: SearchResult['corrected'] }

/** Says which words replaced unknown ones before any hit is shown, with a link back to the typed words. */
export function Corrections({ locale, params, corrected }: Props) {
  const t = translatorFor(locale, 'search')
  if (corrected.length === 0) return null
  return (
    <div className="text-ink-soft">
      {corrected.map(({ typed, found }) => (
        <p key={typed}>{t('corrected', { typed, found })}</p>
      ))}
      <p>
        <a href={searchHref(locale, { ...params, exact: 'yes', after: null })}>{t('exactly', { query: params.q })}</a>
      </p>
    </div>
  )
}

export function SearchStart({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'search')
  const examples = t('exampleList').split(', ')
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t('intro')}</p>
      <h2 className="mt-8 mb-3 text-lg">{t('examples')}</h2>
      <ul className="flex flex-wrap gap-2">
        {examples.map((example) => (
          <li key={example}>
            <ChipLink href={searchHref(locale, { q: example })}>{example}</ChipLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-10 mb-3 text-lg">{t('byCategory')}</h2>
    </>
  )
}
