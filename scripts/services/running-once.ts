import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Claims a data folder for this process: two launchers in one folder would share a database server.
 * @returns a function that releases it
 * @throws when another running launcher holds it
 */
export function claimDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'launcher.pid')
  const [pid = '', started = ''] = existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ') : []
  if (pid && startOf(Number(pid)) === started) {
    throw new Error(
      `Broshura already runs with the data in ${dataDir} (process ${pid}): stop it, or set another DATA_DIR.`,
    )
  }
  writeFileSync(path, `${process.pid} ${startOf(process.pid)}\n`)
  return () => rmSync(path, { force: true })
}

function startOf(pid: number): string {
  try {
    process.kill(pid, 0)
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'gone' : (fields[19] ?? 'unknown')
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'unknown' : 'gone'
  }
}
