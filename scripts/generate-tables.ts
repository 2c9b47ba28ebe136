import { writeFileSync } from 'node:fs'
import payload from 'payload'
import { cmsTablesFile, cmsTablesSource } from './checks/cms-tables'
import { placeholderEnv } from './checks/placeholder-env'

process.env = { ...placeholderEnv, ...process.env }
const { default: config } = await import('../payload.config')
await payload.init({ config, disableDBConnect: true, disableOnInit: true })
writeFileSync(cmsTablesFile, cmsTablesSource(payload.db))
process.exit(0)
