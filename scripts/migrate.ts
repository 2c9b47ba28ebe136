import { cmsSystem } from '@/server/cms'

/** Applies the migrations that the database of the environment has not seen. */
const cms = await cmsSystem()
await cms.db.migrate()
await cms.destroy()
process.exit(0)
