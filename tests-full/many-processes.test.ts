import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { findBrowser } from '../scripts/testing/browser'
import { playwrightCounts } from '../scripts/testing/counts'
import { missingPgBouncer } from './pgbouncer'

const missing = missingPgBouncer()
if (missing) console.warn(missing)

const minutes = 60_000

/** Journeys whose steps are answered by one process after another: who signed in, ordered or edited is known to all. */
const journeys = [
  'account-addresses',
  'account-orders',
  'account-profile',
  'cart',
  'checkout-card',
  'checkout-ways',
  'cms-content',
  'cms-shop-orders',
  'cms-two-editors',
  'follow',
  'gift-vouchers',
  'list-merge',
  'list-shared',
  'orders-once',
  'recovery',
  'registration',
  'reviews',
  'search',
  'sign-in',
  'staff-at-once',
  'visitor',
  'wishlist',
].map((name) => `e2e/${name}.spec.ts`)

it.runIf(!missing)(
  'journeys pass with sixteen web processes that share a hundred connections through a pooler',
  { timeout: 40 * minutes },
  async () => {
    // Playwright ignores a path that matches no file.
    expect(journeys.filter((path) => !existsSync(path))).toEqual([])
    const folder = resolve('.data', 'many-processes')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    // The services empty the folder of their data.
    const dataDir = join(folder, 'data')
    const report = join(folder, 'report.json')
    const log = join(folder, 'output.txt')
    const output = openSync(log, 'a')
    const given = Object.entries(process.env).filter(([name]) => !(name in placeholderEnv))
    const browserTests = spawn(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--project=journeys', '--no-deps', ...journeys],
      {
        env: {
          ...Object.fromEntries(given),
          BROWSER_PATH: findBrowser(),
          DATA_DIR: dataDir,
          NEXT_DIST_DIR: testBuild.distDir,
          NODE_ENV: 'production',
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          WEB_PROCESSES: '16',
        },
        stdio: ['ignore', output, output],
      },
    )
    closeSync(output)
    const code = await new Promise<number | null>((done) => browserTests.once('close', done))
    expect(code, readFileSync(log, 'utf8').slice(-8000)).toBe(0)
    const { passed, failed } = playwrightCounts(report, true)
    console.warn(`${passed} browser tests passed with 16 web processes`)
    expect(passed).toBeGreaterThan(journeys.length)
    expect(failed).toBe(0)
  },
)

it.runIf(missing)('needs PgBouncer', () => expect(missing).toContain('PgBouncer'))
