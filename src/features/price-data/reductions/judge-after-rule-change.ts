import type { CollectionAfterChangeHook } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { enqueue, judgeGroup } from '@/server/jobs/kinds'

/** The fields of a group by which its prices are compared and judged. */
const judgedBy = ['number', 'baseUnit', 'perishable', 'verdictRule'] as const

/** Verdicts, held prices, summaries and ranks are stored, so a change of a group's rule judges them anew. */
export const judgeAfterRuleChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isChanged = operation === 'update' && judgedBy.some((field) => doc[field] !== previousDoc[field])
  if (!isChanged) return doc
  const database = await transactionOf(req)
  for (const group of new Set([doc.number, previousDoc.number])) await enqueue(database, judgeGroup, { group })
  return doc
}
