import { Client } from 'pg'
import { importDay } from '@/features/price-data/import/import-day'
import { totalsOf } from '@/features/price-data/import/report'
import { env } from '@/server/env'

const [path = '', day = ''] = process.argv.slice(2)
const client = new Client({ connectionString: env().DATABASE_URL })
await client.connect()
const began = Date.now()
const report = await importDay(client, { day, path }, {})
const milliseconds = Date.now() - began
const { rows } = totalsOf(report)
await client.end()
console.log(JSON.stringify({ rows, milliseconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }))
