import './csv-panel.css'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import * as z from 'zod/mini'
import { isSound, type TableFlaws } from '@/lib/csv/table-flaws'
import { readRefusal } from '../refusal'
import type { AnyPlan } from './plan-shape'

const shownLines = 40

type Line = { key: string; words: string }
export type Part = { title: string; lines: Line[]; wrong?: boolean }

type CsvPlanProps<Column extends string, Problem extends string> = {
  plan: AnyPlan<Column, Problem>
  columnName: (column: Column) => string
  problem: (problem: Problem) => string
  parts: Part[]
}

export function CsvPlan<Column extends string, Problem extends string>(props: CsvPlanProps<Column, Problem>) {
  const { plan, columnName, problem, parts } = props
  const t = useTranslations('csvTable')
  const { create, change, remove, same, errors } = plan
  const counts = { create: create.length, change: change.length, remove: remove.length, same, errors: errors.length }
  const flaws = <Flaws plan={plan} columnName={columnName} />
  if (!isSound(plan)) return flaws
  const wrongCells = errors
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, column, problem: name, value }, index) => ({
      key: String(index),
      words: t('error', { line, column: columnName(column), problem: problem(name), value: value || 'none' }),
    }))
  return (
    <div className="csv-plan">
      <p>{t('summary', counts)}</p>
      {flaws}
      <PlanLines title={t('errors', { count: errors.length })} lines={wrongCells} wrong />
      {parts.map((part) => (
        <PlanLines key={part.title} {...part} />
      ))}
    </div>
  )
}

function Flaws<Column extends string>({
  plan: { missing, twice, stray, unread, broken },
  columnName,
}: {
  plan: TableFlaws<Column>
  columnName: (column: Column) => string
}) {
  const t = useTranslations('csvTable')
  if (broken) return <p className="csv-plan--wrong">{t('broken')}</p>
  const named = (columns: Column[]) => ({ columns: columns.map(columnName).join(', ') })
  const shown = stray.slice(0, shownLines).map(String)
  const others = stray.length > shownLines ? [t('more', { count: stray.length - shownLines })] : []
  return (
    <>
      {missing.length > 0 && <p className="csv-plan--wrong">{t('missing', named(missing))}</p>}
      {twice.length > 0 && <p className="csv-plan--wrong">{t('twice', named(twice))}</p>}
      {stray.length > 0 && <p className="csv-plan--wrong">{t('stray', { lines: [...shown, ...others].join(', ') })}</p>}
      {unread.length > 0 && <p>{t('unread', { columns: unread.join(', ') })}</p>}
    </>
  )
}

function PlanLines({ title, lines, wrong = false }: Part) {
  const t = useTranslations('csvTable')
  if (lines.length === 0) return null
  return (
    <details open={lines.length <= 10} className={wrong ? 'csv-plan--wrong' : undefined}>
      <summary>{title}</summary>
      <ul>
        {lines.slice(0, shownLines).map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
      {lines.length > shownLines && <p>{t('more', { count: lines.length - shownLines })}</p>}
    </details>
  )
}

type Outcome = 'done' | 'changed' | 'failed' | 'lost' | 'tooLarge'

function useCsvImport<Plan extends AnyPlan>(table: CsvTable<Plan>, onImported: () => Promise<void> | void) {
  const [file, setFile] = useState<File | null>(null)
  const [remove, setRemove] = useState(false)
  const [confirmed, setConfirmed] = useState(false)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Outcome | null>(null)
  const [refusal, setRefusal] = useState<string | undefined>()

  async function send(chosen: File, removing: boolean, apply?: string) {
    setBusy(true)
    const reply = await sendCsv(table, chosen, { remove: removing, confirmed, ...(apply && { apply }) })
    setBusy(false)
    setConfirmed(false)
    setRefusal('message' in reply ? reply.message : undefined)
    if (reply.state === 'lost') setPlan(null)
    if (!('answer' in reply)) return setSaid(reply.state)
    setPlan(reply.state === 'done' ? null : reply.answer.plan)
    setSaid(reply.state === 'plan' ? null : reply.state)
    if (reply.state === 'done') await onImported()
  }

  return {
    remove,
    plan,
    said,
    refusal,
    confirmed,
    setConfirmed,
    mayApply: plan !== null && !busy && isFaultless(plan) && !isEmpty(plan) && (confirmed || doubtfulOf(plan) === 0),
    choose: (chosen: File | null) => {
      setFile(chosen)
      setPlan(null)
      setSaid(null)
      if (chosen) void send(chosen, remove)
    },
    setRemove: (removing: boolean) => {
      setRemove(removing)
      if (file) void send(file, removing)
    },
    apply: () => {
      if (file && plan) void send(file, remove, plan.token)
    },
  }
}

const isFaultless = (plan: AnyPlan) => isSound(plan) && plan.errors.length === 0 && !plan.waits
const doubtfulOf = ({ doubtful }: AnyPlan) => doubtful?.length ?? 0
const isEmpty = ({ create, change, remove }: AnyPlan) => create.length + change.length + remove.length === 0

type Props<Plan> = {
  from: CsvTable<Plan>
  words: (name: 'title' | 'help' | 'removeOthers') => string
  exports?: boolean
  planView: (plan: Plan) => ReactNode
  onImported: () => Promise<void> | void
  asksToRemove?: (plan: Plan | null) => boolean
}

export function CsvPanel<Plan extends AnyPlan>(props: Props<Plan>) {
  const { from, words, exports = false, planView, onImported, asksToRemove = () => true } = props
  const t = useTranslations('csvTable')
  const id = useId()
  const table = useCsvImport(from, onImported)
  const beforePlan = asksToRemove(null)
  const checkbox = (
    <label className="csv-panel__check">
      <input type="checkbox" checked={table.remove} onChange={(event) => table.setRemove(event.target.checked)} />
      {words('removeOthers')}
    </label>
  )
  return (
    <details className="csv-panel">
      <summary>{words('title')}</summary>
      <p className="csv-panel__help">{words('help')}</p>
      {exports && (
        <p>
          <a className="admin-button" href={from.url} download>
            {t('export')}
          </a>
        </p>
      )}
      <p className="csv-panel__file">
        <label htmlFor={id}>{t('file')}</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv,text/plain"
          // Otherwise browsers fire no change event when the same file is chosen again, corrected in between.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={(event) => table.choose(event.target.files?.[0] ?? null)}
        />
      </p>
      {beforePlan && checkbox}
      <div aria-live="polite">{table.plan && planView(table.plan)}</div>
      {!beforePlan && asksToRemove(table.plan) && checkbox}
      {table.plan && doubtfulOf(table.plan) > 0 && (
        <label className="csv-panel__check">
          <input
            type="checkbox"
            checked={table.confirmed}
            onChange={(event) => table.setConfirmed(event.target.checked)}
          />
          {t('pricesConfirmed', { count: doubtfulOf(table.plan) })}
        </label>
      )}
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
      <p role="status">{table.refusal ?? (table.said && t(table.said, { megabytes: from.megabytes ?? 20 }))}</p>
    </details>
  )
}

type Answer<Plan> = { done: boolean; plan: Plan }

type CsvReply<Plan> =
  | { state: 'plan' | 'done' | 'changed'; answer: Answer<Plan> }
  | { state: 'failed' | 'lost' | 'tooLarge'; message?: string }

/** An import endpoint, the schema of its plans, and the file size limit (20 MB by default). */
type CsvTable<Plan> = { url: string; plan: z.ZodMiniType<Plan>; megabytes?: number }

/**
 * Without `apply` a dry run. `changed`: the stored data has changed since the plan was made, and a new plan is
 * returned. `lost`: the plan may have been carried out, because the connection can end before a long import does.
 */
export async function sendCsv<Plan>(
  { url, plan }: CsvTable<Plan>,
  file: Blob,
  { remove, confirmed, apply }: { remove: boolean; confirmed: boolean; apply?: string },
): Promise<CsvReply<Plan>> {
  const query = new URLSearchParams({
    ...(remove && { remove: '1' }),
    ...(apply && { apply }),
    ...(confirmed && { prices: '1' }),
  })
  const response = await fetch(`${url}?${query}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'text/csv' },
    body: file,
  }).catch(() => null)
  if (response?.status === 413) return { state: 'tooLarge' }
  const json: unknown = await response?.json().catch(() => null)
  const { message } = readRefusal(json)
  const isRefused = message !== undefined || (response !== null && response.status >= 400 && response.status < 500)
  if (isRefused && response?.status !== 409) return { state: 'failed', message }
  const { data: answer } = z.object({ done: z.boolean(), plan }).safeParse(json)
  if (!answer) return { state: apply ? 'lost' : 'failed' }
  if (!apply) return { state: 'plan', answer }
  return { state: answer.done ? 'done' : 'changed', answer }
}
