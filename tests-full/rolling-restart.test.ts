import { request as ask } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startWeb } from '../scripts/services/web'
import { contentFixtures } from '../tests/content/content-fixtures'
import { freshCms } from '../tests/setup/cms'
import { startBalancer } from './balancer'
import { missingHaproxy, startHaproxy } from './haproxy'
import { startLoad } from './steady-load'

const missing = missingHaproxy()
if (missing) console.warn(missing)

type Web = Awaited<ReturnType<typeof startWeb>>

const paths = ['/', '/en', '/prices', '/de/search?q=milch', '/api/search/suggestions?q=mil', '/c/supermarket']
const patience = { timeout: 60_000, interval: 100 }

let ports: [number, number]
let start: (port: number) => Promise<Web>
const webs: Web[] = []

const { payload, url, dataDir } = await freshCms()

beforeAll(async () => {
  const fixtures = await contentFixtures(payload)
  await fixtures.createBrochure({ title: 'Milch', category: await fixtures.createCategory('supermarket') })
  ports = [await freePort(), await freePort()]
  // The grace of a deployment; the helper for tests would give none.
  const own = { DATABASE_URL: url, DATA_DIR: dataDir, NEXT_DIST_DIR: testBuild.distDir, SHUTDOWN_GRACE: '5' }
  const env = { ...placeholderEnv, ...own }
  start = (port) => startWeb({ port, env, log: join(dataDir, `web-${port}.log`) })
  webs.push(await start(ports[0]), await start(ports[1]))
})
afterAll(async () => {
  await Promise.all(webs.map((web) => web.stop()))
})

async function beginSignIn(port: number) {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the right one' })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  const sent = ask({ host: '127.0.0.1', port, method: 'POST', path: '/api/cms/users/login', headers, agent: false })
  const status = new Promise<number>((resolve, reject) => {
    sent.once('response', (response) => resolve(response.resume().statusCode ?? 0)).once('error', reject)
  })
  await new Promise((resolve) => sent.write(body.slice(0, 10), resolve))
  return () => {
    sent.end(body.slice(10))
    return status
  }
}

const isReachable = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => true,
    () => false,
  )

const balancers = [
  { name: 'our own balancer', startFront: (ports: [number, number]) => startBalancer(ports) },
  ...(missing ? [] : [{ name: 'HAProxy', startFront: startHaproxy }]),
]

it.each(balancers)(
  'no request fails behind $name while two web processes are restarted, one after the other',
  async ({ startFront }) => {
    const front = await startFront(ports)
    const load = startLoad({ url: front.url, paths, visitors: 6 })
    for (const [index, port] of ports.entries()) {
      const answersAgain = async () => {
        const before = await front.requestsOf(index)
        await vi.waitFor(async () => expect(await front.requestsOf(index)).toBeGreaterThan(before + 20), patience)
      }
      await answersAgain()
      const finishSignIn = await beginSignIn(port)
      const ending = webs[index]?.stop()
      await vi.waitFor(async () => expect(await isReachable(port)).toBe(false), patience)
      expect(await finishSignIn(), 'what had begun is finished').toBe(401)
      await ending
      expect(await webs[index]?.ended).toBe('exit code 143')
      webs[index] = await start(port)
      await answersAgain()
    }
    const { requests, failures } = await load.stop()
    await front.stop()
    expect(failures).toEqual([])
    console.warn(`2 restarts under ${requests} requests, of which ${failures.length} failed`)
  },
)
