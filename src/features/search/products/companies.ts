import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { comparableDays } from '@/domain/price-age'
import { type ReportingCompany, searchTables } from '@/server/cache/process-cache'
import { tag } from '@/server/cache/tags'
import { cachedLookupTable } from '../cached-lookup-table'

const row = z.object({ id: z.number(), chain: z.number() })

/**
 * The companies, of one chain or of all, whose prices count: those with a day that is not more than two days before the newest of
 * their kind, real or invented. The index has no others.
 */
export async function companiesOf(chain: number | undefined): Promise<number[]> {
  const companies = await reportingCompanies()
  return companies.filter((company) => chain === undefined || company.chain === chain).map(({ id }) => id)
}

function reportingCompanies(): Promise<ReportingCompany[]> {
  return cachedLookupTable({
    store: searchTables().companies,
    name: 'companies',
    tags: [tag.prices],
    rows: sql`
      select id, chain from (
        select co.id, co.chain_id as chain, seen.day, max(seen.day) over (partition by ch.invented) as newest
        from prices.companies co
        join prices.chains ch on ch.id = co.chain_id
        cross join lateral (select max(day) as day from prices.company_days where company_id = co.id) seen
      ) known where day >= newest - ${comparableDays}::integer order by id`,
    read: (rows) => rows.map((value) => row.parse(value)),
  })
}
