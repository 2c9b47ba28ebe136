import './csv-panel.css'
import { type ReactNode, useId, useState } from 'react'
import * as z from 'zod/mini'

/** How many lines are listed; the rest is only counted. */
const shownLines = 40

type Line = { key: string; words: string }
type Part = { title: string; lines: Line[]; wrong?: boolean }

type CsvPlanProps = {
  /** Why the table cannot be read at all; null where it can. */
  wrong: string | null
  summary: string
  parts: Part[]
  more: (count: number) => string
}

/** What a table would do, and what is wrong with it, part by part. */
export function CsvPlan({ wrong, summary, parts, more }: CsvPlanProps) {
  if (wrong) return <p className="csv-plan--wrong">{wrong}</p>
  return (
    <div className="csv-plan">
      <p>{summary}</p>
      {parts.map((part) => (
        <PlanLines key={part.title} {...part} more={more} />
      ))}
    </div>
  )
}

function PlanLines({ title, lines, wrong = false, more }: Part & Pick<CsvPlanProps, 'more'>) {
  if (lines.length === 0) return null
  return (
    <details open={lines.length <= 10} className={wrong ? 'csv-plan--wrong' : undefined}>
      <summary>{title}</summary>
      <ul>
        {lines.slice(0, shownLines).map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
      {lines.length > shownLines && <p>{more(lines.length - shownLines)}</p>}
    </details>
  )
}

/** What every plan has, whatever its rows are. */
type AnyPlan = {
  create: unknown[]
  change: unknown[]
  remove: unknown[]
  errors: unknown[]
  missing: unknown[]
  broken: boolean
  token: string
  /** Nothing is imported before someone has confirmed what would go. */
  waits?: boolean
}

type Said = 'done' | 'changed' | 'failed' | 'tooLarge'

/** Imports a table in two steps: a dry run, then, once confirmed, for real. */
function useCsvImport<Plan extends AnyPlan>(table: CsvTable<Plan>, onImported: () => Promise<void> | void) {
  const [file, setFile] = useState<File | null>(null)
  const [remove, setRemove] = useState(false)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)

  async function send(chosen: File, removing: boolean, apply?: string) {
    setBusy(true)
    const reply = await sendCsv(table, chosen, { remove: removing, ...(apply && { apply }) })
    setBusy(false)
    if (!('answer' in reply)) return setSaid(reply.state)
    setPlan(reply.state === 'done' ? null : reply.answer.plan)
    setSaid(reply.state === 'plan' ? null : reply.state)
    if (reply.state === 'done') await onImported()
  }

  return {
    remove,
    plan,
    said,
    mayApply: plan !== null && !busy && isFaultless(plan) && !isEmpty(plan),
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

const isFaultless = ({ errors, missing, broken, waits }: AnyPlan) =>
  errors.length === 0 && missing.length === 0 && !broken && !waits
const isEmpty = ({ create, change, remove }: AnyPlan) => create.length + change.length + remove.length === 0

type Word = 'title' | 'help' | 'file' | 'removeOthers' | 'apply' | Said

type Props<Plan> = {
  /** With `exportWords` the endpoint also exports a table. */
  from: CsvTable<Plan>
  words: (name: Word) => string
  exportWords?: string
  planView: (plan: Plan) => ReactNode
  onImported: () => Promise<void> | void
  /** Whether the checkbox is there: where it only confirms, not before there is something to confirm. */
  asksToRemove?: (plan: Plan | null) => boolean
}

/** Imports a table: first a dry run, then for real. */
export function CsvPanel<Plan extends AnyPlan>(props: Props<Plan>) {
  const { from, words, exportWords, planView, onImported, asksToRemove = () => true } = props
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
      {beforePlan && checkbox}
      <div aria-live="polite">{table.plan && planView(table.plan)}</div>
      {!beforePlan && asksToRemove(table.plan) && checkbox}
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

type Answer<Plan> = { done: boolean; plan: Plan }

type CsvReply<Plan> = { state: 'plan' | 'done' | 'changed'; answer: Answer<Plan> } | { state: 'failed' | 'tooLarge' }

/** An endpoint that imports a table, and what is read of its plans. */
type CsvTable<Plan> = { url: string; plan: z.ZodMiniType<Plan> }

/** Without `apply` a dry run. `changed`: the stored data has changed since the plan was made; the new plan is returned. */
async function sendCsv<Plan>(
  { url, plan }: CsvTable<Plan>,
  file: Blob,
  { remove, apply }: { remove: boolean; apply?: string },
): Promise<CsvReply<Plan>> {
  const query = new URLSearchParams({ ...(remove && { remove: '1' }), ...(apply && { apply }) })
  const response = await fetch(`${url}?${query}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'text/csv' },
    body: file,
  }).catch(() => null)
  if (response?.status === 413) return { state: 'tooLarge' }
  if (!response || (!response.ok && response.status !== 409)) return { state: 'failed' }
  const { data: answer } = z.object({ done: z.boolean(), plan }).safeParse(await response.json().catch(() => null))
  if (!answer) return { state: 'failed' }
  if (!apply) return { state: 'plan', answer }
  return { state: answer.done ? 'done' : 'changed', answer }
}
