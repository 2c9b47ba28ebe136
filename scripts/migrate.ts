// Migrations take session locks, which a pooler in transaction mode would hand to other clients.
process.env.DATABASE_URL = process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL
// "migrate down" would migrate up.
if (process.argv.length > 2)
  fail(new Error('npm run migrate takes no arguments: it runs what is missing. No step is undone.'))

const { cmsSystem } = await import('@/server/cms')
const { lockMigrations } = await import('@/server/db/migration-lock')
const { requireBaseline } = await import('@/server/db/migrations')
const { migrations } = await import('../migrations')
const url = process.env.DATABASE_URL ?? ''
try {
  await lockMigrations(url, fail)
  await requireBaseline(
    url,
    migrations.map(({ name }) => name),
  )
} catch (error) {
  fail(error)
}
const cms = await cmsSystem()
await cms.db.migrate()
await cms.destroy()
process.exit(0)

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

export {}
