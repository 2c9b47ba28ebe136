import { Client } from 'pg'
import { loadOf } from './load'
import { heading, line, ms, rate } from './report'

const many = 50_000

/** A page that is kept, and one that is made for each request, with no redirects and with 50,000. */
export async function measureRedirects(pages: { kept: string; made: string }, databaseUrl: string): Promise<void> {
  heading('Redirects')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [name, address] of Object.entries(pages)) {
      const without = await loadOf(address)
      await client.query(
        `insert into redirects (id, "from", "to", status, updated_at, created_at)
        select gen_random_uuid(), '/bench-redirect/' || n, '/list', '308', now(), now() from generate_series(1, $1) n`,
        [many],
      )
      await client.query('analyze redirects')
      const withMany = await loadOf(address)
      await client.query(`delete from redirects where "from" like '/bench-redirect/%'`)
      line(`page that is ${name}, no redirect`, `${rate(without.rate)}, p50 ${ms(without.p50)}`)
      line(`page that is ${name}, 50,000 redirects`, `${rate(withMany.rate)}, p50 ${ms(withMany.p50)}`, {
        text: 'at least 90 % of the rate without',
        met: withMany.rate >= without.rate * 0.9,
      })
    }
  } finally {
    await client.end()
  }
}
