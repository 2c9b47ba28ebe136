import type { CollectionAfterChangeHook } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { enqueue, judgePrices } from '@/server/jobs/kinds'

/** The fields of a group by which its prices are compared and judged. */
const judgedBy = ['number', 'baseUnit', 'perishable', 'verdictRule'] as const

/** Verdicts, held prices and summaries are stored, so a change of a group's rule judges them anew. */
export const judgeAfterRuleChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isChanged = operation === 'update' && judgedBy.some((field) => doc[field] !== previousDoc[field])
  if (isChanged) await enqueue(await transactionOf(req), judgePrices, {})
  return doc
}
