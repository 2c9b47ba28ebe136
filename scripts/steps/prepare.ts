import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sofiaDay } from '@/domain/calendar-day'
import { pendingMigrations } from '@/server/db/migrations'
import { type Child, type Environment, lastLines, startNode } from '../services/processes'
import { step } from './say'
import { givePagesToShare, takeSharedPages } from './shared-pages'
import { foldersHash, sourceHash } from './source-hash'

interface Options {
  env: Environment
  dataDir: string
  /** Called with each process while it runs, so that a Ctrl-C can stop it. */
  watch: (child: Child) => void
}

export async function migrate({ env, dataDir, watch }: Options): Promise<void> {
  if ((await pendingMigrations(env.DATABASE_URL ?? '')).length === 0) return
  await step('Preparing the database', () =>
    runToEnd(['--import', 'tsx', 'scripts/migrate.ts'], { env, watch, log: join(dataDir, 'logs', 'migrate.log') }),
  )
}

/** Builds into `distDir` unless the build that is there is of the same source. */
export async function build({ env, dataDir, watch }: Options, distDir: string): Promise<void> {
  const stamp = join(distDir, 'source-hash')
  const hash = sourceHash(env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '', process.version)
  if (read(stamp) === hash) return
  const log = join(dataDir, 'logs', 'build.log')
  await step('Building the site', () =>
    runToEnd(['node_modules/next/dist/bin/next', 'build'], {
      env: { ...env, NEXT_DIST_DIR: distDir, NODE_ENV: 'production' },
      watch,
      log,
    }),
  )
  writeFileSync(stamp, hash)
}

/** Seeds the demonstration content unless it is there: by the same seed, for the same day, with the same data and sign-in. */
export async function seed({ env, dataDir, watch }: Options): Promise<void> {
  const stamp = join(dataDir, 'seeded')
  const places = [env.DATABASE_URL ?? '', env.SUPABASE_URL ?? '', env.SUPABASE_SECRET_KEY ?? '']
  const hash = foldersHash(['seed', 'migrations'], sofiaDay(), ...places)
  if (read(stamp) === hash) return
  takeSharedPages(dataDir)
  await step('Filling in the demonstration content', () =>
    runToEnd(['--import', 'tsx', 'seed/index.ts'], { env, watch }),
  )
  givePagesToShare(dataDir)
  writeFileSync(stamp, hash)
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

async function runToEnd(
  args: string[],
  options: { env: Environment; watch: Options['watch']; log?: string },
): Promise<void> {
  if (options.log) {
    mkdirSync(dirname(options.log), { recursive: true })
    writeFileSync(options.log, '')
  }
  const child = startNode(args, options)
  options.watch(child)
  const end = await child.ended
  if (end === 'exit code 0') return
  const why = options.log ? `Its last words (all of them are in ${options.log}):\n${lastLines(options.log, 30)}` : ''
  throw new Error(`This did not work out (${end}). ${why}`)
}
