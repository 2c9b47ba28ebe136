// Migrations take session locks, which a pooler in transaction mode would hand to other clients.
process.env.DATABASE_URL = process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL

const { cmsSystem } = await import('@/server/cms')
const cms = await cmsSystem()
await cms.db.migrate()
await cms.destroy()
process.exit(0)

export {}
