import { createHash } from 'node:crypto'
import type { ParsedRow, Table } from './parse-table'
import { isSound, type TableFlaws } from './table-flaws'

/** A cell that cannot be stored as it was written. */
export type WrongCell<Column, Problem> = { column: Column; problem: Problem }

type PlanParts = {
  column: string
  problem: string
  /** The values that a row stores. */
  fields: object
  /** The facts about a change besides its line and values. */
  change: { id: string }
  removed: { id: string }
  /** A price that looks mistyped. */
  doubt: object
}

type Planned<Parts extends PlanParts> = { line: number; fields: Parts['fields'] }

type LineError<Parts extends PlanParts> = WrongCell<Parts['column'], Parts['problem']> & { line: number; value: string }

/** The effects of importing a table. With errors nothing is done at all. */
export type TablePlan<Parts extends PlanParts> = TableFlaws<Parts['column']> & {
  create: Planned<Parts>[]
  change: (Planned<Parts> & Parts['change'])[]
  remove: Parts['removed'][]
  same: number
  doubtful: ({ line: number } & Parts['doubt'])[]
  errors: LineError<Parts>[]
  /** A hash of the table and of what decides about it: a plan is carried out only as it was shown. */
  token: string
}

type Read<Parts extends PlanParts> = {
  fields: Parts['fields']
  /** Null for a new row, `same` for one that changes nothing. */
  change: Parts['change'] | 'same' | null
  doubt?: Parts['doubt'] | null
}

type Compared<Parts extends PlanParts> = Read<Parts> | { wrong: WrongCell<Parts['column'], Parts['problem']>[] }

type Comparison<Parts extends PlanParts> = {
  table: Table<Parts['column']>
  /** The rest of the token: the stored rows or what the plan says of them, and the choices that decide about them. */
  against: (plan: TablePlan<Parts>) => unknown[]
  compare: (row: ParsedRow) => Compared<Parts>
  /** Called after the last row, where stored rows that the table leaves out are removed. */
  leftOut?: (plan: TablePlan<Parts>) => void
}

/** Plans the import of a table row by row. One that is flawed as a whole does nothing. */
export function planTable<Parts extends PlanParts>(comparison: Comparison<Parts>): TablePlan<Parts> {
  const { table, against, compare, leftOut } = comparison
  const { rows, digest, ...flaws } = table
  const plan: TablePlan<Parts> = {
    create: [],
    change: [],
    remove: [],
    same: 0,
    doubtful: [],
    errors: [],
    ...flaws,
    token: '',
  }
  if (isSound(table)) {
    for (const row of rows) addRow(plan, row, compare(row))
    leftOut?.(plan)
  }
  plan.token = createHash('sha256')
    .update(JSON.stringify([digest, ...against(plan)]))
    .digest('hex')
  return plan
}

function addRow<Parts extends PlanParts>(
  plan: TablePlan<Parts>,
  { line, cells }: ParsedRow,
  compared: Compared<Parts>,
): void {
  if ('wrong' in compared) {
    plan.errors.push(...compared.wrong.map((wrong) => ({ ...wrong, line, value: cells[wrong.column] ?? '' })))
    return
  }
  const { fields, change, doubt } = compared
  if (change === 'same') plan.same += 1
  else if (change) plan.change.push({ ...change, line, fields })
  else plan.create.push({ line, fields })
  if (doubt) plan.doubtful.push({ ...doubt, line })
}
