import { type ReactNode, useId } from 'react'
import type { CsvTable } from './csv-api'
import { type AnyPlan, type Said, useCsvImport } from './use-csv-import'
import './csv-panel.css'

type Word = 'title' | 'help' | 'file' | 'removeOthers' | 'apply' | Said

type Props<Plan> = {
  /** With `exportWords` the endpoint also exports a table. */
  from: CsvTable<Plan>
  words: (name: Word) => string
  exportWords?: string
  planView: (plan: Plan) => ReactNode
  onImported: () => Promise<void> | void
}

/** Imports a table: first a dry run, then for real. */
export function CsvPanel<Plan extends AnyPlan>({ from, words, exportWords, planView, onImported }: Props<Plan>) {
  const id = useId()
  const table = useCsvImport(from, onImported)
  return (
    <details className="csv-panel">
      <summary>{words('title')}</summary>
      <p className="csv-panel__help">{words('help')}</p>
      {exportWords && (
        <p>
          <a className="admin-button" href={from.url} download>
            {exportWords}
          </a>
        </p>
      )}
      <p className="csv-panel__file">
        <label htmlFor={id}>{words('file')}</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => table.choose(event.target.files?.[0] ?? null)}
        />
      </p>
      <label className="csv-panel__check">
        <input type="checkbox" checked={table.remove} onChange={(event) => table.setRemove(event.target.checked)} />
        {words('removeOthers')}
      </label>
      <div aria-live="polite">{table.plan && planView(table.plan)}</div>
      {table.plan && (
        <p>
          <button
            type="button"
            className="admin-button admin-button-strong"
            disabled={!table.mayApply}
            onClick={table.apply}
          >
            {words('apply')}
          </button>
        </p>
      )}
      <p role="status">{table.said && words(table.said)}</p>
    </details>
  )
}
