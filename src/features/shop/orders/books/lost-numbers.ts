import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { DocumentSeries } from '@/domain/payment-states'
import { noteOperatorStep } from '@/server/db/operator-step'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { documentNumber } from '../documents/issue-document'

const { auditLog, shop } = tables
const { counters } = shop

const action = 'documents.numbers-lost'

/** More were hardly given between a backup and a mistake, and a typing error cannot be taken back. */
const mostLost = 10_000

const counterRow = z.object({ value: z.coerce.number() })

/**
 * Leaves out the numbers that a series gave after the moment of a restored backup, whose documents customers have: no
 * number is on two documents (ЗДДС, чл. 113–114). Runs before anything is sold again.
 * @returns a message for the operator
 * @throws where the series has given `last` already, or more than `mostLost` numbers would be left out
 */
export async function leaveOutLost(transaction: Database, series: DocumentSeries, last: number): Promise<string> {
  const { rows } = await transaction.execute(sql`
    select ${counters.value} from ${counters} where ${counters.name} = ${series} for update`)
  const value = z.array(counterRow).parse(rows)[0]?.value ?? 0
  const [now, first] = [documentNumber(value), documentNumber(value + 1)]
  if (last <= value) throw new Error(`The series ${series} is at ${now} already. Nothing was changed.`)
  if (last - value > mostLost)
    throw new Error(`The series ${series} is at ${now}: ${last - value} numbers are too many. Nothing was changed.`)
  await transaction.execute(sql`
    insert into ${counters} (${named(counters, 'name', 'value')}) values (${series}, ${last})
    on conflict (${named(counters, 'name')}) do update set ${setExcluded(counters, 'value')}`)
  const details = { name: series, from: first, to: documentNumber(last) }
  await noteOperatorStep(transaction, { action, target: `documents ${series}`, details })
  return `${first} to ${details.to} of the series ${series} are noted as lost; ${documentNumber(last + 1)} is next.`
}

/** Series, first and last number, and how many: as if the lost documents were there. */
export const lostNumbers = sql`
  select lost.series, lost.first, lost.last, lost.last - lost.first + 1 as count from (
    select ${auditLog.details} ->> 'name' as series, (${auditLog.details} ->> 'from')::bigint as first,
      (${auditLog.details} ->> 'to')::bigint as last
    from ${auditLog} where ${auditLog.action} = ${action}) lost`
