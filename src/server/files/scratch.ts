import { readdirSync, rmSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { log } from '../log.ts'

/** A new folder that bears the number of this process, by which the next one knows that it was left behind. */
export function scratchFolder(kind: 'files' | 'prices'): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `broshura-${kind}-${process.pid}-`))
}

/** Of this process alone, so that no leftover of another one is taken for a file of a document. */
export const uploadScratch = path.join(tmpdir(), `broshura-uploads-${process.pid}`)

const scratchName = /^broshura-(?:uploads|files|prices)-(\d+)(?:-\w+)?$/

/** Removes the folders of processes that have ended: a kill leaves gigabytes behind, which nobody else looks for. */
export function removeOldScratch(): void {
  for (const name of readdirSync(tmpdir())) {
    const number = scratchName.exec(name)?.[1]
    if (number === undefined) continue
    const folder = path.join(tmpdir(), name)
    try {
      if (isLeft(folder, Number(number))) rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      log.warn({ folder, error }, 'the folder of a process that has ended could not be removed')
    }
  }
}

/** In a container each process has the number of the one before, whose folders are older than the process. */
function isLeft(folder: string, number: number): boolean {
  if (number !== process.pid) return !isRunning(number)
  return statSync(folder).mtimeMs < Date.now() - process.uptime() * 1000
}

function isRunning(number: number): boolean {
  try {
    return process.kill(number, 0)
  } catch (error) {
    // Another user's process, which may be sent no signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
