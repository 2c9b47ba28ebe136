import { readdirSync, readFileSync } from 'node:fs'

export function findPdfProcess(parent: number) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const read = (what: string) => readFileSync(`/proc/${pid}/${what}`, 'utf8')
    try {
      const [, parentId] = /^PPid:\s+(\d+)/m.exec(read('status')) ?? []
      const command = read('cmdline').split('\0')
      if (Number(parentId) !== parent || !command.some((part) => part.endsWith('pdf-process.ts'))) continue
      return { pid: Number(pid), command, environment: read('environ').split('\0').filter(Boolean) }
    } catch {
      // The process has ended meanwhile.
    }
  }
  return null
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
