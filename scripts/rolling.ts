import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git, versionBefore } from './rolling/version-before'
import { startNode } from './services/processes'

/** Tests of the schema itself and of the steps, which are others. */
const aboutSteps = 'tests/server/db/**'

const root = process.cwd()
const chosen = process.argv.slice(2)
const before = versionBefore(root)
if (!before) {
  console.log(
    'The history of the repository does not reach the version before the newest migration: nothing was tried.',
  )
  process.exit(1)
}
const { step, commit } = before
const folder = mkdtempSync(join(tmpdir(), 'broshura-before-'))
git(root, 'worktree', 'add', '--detach', '--force', folder, commit)
let running: ReturnType<typeof startNode> | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void running?.stop())
try {
  console.log(`Integration tests of ${git(root, 'log', '-1', '--format=%h (%s)', commit)}\non a database with ${step}`)
  if (git(root, 'diff', '--name-only', commit, '--', 'package-lock.json'))
    console.log('Packages have changed since: the tests run with those of today.')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  takeSteps(folder)
  running = startNode(testsOf(folder), { env: {}, cwd: folder })
  process.exitCode = (await running.ended) === 'exit code 0' ? 0 : 1
} finally {
  git(root, 'worktree', 'remove', '--force', folder)
  rmSync(folder, { recursive: true, force: true })
}

/** The tests make their database by this script of the version before, which now runs the steps of the new version. */
function takeSteps(checkout: string): void {
  writeFileSync(
    join(checkout, 'scripts', 'migrate.ts'),
    `import { execFileSync } from 'node:child_process'
execFileSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], { cwd: ${JSON.stringify(root)}, stdio: 'inherit' })
`,
  )
}

function testsOf(checkout: string): string[] {
  const vitest = join(checkout, 'node_modules', 'vitest', 'vitest.mjs')
  return [vitest, 'run', '--project', 'integration', '--exclude', aboutSteps, ...chosen]
}
