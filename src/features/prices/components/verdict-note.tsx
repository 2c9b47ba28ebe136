import { Chip } from '@/design/chip'
import { formatDay, formatEuro } from '@/design/format'
import type { Verdict } from '@/domain/reduction'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { verdict: Verdict; locale: Locale }

/** The verdict of the 30-day rule on a promotion; nothing without a promotion. */
export function VerdictNote({ verdict, locale }: Props) {
  const t = translatorFor(locale, 'prices.verdict')
  if (verdict.kind === 'no-reduction' || verdict.kind === 'unranked') return null
  const since = formatDay(verdict.startedOn, locale)
  if (verdict.kind === 'perishable') return <Words>{t('perishable', { since })}</Words>
  if (verdict.kind === 'not-enough-data') {
    return <Words>{t('notEnoughData', { since, count: verdict.observedDays })}</Words>
  }
  const reference = formatEuro(verdict.reference, locale)
  if (verdict.kind === 'not-lower') return <Words>{t('notLower', { since, reference })}</Words>
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      {verdict.percent !== null && <Chip tone="signal">{t('badge', { percent: verdict.percent })}</Chip>}
      <span>{t('reduced', { since, reference })}</span>
    </p>
  )
}

function Words({ children }: { children: string }) {
  return <p className="text-sm text-ink-soft">{children}</p>
}
