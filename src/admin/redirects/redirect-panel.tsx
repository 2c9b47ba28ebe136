'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { CsvPanel } from '../csv/csv-panel'
import { RedirectPlan } from './redirect-plan'
import { shownPlan } from './shown-plan'

/** Exports all redirects as a table, and imports one. */
export function RedirectPanel() {
  const t = useTranslations('redirectTable')
  const router = useRouter()
  return (
    <CsvPanel
      from={{ url: '/api/cms/redirects/redirects.csv', plan: shownPlan }}
      words={(name) => t(name)}
      exportWords={t('export')}
      planView={(plan) => <RedirectPlan plan={plan} />}
      onImported={() => router.refresh()}
    />
  )
}
