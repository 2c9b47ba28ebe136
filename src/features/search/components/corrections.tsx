import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { SearchResult } from '../types'

/** What was looked for in place of words that nothing has: said before anything of it is shown. */
export function Corrections({ locale, corrected }: { locale: Locale; corrected: SearchResult['corrected'] }) {
  const t = translatorFor(locale, 'search')
  if (corrected.length === 0) return null
  return (
    <div className="text-ink-soft">
      {corrected.map(({ typed, found }) => (
        <p key={typed}>{t('corrected', { typed, found })}</p>
      ))}
    </div>
  )
}
