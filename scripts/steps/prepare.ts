import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sofiaDay } from '@/domain/calendar-day'
import { pendingMigrations, requireBaseline } from '@/server/db/migrations'
import { type Child, type Environment, lastLines, startNode } from '../services/processes'
import { keepDuration, lastDuration } from './durations'
import { type Report, step } from './say'
import { type Seeding, startSeed } from './seed-content'
import { givePagesToShare, takeSharedPages } from './shared-pages'
import { foldersHash, sourceHash, styleHash } from './source-hash'

interface Options {
  env: Environment
  dataDir: string
  watch: (child: Child) => void
}

const secondMs = 1000

/** By their files, because loading their steps would take a second of each start. */
const migrationNames = () =>
  readdirSync('migrations')
    .flatMap((file) => /^(\d.*)\.ts$/.exec(file)?.[1] ?? [])
    .sort()

export async function migrate({ env, dataDir, watch }: Options): Promise<void> {
  const url = env.DATABASE_URL ?? ''
  const names = migrationNames()
  await requireBaseline(url, names)
  const before = (await pendingMigrations(url, names)).length
  if (before === 0) return
  await step('Preparing the database', async (report) => {
    const ask = async () => {
      const after = (await pendingMigrations(url, names)).length
      report((before - after) / before, `${before - after} of ${before} steps`)
    }
    // A query that fails while a migration holds its locks is repeated.
    const asking = setInterval(() => void ask().catch(() => undefined), secondMs)
    try {
      const log = join(dataDir, 'logs', 'migrate.log')
      await runToEnd(['--import', 'tsx', 'scripts/migrate.ts'], { env, watch, log })
    } finally {
      clearInterval(asking)
    }
  })
}

/** Seconds of a first build on two processors. */
const usualBuild = 90

/**
 * Builds the site unless it is built from these sources. With `cached` only what has changed is compiled; everything
 * again where a style sheet, a configuration or a package differs, which Next's cache was seen to miss.
 */
export async function build(
  { env, dataDir, watch }: Options,
  distDir: string,
  { cached = false }: { cached?: boolean } = {},
): Promise<void> {
  const stamp = join(distDir, 'source-hash')
  const hash = sourceHash(env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '', process.version)
  if (read(stamp) === hash) return
  const cacheStamp = join(distDir, 'cache-hash')
  const cacheHash = styleHash()
  if (cached && read(cacheStamp) !== cacheHash) rmSync(join(distDir, 'cache'), { recursive: true, force: true })
  const log = join(dataDir, 'logs', 'build.log')
  const began = Date.now()
  const seconds = () => (Date.now() - began) / secondMs
  await step('Building the site', async (report) => {
    const expected = lastDuration(dataDir, 'build', usualBuild)
    const telling = setInterval(() => tellBuild(report, seconds() / expected), secondMs)
    try {
      await runToEnd(['node_modules/next/dist/bin/next', 'build'], {
        env: { ...env, NEXT_DIST_DIR: distDir, NODE_ENV: 'production', NEXT_BUILD_CACHE: String(cached) },
        watch,
        log,
      })
    } finally {
      clearInterval(telling)
    }
  })
  keepDuration(dataDir, 'build', seconds())
  writeFileSync(stamp, hash)
  if (cached) writeFileSync(cacheStamp, cacheHash)
}

/** The bundler reports no progress, so the duration of the last build is the measure. */
function tellBuild(report: Report, share: number): void {
  if (share < 0.97) report(share)
  else report(0.97, 'longer than the last time')
}

/** Seeds the demonstration content unless it exists for the same seed, day, data and sign-in. */
export function seedBeside(options: Options): Seeding {
  const { env, dataDir } = options
  const stamp = join(dataDir, 'seeded')
  const places = [env.DATABASE_URL ?? '', env.SUPABASE_URL ?? '', env.SUPABASE_SECRET_KEY ?? '']
  const hash = foldersHash(['seed', 'migrations'], sofiaDay(), ...places)
  if (read(stamp) === hash) return { opened: Promise.resolve(), whole: Promise.resolve() }
  takeSharedPages(dataDir)
  const seeding = startSeed(options)
  const whole = seeding.whole.then(() => {
    givePagesToShare(dataDir)
    writeFileSync(stamp, hash)
  })
  // Not awaited by a launcher that is stopped before; the rejection must not be unhandled.
  whole.catch(() => undefined)
  return { opened: seeding.opened, whole }
}

export function seed(options: Options): Promise<void> {
  return seedBeside(options).whole
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

async function runToEnd(
  args: string[],
  options: { env: Environment; watch: Options['watch']; log: string },
): Promise<void> {
  mkdirSync(dirname(options.log), { recursive: true })
  writeFileSync(options.log, '')
  const child = startNode(args, options)
  options.watch(child)
  const end = await child.ended
  if (end === 'exit code 0') return
  throw new Error(
    `This did not work out (${end}). Its last words (all of them are in ${options.log}):\n${lastLines(options.log, 30)}`,
  )
}
