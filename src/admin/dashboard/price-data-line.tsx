import './price-data-line.css'
import Link from 'next/link'
import { formatDay } from '@/design/format'
import type { Fetching, PriceDataState } from '@/features/price-data/import/fetch/state'
import { adminLocale, adminTranslations } from '../admin-translations'

type Props = { state: PriceDataState; language: string }

/** Whether the prices of the day are there; nothing while they are not fetched by themselves and none waits for a decision. */
export function PriceDataLine({ state: { held, fetching }, language }: Props) {
  const t = adminTranslations(language)
  const day = (text: string) => formatDay(text, adminLocale(language))
  if (!held && !fetching) return null
  return (
    <p className="price-data-line" data-urgent={held !== null || fetching?.kind === 'late'}>
      {fetching && <span>{sentence(fetching)}</span>}
      {held && (
        <Link href={`/admin/collections/price-imports/${held.id}`} prefetch={false}>
          {t('dashboard.priceData.held', { day: day(held.day) })}
        </Link>
      )}
    </p>
  )

  function sentence(state: Fetching): string {
    if (state.kind === 'pending') return t('dashboard.priceData.pending')
    const hour = `${String(state.hour).padStart(2, '0')}:00`
    if (state.kind === 'late') {
      const late = t('dashboard.priceData.late', { day: day(state.since), hour })
      return state.outcome ? `${late} ${t(`dashboard.priceData.outcomes.${state.outcome}`)}` : late
    }
    return state.isToday
      ? t('dashboard.priceData.today')
      : t('dashboard.priceData.yesterday', { day: day(state.day), hour })
  }
}
