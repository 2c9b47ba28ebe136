import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type SearchParams, searchHref } from '../params'
import type { SearchResult } from '../types'

type Props = { locale: Locale; params: SearchParams; corrected: SearchResult['corrected'] }

/** What was looked for in place of words that nothing has: said before anything of it is shown, with the way back. */
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
