import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { placeholderEnv, testBuild } from '../checks/placeholder-env'
import { findBrowser } from './browser'
import { type Counts, checkCounts, playwrightCounts, readTestRun, vitestCounts } from './counts'
import { failedFiles, repeatedCounts } from './repeated'

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
  return { name, what, needs, run: async (run) => vitestCounts(await runVitest(run, name)) }
}

/**
 * With `CI=true`, files in which something failed run once more, in a fresh process: the tests of a file share its
 * database, and what a failed test left there would make it fail again.
 */
function repeatedTests(name: string, what: string): Stage {
  return {
    name,
    what,
    run: async (run) => {
      const first = await runVitest(run, name)
      const files = process.env.CI ? failedFiles(first) : []
      if (files.length === 0) return vitestCounts(first)
      console.log(`\nOnce more, because something failed there: ${files.join(', ')}`)
      const { passedOnlyRepeated, ...counts } = repeatedCounts(first, await runVitest(run, name, files))
      for (const test of passedOnlyRepeated) console.log(`passed only when repeated: ${test}`)
      return counts
    },
  }
}

async function runVitest(run: Run, project: string, files: string[] = []) {
  const report = emptyReport(project)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=./scripts/testing/vitest-report.ts']
  const exitedWell = await run(['node_modules/vitest/vitest.mjs', ...args, ...files], { TEST_REPORT: report })
  return readTestRun(report, exitedWell)
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
  repeatedTests('integration', 'Integration tests'),
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
