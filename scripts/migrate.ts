// Migrations take session locks, which a pooler in transaction mode would hand to other clients.
process.env.DATABASE_URL = process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL

const { cmsSystem } = await import('@/server/cms')
const { requireBaseline } = await import('@/server/db/migrations')
const { migrations } = await import('../migrations')
// First the CMS, which creates a database that is not there.
const cms = await cmsSystem()
try {
  await requireBaseline(
    process.env.DATABASE_URL ?? '',
    migrations.map(({ name }) => name),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await cms.db.migrate()
await cms.destroy()
process.exit(0)

export {}
