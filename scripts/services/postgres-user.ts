import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface UserIds {
  uid: number
  gid: number
}

/** The user that Postgres runs as. It refuses to run as root, so root gets another user. */
export function postgresUser(): UserIds | undefined {
  if (process.getuid?.() !== 0) return undefined
  return findUser('postgres') ?? createUser() ?? findUser('nobody')
}

function findUser(name: string): UserIds | undefined {
  try {
    const id = (flag: string) => Number.parseInt(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString(), 10)
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function createUser(): UserIds | undefined {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--shell', '/bin/false', 'postgres'], { stdio: 'pipe' })
    return findUser('postgres')
  } catch {
    return undefined
  }
}

/**
 * A data folder that `user` can reach. Below a closed folder (root's home, a temporary folder of mode 700) it is
 * replaced by one under /var/tmp, and a note beside `path` says so; without the note, the content there belonged to a
 * deleted data folder.
 */
export function reachableData(path: string, user: UserIds | undefined): string {
  if (!user || canPass(dirname(path), user)) return path
  const data = join(substitute(path, user), 'data')
  const note = `${path}-elsewhere`
  if (!existsSync(note)) rmSync(data, { recursive: true, force: true })
  writeFileSync(note, data)
  return data
}

export function reachablePrograms(folder: string, user: UserIds | undefined): string {
  if (!user || canPass(join(folder, 'bin', 'postgres'), user)) return folder
  const copy = join(substitute(folder, user), 'programs')
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', unfinished])
  renameSync(unfinished, copy)
  return copy
}

function substitute(path: string, user: UserIds): string {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 12)
  const place = join('/var/tmp', `broshura-${name}`)
  mkdirSync(place, { recursive: true })
  if (![0, user.uid].includes(statSync(place).uid)) throw new Error(`${place} belongs to another user: remove it.`)
  chmodSync(place, 0o755)
  return place
}

function canPass(folder: string, user: UserIds): boolean {
  const parent = dirname(folder)
  if (parent !== folder && !canPass(parent, user)) return false
  if (!existsSync(folder)) return true
  const { mode, uid, gid } = statSync(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  return (mode & bit) !== 0
}
