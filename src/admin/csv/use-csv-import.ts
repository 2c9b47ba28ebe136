import { useState } from 'react'
import { type CsvTable, sendCsv } from './csv-api'

/** What every plan has, whatever its rows are. */
export type AnyPlan = {
  create: unknown[]
  change: unknown[]
  remove: unknown[]
  errors: unknown[]
  missing: unknown[]
  broken: boolean
  token: string
}

export type Said = 'done' | 'changed' | 'failed' | 'tooLarge'

/** Imports a table in two steps: a dry run, then, once confirmed, for real. */
export function useCsvImport<Plan extends AnyPlan>(table: CsvTable<Plan>, onImported: () => Promise<void> | void) {
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

const isFaultless = ({ errors, missing, broken }: AnyPlan) => errors.length === 0 && missing.length === 0 && !broken
const isEmpty = ({ create, change, remove }: AnyPlan) => create.length + change.length + remove.length === 0
