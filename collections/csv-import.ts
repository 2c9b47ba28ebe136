import type { PayloadRequest } from 'payload'
import { TableTooLarge } from '@/lib/csv/parse-table'
import { withTransaction } from '@/server/db/transaction'
import { limitedBytes } from '@/server/request-body'
import { empty, type ProblemName, problem } from './document-endpoint'

/** What reading a file would do, as far as it says whether that may be done. */
type AnyPlan = { errors: unknown[]; missing: unknown[]; broken: boolean; token: string }

/** `apply`: the token of a plan that was shown, which is to be carried out; null for a dry run. */
export type CsvChoice = { removeOthers: boolean; apply: string | null }

/** Whether it was done, and the plan: of a dry run, or of a file that may not be carried out as it was shown. */
export type CsvAnswer<Plan> = { done: boolean; plan: Plan }

/** Whether the plan is the one that was shown, and has no errors. */
export const mayApply = ({ errors, missing, broken, token }: AnyPlan, apply: string | null): boolean =>
  apply === token && errors.length === 0 && missing.length === 0 && !broken

/**
 * Answers a request that imports a file, in one transaction: 200 with the plan; 409 where it was to be carried out and is no longer
 * what was shown; 413 for a file above `megabytes`, 422 with a sentence for a table that has more than `tableBounds`.
 */
export async function importFile<Plan>(
  req: PayloadRequest,
  megabytes: number,
  run: (file: Uint8Array, choice: CsvChoice) => Promise<CsvAnswer<Plan>>,
): Promise<Response> {
  const file = await limitedBytes(req, megabytes * 1024 * 1024)
  if (!file) return empty(413)
  const choice = { removeOthers: req.searchParams.get('remove') === '1', apply: req.searchParams.get('apply') }
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
