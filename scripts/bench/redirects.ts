import { Client } from 'pg'
import { type Load, loadOf } from './load'
import { heading, line, ms, rate } from './report'

const many = 50_000

/**
 * The best of several alternating rounds: the fewer requests in a second, the more a single round is left to chance.
 */
const rounds = 3

export async function measureRedirects(pages: { cached: string; made: string }, databaseUrl: string): Promise<void> {
  heading('Redirects')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [name, address] of Object.entries(pages)) {
      const [without, withMany]: [Load[], Load[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        without.push(await loadOf(address))
        await write(client)
        withMany.push(await loadOf(address))
        await remove(client)
      }
      const [plain, full] = [best(without), best(withMany)]
      line(`page that is ${name}, no redirect`, `${rate(plain.rate)}, p50 ${ms(plain.p50)}`)
      line(`page that is ${name}, 50,000 redirects`, `${rate(full.rate)}, p50 ${ms(full.p50)}`, {
        text: 'at least 90 % of the rate without',
        met: full.rate >= plain.rate * 0.9,
      })
    }
  } finally {
    await remove(client)
    await client.end()
  }
}

async function write(client: Client): Promise<void> {
  await client.query(
    `insert into redirects (id, "from", "to", status, updated_at, created_at)
    select gen_random_uuid(), '/bench-redirect/' || n, '/list', '308', now(), now() from generate_series(1, $1) n`,
    [many],
  )
  await client.query('analyze redirects')
}

const remove = (client: Client) => client.query(`delete from redirects where "from" like '/bench-redirect/%'`)

const best = (loads: Load[]): Load => loads.reduce((one, other) => (other.rate > one.rate ? other : one))
