import { readFileSync } from 'node:fs'
import { Client } from 'pg'

/** What `getconf CLK_TCK` says on Linux. */
const ticksASecond = 100

/** Milliseconds of processor time that these processes have taken; those that are gone count nothing. Linux only. */
function taken(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid) * (1000 / ticksASecond), 0)
}

/** The fields after the name of the program, which may have spaces: the 12th and 13th are user and system time. */
function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}

export interface Spent<Result> {
  result: Result
  /** Milliseconds of processor time. */
  web: number
  postgres: number
}

/** What `work` costs the web process and the connections of the database that are open before it. */
export async function spentWhile<Result>(
  { webPid, databaseUrl }: { webPid: number; databaseUrl: string },
  work: () => Promise<Result>,
): Promise<Spent<Result>> {
  const backends = await connectionsOf(databaseUrl)
  const before = [taken([webPid]), taken(backends)]
  const result = await work()
  const [web = 0, postgres = 0] = before
  return { result, web: taken([webPid]) - web, postgres: taken(backends) - postgres }
}

async function connectionsOf(databaseUrl: string): Promise<number[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}
