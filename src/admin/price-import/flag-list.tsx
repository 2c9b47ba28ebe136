import { useFormatter, useTranslations } from 'next-intl'
import type { DayReport, Flag } from '@/features/price-data/import/report'

/** What a person should look at. */
export function FlagList({ report: { flags, missingDays } }: { report: DayReport }) {
  const t = useTranslations('priceImport')
  const format = useFormatter()
  const sentence = (flag: Flag) => {
    const { kind, ...values } = flag
    return t(`flags.${kind}`, values)
  }
  if (flags.length === 0 && missingDays.length === 0) return <p>{t('nothingToLookAt')}</p>
  return (
    <div className="price-import__flags">
      <h3>{t('look')}</h3>
      <ul>
        {missingDays.length > 0 && <li>{t('missingDays', { days: format.list(missingDays) })}</li>}
        {flags.map(sentence).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
