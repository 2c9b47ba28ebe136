import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { addDays } from '@/domain/calendar-day'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { LegalPageWithDays } from '../data'
import { legalPath } from '../paths'

/** Every version that is or was in force; nothing while there is only one. */
export function VersionList({ page: { slug, days, validFrom }, locale }: { page: LegalPageWithDays; locale: Locale }) {
  if (days.length < 2) return null
  const t = translatorFor(locale, 'legal')
  return (
    <section aria-labelledby="versions" className="mt-12 border-t border-line pt-6">
      <h2 id="versions" className="text-lg">
        {t('versions')}
      </h2>
      <ul className="mt-3 space-y-1 text-sm">
        {days.map((day, index) => {
          const next = days[index - 1]
          const from = formatDay(day, locale, 'full')
          const words = next
            ? t('versionUntil', { from, to: formatDay(addDays(next, -1), locale, 'full') })
            : t('versionCurrent', { from })
          return (
            <li key={day}>
              {day === validFrom ? (
                <span aria-current="page" className="inline-block py-1 font-semibold">
                  {words}
                </span>
              ) : (
                <IntentLink
                  href={localePath(locale, legalPath(slug, next ? day : undefined))}
                  className="inline-block py-1 text-accent hover:underline"
                >
                  {words}
                </IntentLink>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
