import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { Client } from 'pg'

export const header =
  '"Населено място","Търговски обект","Наименование на продукта","Код на продукта","Категория","Цена на дребно","Цена в промоция"'

export const csv = (...lines: string[]) => `${[header, ...lines].join('\r\n')}\r\n`

export function writeZip(folder: string, name: string, files: Record<string, string | Uint8Array>): string {
  const file = join(folder, name)
  const entries = Object.entries(files).map(([entry, text]) => [entry, typeof text === 'string' ? strToU8(text) : text])
  writeFileSync(file, zipSync(Object.fromEntries(entries)))
  return file
}

export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

export async function contents(client: Client): Promise<{ spans: string[]; latest: string[]; days: string[] }> {
  const read = async (sql: string) => (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line)
  const listing = `companies.number || ' ' || listings.code || ' ' || places.code`
  const from = (table: string) =>
    `prices.${table} join prices.listings on listings.id = listing_id join prices.companies on companies.id = company_id
     join prices.places on places.id = place_id`
  return {
    spans: await read(
      `select concat_ws(' ', ${listing}, first_day, last_day, low, median, high, coalesce(promo::text, '-'), stores,
         bgn_low, bgn_median, bgn_high, bgn_promo) as line from ${from('spans')} order by 1`,
    ),
    latest: await read(
      `select concat_ws(' ', ${listing}, day, low, median, high, coalesce(promo::text, '-'), stores) as line
       from ${from('latest')} order by 1`,
    ),
    days: await read(
      `select concat_ws(' ', number, day, rows_read, rows_rejected, listings, stores) as line
       from prices.company_days join prices.companies on companies.id = company_id order by 1`,
    ),
  }
}
