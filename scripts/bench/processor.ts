import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

/** The value of `getconf CLK_TCK` on Linux. */
const ticksASecond = 100

interface Process {
  parent: number
  /** Milliseconds of processor time. */
  own: number
  /** Milliseconds of its children that have ended. */
  ofEnded: number
}

export function processOf(pid: number): Process | null {
  try {
    // The name of the program before `)` may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const ms = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * (1000 / ticksASecond)
    return { parent: Number(fields[1]), own: ms(11), ofEnded: ms(13) }
  } catch {
    return null
  }
}

/** In milliseconds, of a process and its children. */
export function processorTimeOf(pid: number): number {
  const server = processOf(pid)
  const running = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (processOf(Number(name)) ?? []) : []))
  const ofRunning = running.filter(({ parent }) => parent === pid).reduce((sum, { own }) => sum + own, 0)
  return (server?.own ?? 0) + (server?.ofEnded ?? 0) + ofRunning
}

export interface Spent<Result> {
  result: Result
  /** Milliseconds of processor time. */
  web: number
  postgres: number
}

export async function spentWhile<Result>(
  { webPid, databaseUrl }: { webPid: number; databaseUrl: string },
  work: () => Promise<Result>,
): Promise<Spent<Result>> {
  const postmaster = await serverOf(databaseUrl)
  const taken = () => ({ web: processOf(webPid)?.own ?? 0, postgres: processorTimeOf(postmaster) })
  const before = taken()
  const result = await work()
  const after = taken()
  return { result, web: after.web - before.web, postgres: after.postgres - before.postgres }
}

async function serverOf(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = processOf(rows[0]?.pid ?? 0)?.parent
  await client.end()
  if (!server) throw new Error('The database server is not on this machine.')
  return server
}
