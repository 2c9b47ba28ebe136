import { writeFileSync } from 'node:fs'
import payload from 'payload'
import config from '../payload.config'
import { cmsTablesFile, cmsTablesSource } from './checks/cms-tables'

await payload.init({ config, disableDBConnect: true, disableOnInit: true })
writeFileSync(cmsTablesFile, cmsTablesSource(payload.db))
process.exit(0)
