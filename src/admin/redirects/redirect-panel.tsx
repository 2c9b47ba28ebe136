'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { Plan } from '@/features/redirects/csv/plan'
import { CsvPanel } from '../csv/csv-panel'
import { RedirectPlan } from './redirect-plan'

/** Exports all redirects as a table, and imports one. */
export function RedirectPanel() {
  const t = useTranslations('redirectTable')
  const router = useRouter()
  return (
    <CsvPanel<Plan>
      url="/api/cms/redirects/redirects.csv"
      words={(name) => t(name)}
      exportWords={t('export')}
      planView={(plan) => <RedirectPlan plan={plan} />}
      onImported={() => router.refresh()}
    />
  )
}
