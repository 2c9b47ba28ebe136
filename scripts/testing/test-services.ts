import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { testBuild } from '../checks/placeholder-env'
import { freePort } from '../services/free-port'
import { isFree } from '../services/ports'
import type { Environment } from '../services/processes'
import { type Ports, type Services, startServices } from '../services/services'
import { migrate, seed } from '../steps/prepare'
import type { StopInOrder } from '../steps/stop-in-order'

const dataDir = resolve(process.env.DATA_DIR ?? join('.data', 'e2e'))
const prepared = join(dataDir, 'prepared.json')
const port = z.number().int()
const preparedPorts = z.object({
  web: port,
  postgres: port,
  supabase: port,
  smtp: port,
  mailbox: port,
  payments: port,
})

interface TestServices {
  dataDir: string
  ports: Ports
  services: Services
  env: Environment
}

export async function prepareTestData(running: StopInOrder): Promise<void> {
  rmSync(prepared, { force: true })
  const { ports, services } = await startTestServices(running)
  await services.stop()
  writeFileSync(prepared, JSON.stringify(ports))
}

export async function startTestServices(running: StopInOrder): Promise<TestServices> {
  const ports = (await takePrepared()) ?? (await emptyFolder())
  const services = await startServices({
    dataDir,
    ports,
    given: testBuild.key,
    postgresSettings: ['fsync=off', 'synchronous_commit=off'],
  })
  running.add(services.stop)
  const work = { env: services.env, dataDir, watch: (child: { stop: () => Promise<void> }) => running.add(child.stop) }
  await migrate(work)
  await seed(work)
  return { dataDir, ports, services, env: services.env }
}

/**
 * The ports of the prepared data, whose content holds addresses with these ports. The data is used once, and not while
 * another program uses such a port.
 */
async function takePrepared(): Promise<Ports | undefined> {
  if (!existsSync(prepared)) return undefined
  const ports = preparedPorts.parse(JSON.parse(readFileSync(prepared, 'utf8')))
  rmSync(prepared)
  const free = await Promise.all(Object.values(ports).map(isFree))
  return free.every(Boolean) ? ports : undefined
}

async function emptyFolder(): Promise<Ports> {
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  return {
    web: await freePort(),
    postgres: await freePort(),
    supabase: await freePort(),
    smtp: await freePort(),
    mailbox: await freePort(),
    payments: await freePort(),
  }
}
