// Migrations take locks of a session, which a pooler in transaction mode would hand to others.
process.env.DATABASE_URL = process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL

/** Applies the migrations that the database of the environment has not seen. */
const { cmsSystem } = await import('@/server/cms')
const cms = await cmsSystem()
await cms.db.migrate()
await cms.destroy()
process.exit(0)

export {}
