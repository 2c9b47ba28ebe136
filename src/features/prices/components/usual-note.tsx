import { formatDayRange, formatEuro } from '@/design/format'
import type { Unit } from '@/domain/pack-size'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { UsualPrice } from '../group-data'

type Props = { locale: Locale; usual: UsualPrice | null; unit: Unit | 'pack' }

export function UsualNote({ locale, usual, unit }: Props) {
  const t = translatorFor(locale, 'prices.usual')
  if (!usual) return null
  const words = {
    low: formatEuro(usual.low, locale),
    high: formatEuro(usual.high, locale),
    unit: translatorFor(locale, 'prices.figures.unit')(unit),
    days: formatDayRange(usual.from, usual.to, locale),
  }
  return (
    <p className="text-sm text-ink-soft">
      <strong className="font-semibold text-ink">{t(words.low === words.high ? 'one' : 'between', words)}</strong>{' '}
      {t(unit === 'pack' ? 'ofProduct' : 'ofGroup', words)}
    </p>
  )
}
