import { ButtonLink } from '@/design/button'
import { formatDayRange } from '@/design/format'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { BrochureDetail } from '../../types'

/** Says that the brochure has expired, and where to go instead. */
export function ExpiredNotice({ brochure, locale }: { brochure: BrochureDetail; locale: Locale }) {
  const t = translatorFor(locale, 'brochure')
  const { retailer, validFrom, validTo, related } = brochure
  return (
    <aside aria-labelledby="expired" className="grid gap-3 rounded-md bg-sunken p-5 inset-ring inset-ring-line">
      <h2 id="expired" className="text-lg">
        {t('expired.title')}
      </h2>
      <p className="max-w-prose text-ink-soft">
        {t('expired.text', { period: formatDayRange(validFrom, validTo, locale) })}
      </p>
      <p className="flex flex-wrap gap-2.5 print:hidden">
        <ButtonLink href={localePath(locale, `/r/${retailer.slug}/latest`)} size="sm">
          {t('expired.current', { retailer: retailer.name })}
        </ButtonLink>
        {related.length > 0 && (
          <ButtonLink href="#related" variant="secondary" size="sm">
            {t('seeRelated')}
          </ButtonLink>
        )}
      </p>
    </aside>
  )
}
