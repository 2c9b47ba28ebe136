import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'

/** The states that the table lists for a column; nothing for a column without a list. */
type StateOf<Listed extends Column> = string extends Listed['_']['data'] ? never : Listed['_']['data'] & string

/** Constants, not parameters: the planner uses an index on one state only where it reads that state. */
function literals(states: readonly string[]): SQL {
  return sql.raw(states.map((state) => `'${state.replaceAll("'", "''")}'`).join(', '))
}

export function isOneOf<Listed extends Column>(column: Listed, ...states: StateOf<Listed>[]): SQL {
  return states.length === 1 ? sql`${column} = ${literals(states)}` : sql`${column} in (${literals(states)})`
}

/** Of a row without a state nothing is known, as in SQL. */
export function isNoneOf<Listed extends Column>(column: Listed, ...states: StateOf<Listed>[]): SQL {
  return states.length === 1 ? sql`${column} <> ${literals(states)}` : sql`${column} not in (${literals(states)})`
}

/** One state as a value, for inserts and `case`; the column only says which states there are. */
export function state<Listed extends Column>(_column: Listed, value: StateOf<Listed>): SQL {
  return literals([value])
}

/** The assignment of a state in `update … set`, which names the column without its table. */
export function becomes<Listed extends Column>(column: Listed, value: StateOf<Listed>): SQL {
  return sql`${sql.identifier(column.name)} = ${state(column, value)}`
}

type Status = Column<{ data: 'draft' | 'published' } & Column['_']>

export function isPublished({ _status }: { _status: Status }): SQL {
  return isOneOf(_status, 'published')
}
