import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ReductionAnswer } from '@/domain/reduction'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import { needsSeveralOf } from '../db/multi-buy'
import { named, tables } from '../db/tables'
import type { Database } from '../db/transaction'

const { offers: indexed } = tables.search
const o = alias(tables.offers, 'o')
const s = alias(indexed, 's')
const x = alias(tables.prices.offerReductions, 'x')

const unjudged = 'unknown' satisfies ReductionAnswer

/**
 * SQL for the verdict on the reduction of an offer `o` with its stored verdict `x`; null without one. Must agree with
 * `claimedReduction`.
 */
export const answerOfOffer = sql`coalesce(${x.answer},
  case when ${o.oldPriceCents} > ${o.priceCents} and not ${needsSeveralOf(o)} then ${unjudged}::text end)`

/** Updates the index after these offers were judged again. */
export async function indexReductions(database: Database, offers: readonly string[]): Promise<void> {
  if (offers.length === 0) return
  await database.execute(sql`
    update ${indexed} s set ${named(indexed, 'reduction')} = ${answerOfOffer}
    from ${tables.offers} o left join ${tables.prices.offerReductions} x on ${x.offerId} = ${o.id}
    where ${o.id} = any(${sql.param(offers)}::uuid[]) and ${o.id} = ${s.id}
      and ${s.reduction} is distinct from ${answerOfOffer}`)
  await notify([tag.search], database)
}
