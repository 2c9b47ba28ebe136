import { sql } from '@payloadcms/db-postgres'
import { chainMark } from '@/domain/search-marks'
import { preparedRows } from '@/server/db/prepared-rows'
import type { Plan } from '../query-plan'
import { allOf, anyOf } from '../tsquery'

/**
 * The chain whose prices are meant, as words name it (`кафе билла`); undefined without one, with several, or where a product
 * that it does not sell is called so too.
 */
export async function namedChain({ terms }: Plan): Promise<number | undefined> {
  const naming = terms.filter(({ chains }) => chains.length > 0)
  const [chain, ...others] = naming.flatMap(({ chains }) => chains)
  if (chain === undefined || others.length > 0) return undefined
  const called = anyOf(naming.flatMap(({ all }) => all))
  if (!called) return chain
  const elsewhere = allOf([called, `!'${chainMark(chain)}'`])
  const found = await preparedRows(sql`select from search.products where words @@ ${elsewhere}::tsquery limit 1`)
  return found.length > 0 ? undefined : chain
}
