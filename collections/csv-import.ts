import type { PayloadRequest } from 'payload'
import { TableTooLarge } from '@/lib/csv/parse-table'
import { isSound, type TableFlaws } from '@/lib/csv/table-flaws'
import { withTransaction } from '@/server/db/transaction'
import { limitedBytes } from '@/server/request-body'
import { empty, type ProblemName, problem } from './document-endpoint'

type AnyPlan = TableFlaws<unknown> & { errors: unknown[]; token: string; doubtful?: unknown[] }

/**
 * `apply`: token of the shown plan to carry out; null for a dry run. `pricesConfirmed`: prices that look mistyped were
 * confirmed.
 */
export type CsvChoice = { removeOthers: boolean; apply: string | null; pricesConfirmed?: boolean }

export type CsvAnswer<Plan> = { done: boolean; plan: Plan }

type Confirmed = Pick<CsvChoice, 'apply' | 'pricesConfirmed'>

export const mayApply = (plan: AnyPlan, { apply, pricesConfirmed }: Confirmed): boolean => {
  const { errors, token, doubtful = [] } = plan
  const isFaultless = errors.length === 0 && isSound(plan)
  return apply === token && isFaultless && (doubtful.length === 0 || pricesConfirmed === true)
}

/**
 * Imports a file in one transaction: 200 with the plan; 409 if the plan is no longer the one that was shown; 413 above
 * `megabytes`; 422 with a message for a table above `tableBounds`.
 */
export async function importFile<Plan>(
  req: PayloadRequest,
  megabytes: number,
  run: (file: Uint8Array, choice: CsvChoice) => Promise<CsvAnswer<Plan>>,
): Promise<Response> {
  const file = await limitedBytes(req, megabytes * 1024 * 1024)
  if (!file) return empty(413)
  const choice = {
    removeOthers: req.searchParams.get('remove') === '1',
    apply: req.searchParams.get('apply'),
    pricesConfirmed: req.searchParams.get('prices') === '1',
  }
  const answer = await withTransaction(req, () => run(file, choice)).catch(boundOf)
  if (answer instanceof TableTooLarge) {
    return Response.json({ errors: [{ message: problem(tooLarge[answer.bound], req.i18n.language) }] }, { status: 422 })
  }
  return Response.json(answer, { status: choice.apply === null || answer.done ? 200 : 409 })
}

const tooLarge: Record<TableTooLarge['bound'], ProblemName> = {
  columns: 'tableColumns',
  rows: 'tableRows',
  letters: 'tableCell',
}

function boundOf(error: unknown): TableTooLarge {
  if (error instanceof TableTooLarge) return error
  throw error
}
