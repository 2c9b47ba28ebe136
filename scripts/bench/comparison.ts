import { Client } from 'pg'
import { heading, line, ms } from './report'
import { timesOf } from './samples'

const goalMs = 100
const each = 40

export async function measureComparison(site: string, databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const slugs = async (query: string) =>
    (await client.query<{ slug: string }>(query, [each])).rows.map(({ slug }) => slug)
  const groups =
    await slugs(`select g.slug from prices.chain_groups k join product_groups g on g.number = k.group_number
    group by g.slug order by sum(k.listings) desc limit $1`)
  const products = await slugs(
    `select slug from prices.products where slug like 'large-%' order by hashint4(id) limit $1`,
  )
  const places = await client.query<{ code: string }>('select code from prices.places where id in (1, 2) order by id')
  await client.end()
  const [inTown, inOther] = places.rows.map(({ code }) => `place=${encodeURIComponent(code)}`)
  const filtered = (paths: string[], choices: string[]) =>
    paths.flatMap((slug) => choices.map((choice) => `${site}/prices/${slug}/filter?${choice}`))
  heading('Comparison, a year of prices: whole pages, made anew for each request')
  for (const [what, urls] of [
    ['the overview in a further language', ['/de', '/en', '/ru'].map((language) => `${site}${language}/prices`)],
    ['a group, the largest first', filtered(groups, ['period=30', 'chain=large-3', `${inTown}`, 'size=500'])],
    ['a product with its year', filtered(products, ['period=365', `period=365&${inOther}`])],
  ] as const) {
    await timesOf(what.startsWith('the overview') ? [`${site}/prices`] : urls.slice(0, 10))
    const { p50, p95, count } = await timesOf([...urls])
    const goal = { text: `p95 below ${goalMs} ms`, met: p95 < goalMs }
    line(`${what}: ${count} requests`, `p50 ${ms(p50)}, p95 ${ms(p95)}`, goal)
  }
}
