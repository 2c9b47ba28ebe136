import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** @throws when git has no answer */
export function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/**
 * The newest step of the migrations and the commit before it was added; the present commit, where it is not committed yet.
 * @returns null where the history does not say it: no repository, or a clone of the newest commits alone
 */
export function versionBefore(root: string): { step: string; commit: string } | null {
  const step = readdirSync(join(root, 'migrations'))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .sort()
    .at(-1)
  if (!step) return null
  try {
    const added = git(root, 'log', '--diff-filter=A', '--format=%H', '-1', '--', `migrations/${step}`)
    return { step, commit: git(root, 'rev-parse', '--verify', added ? `${added}^` : 'HEAD') }
  } catch {
    return null
  }
}
