import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Plan } from '@/features/offer-editing/csv/plan'
import { useCsvImport } from '../csv/use-csv-import'
import { CsvPlan } from './csv-plan'

type Props = { brochure: string; onImported: () => Promise<void> }

/** Reads a table of offers. */
export function CsvPanel({ brochure, onImported }: Props) {
  const t = useTranslations('offerDesk.csv')
  const id = useId()
  const table = useCsvImport<Plan>(`/api/cms/brochures/${brochure}/offers.csv`, onImported)
  return (
    <details className="offer-desk__section offer-desk__csv">
      <summary>{t('title')}</summary>
      <p className="offer-desk__note">{t('help')}</p>
      <p className="offer-desk__field">
        <label htmlFor={id}>{t('file')}</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => table.choose(event.target.files?.[0] ?? null)}
        />
      </p>
      <label className="offer-desk__check">
        <input type="checkbox" checked={table.remove} onChange={(event) => table.setRemove(event.target.checked)} />
        {t('removeOthers')}
      </label>
      <div aria-live="polite">{table.plan && <CsvPlan plan={table.plan} />}</div>
      {table.file && table.plan && (
        <p className="offer-desk__actions">
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
