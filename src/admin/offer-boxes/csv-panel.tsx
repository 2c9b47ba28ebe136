import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Plan } from '@/features/offer-editing/csv/plan'
import { sendCsv } from './csv-api'
import { CsvPlan } from './csv-plan'

type Props = { brochure: string; onImported: () => Promise<void> }

const faultless = ({ errors, missing, broken }: Plan) => errors.length === 0 && missing.length === 0 && !broken
const isEmpty = ({ create, change, remove }: Plan) => create.length + change.length + remove.length === 0

/** Reads a table of offers: first what it would do, then, when told so, doing it. */
export function CsvPanel({ brochure, onImported }: Props) {
  const t = useTranslations('offerDesk.csv')
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [remove, setRemove] = useState(false)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function send(chosen: File, removing: boolean, apply?: string) {
    setBusy(true)
    const reply = await sendCsv(brochure, chosen, { remove: removing, ...(apply && { apply }) })
    setBusy(false)
    if (!('answer' in reply)) return setSaid(t(reply.state))
    setPlan(reply.state === 'done' ? null : reply.answer.plan)
    setSaid(reply.state === 'plan' ? '' : t(reply.state))
    if (reply.state === 'done') await onImported()
  }

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
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            setFile(chosen ?? null)
            setPlan(null)
            if (chosen) void send(chosen, remove)
          }}
        />
      </p>
      <label className="offer-desk__check">
        <input
          type="checkbox"
          checked={remove}
          onChange={(event) => {
            setRemove(event.target.checked)
            if (file) void send(file, event.target.checked)
          }}
        />
        {t('removeOthers')}
      </label>
      <div aria-live="polite">{plan && <CsvPlan plan={plan} />}</div>
      {file && plan && (
        <p className="offer-desk__actions">
          <button
            type="button"
            className="admin-button admin-button-strong"
            disabled={busy || !faultless(plan) || isEmpty(plan)}
            onClick={() => void send(file, remove, plan.token)}
          >
            {t('apply')}
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </details>
  )
}
