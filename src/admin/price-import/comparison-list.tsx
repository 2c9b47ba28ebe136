import { useFormatter, useTranslations } from 'next-intl'
import { type Comparison, doubtsOf } from '@/features/price-data/import/comparison'

/** A day beside the one before it, and why somebody should look at it. */
export function ComparisonList({ comparison }: { comparison: Comparison }) {
  const t = useTranslations('priceImport.comparison')
  const format = useFormatter()
  const { before, rows, chains, prices } = comparison
  const found = doubtsOf(comparison)
  const day = format.dateTime(new Date(`${before}T12:00:00Z`), { dateStyle: 'long' })
  return (
    <div className={found.length > 0 ? 'price-import__flags' : undefined}>
      <h3>{t('title', { day })}</h3>
      {found.map((doubt) => (
        <p key={doubt}>
          <strong>{t(`doubts.${doubt}`)}</strong>
        </p>
      ))}
      <ul>
        <li>{t('rows', rows)}</li>
        <li>{t('chains', chains)}</li>
        <li>{t('prices', prices)}</li>
      </ul>
    </div>
  )
}
