import { appendFileSync } from 'node:fs'
import type { Told } from './order-ledger'

interface Entries {
  order: Told
  /** A PDF whose import was asked for. */
  brochure: { id: string; pages: number }
  /** A day of prices that was handed over. */
  prices: { id: string; rows: number }
  edit: { of: string; version: number }
  /** Somebody did not reach the end of what they wanted to do. */
  trouble: { who: string; why: string }
}

export type Kind = keyof Entries

/** What the load did and was told: in memory, and line by line in a file, which also a run that was broken off leaves. */
export function openLedger(file: string) {
  const kept: { [Each in Kind]: (Entries[Each] & { at: number })[] } = {
    order: [],
    brochure: [],
    prices: [],
    edit: [],
    trouble: [],
  }
  return {
    note: <Each extends Kind>(kind: Each, entry: Entries[Each]) => {
      const dated = { ...entry, at: Date.now() }
      kept[kind].push(dated)
      appendFileSync(file, `${JSON.stringify({ kind, ...dated })}\n`)
    },
    of: kept,
  }
}

export type Ledger = ReturnType<typeof openLedger>
