'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Plan } from '@/features/redirects/csv/plan'
import { useCsvImport } from '../csv/use-csv-import'
import { RedirectPlan } from './redirect-plan'

const url = '/api/cms/redirects/redirects.csv'

/** Saves all redirects as a table, and reads one: first what it would do, then doing it. */
export function RedirectPanel() {
  const t = useTranslations('redirectTable')
  const router = useRouter()
  const id = useId()
  const table = useCsvImport<Plan>(url, () => router.refresh())
  return (
    <details className="redirect-table">
      <summary>{t('title')}</summary>
      <p>{t('help')}</p>
      <p>
        <a className="admin-button" href={url} download>
          {t('export')}
        </a>
      </p>
      <p>
        <label htmlFor={id}>{t('file')}</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => table.choose(event.target.files?.[0] ?? null)}
        />
      </p>
      <label>
        <input type="checkbox" checked={table.remove} onChange={(event) => table.setRemove(event.target.checked)} />{' '}
        {t('removeOthers')}
      </label>
      <div aria-live="polite">{table.plan && <RedirectPlan plan={table.plan} />}</div>
      {table.plan && (
        <p>
          <button
            type="button"
            className="admin-button admin-button-strong"
            disabled={!table.mayApply}
            onClick={table.apply}
          >
            {t('apply')}
          </button>
        </p>
      )}
      <p role="status">{table.said && t(table.said)}</p>
    </details>
  )
}
