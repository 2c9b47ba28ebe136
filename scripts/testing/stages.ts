import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { placeholderEnv, testBuild } from '../checks/placeholder-env'
import { findBrowser } from './browser'
import { type Counts, checkCounts, playwrightCounts, vitestCounts } from './counts'

type Run = (args: string[], env?: Record<string, string | undefined>) => Promise<boolean>

export interface Stage {
  name: string
  what: string
  run: (run: Run) => Promise<Counts>
  /** The stage whose result this one needs. */
  needs?: string
}

const reports = join('.data', 'reports')

function check(name: string, what: string, args: string[], env?: Record<string, string>): Stage {
  return { name, what, run: async (run) => checkCounts(await run(args, env)) }
}

function tests(name: string, what: string, needs?: string): Stage {
  return {
    name,
    what,
    needs,
    run: async (run) => {
      const report = emptyReport(name)
      const args = ['--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      return vitestCounts(report, await run(['node_modules/vitest/vitest.mjs', 'run', ...args]))
    },
  }
}

function emptyReport(name: string): string {
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${name}.json`)
  rmSync(report, { force: true })
  return report
}

/** The browser tests of every change: without the flood of unknown addresses and without those marked `onlyFull`. */
const everyChange = ['--project=journeys', '--project=alone']

const common: Stage[] = [
  check('types', 'Types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.check.json']),
  check('lint', 'Format, lint and layer rules', [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--diagnostic-level=warn',
    '--error-on-warnings',
  ]),
  check('dead-code', 'Dead code', ['node_modules/knip/bin/knip.js', '--no-config-hints'], placeholderEnv),
  check('messages', 'Texts in four languages', ['--import', 'tsx', 'scripts/checks/messages.ts']),
  check('migrations', 'Migrations', ['--import', 'tsx', 'scripts/checks/migrations.ts'], placeholderEnv),
  tests('unit', 'Unit tests'),
  tests('integration', 'Integration tests'),
  check(
    'build',
    'Production build, and the data of the browser tests',
    ['--import', 'tsx', 'scripts/testing/build.ts'],
    {
      NEXT_DIST_DIR: testBuild.distDir,
    },
  ),
]

const audit = check('audit', 'Known vulnerabilities', ['--import', 'tsx', 'scripts/audit.ts'])

function browserTests(full: boolean): Stage {
  return {
    name: 'e2e',
    what: 'Browser tests',
    needs: 'build',
    run: async (run) => {
      const report = emptyReport('e2e')
      const env = {
        BROWSER_PATH: findBrowser(),
        NEXT_DIST_DIR: testBuild.distDir,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        FULL_TESTS: full ? 'true' : undefined,
      }
      const projects = full ? [] : everyChange
      return playwrightCounts(report, await run(['node_modules/@playwright/test/cli.js', 'test', ...projects], env))
    },
  }
}

export function stagesOf(full: boolean): Stage[] {
  return full
    ? [...common, audit, browserTests(true), tests('full', 'Slow tests', 'build')]
    : [...common, browserTests(false)]
}
