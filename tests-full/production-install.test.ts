import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { placeholderEnv } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { listens } from '../scripts/services/ports'
import { freshCms } from '../tests/setup/cms'

const minutes = 60_000
const { payload, url, dataDir } = await freshCms()
const folder = mkdtempSync(join(tmpdir(), 'broshura-production-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const packages = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })

function run(program: string, args: string[], env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  })
  expect(status, `${program} ${args.join(' ')}\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`).toBe(0)
}

/** Starts the web server as README.md says, in a process group of its own, as a terminal or a supervisor does. */
function startByNpm(port: number, env: Record<string, string>) {
  const npm = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, ...env, NODE_ENV: 'production', SHUTDOWN_GRACE: '0' },
    stdio: 'ignore',
    detached: true,
  })
  return { pid: Number(npm.pid), ended: new Promise<number | null>((resolve) => npm.once('exit', resolve)) }
}

it('without the packages of development the site is built, migrated and started, shows a page and signs staff in', {
  timeout: 15 * minutes,
}, async () => {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  for (const path of stdout.split('\0').filter(Boolean)) cpSync(path, join(folder, path))
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  const lock = packages.parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')))
  const ofDevelopment = Object.entries(lock.packages).flatMap(([path, { dev }]) => (dev ? [path] : []))
  expect(ofDevelopment.filter((path) => existsSync(join(folder, path)))).toEqual([])

  const port = await freePort()
  const env = { ...placeholderEnv, DATABASE_URL: url, DATA_DIR: dataDir, SITE_URL: `http://localhost:${port}` }
  run('npm', ['run', 'build'], env)
  run('npm', ['run', 'migrate'], env)
  const admin = { email: 'admin@example.com', password: 'long-enough-for-a-test' }
  await payload.create({ collection: 'users', data: { ...admin, role: 'admin' } })

  const isReady = () => fetch(`${env.SITE_URL}/api/ready`).then(({ status }) => status)
  const untilReady = () =>
    vi.waitFor(async () => expect(await isReady()).toBe(200), { timeout: minutes, interval: 200 })
  const web = startByNpm(port, env)
  try {
    await untilReady()
    const page = await fetch(`${env.SITE_URL}/de`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<html lang="de"')
    const signIn = await fetch(`${env.SITE_URL}/api/cms/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: env.SITE_URL },
      body: JSON.stringify(admin),
    })
    expect(signIn.status).toBe(200)
  } finally {
    process.kill(web.pid, 'SIGTERM')
  }
  expect(await web.ended).toBe(143)
  expect(await listens(port), 'the server ends with npm').toBe(false)

  const again = startByNpm(port, { ...env, WEB_HOST: '127.0.0.1' })
  try {
    await untilReady()
    // Another address of this machine: behind a proxy nobody else may write X-Forwarded-For.
    await expect(fetch(`http://127.0.0.2:${port}/api/health`)).rejects.toThrow()
  } finally {
    // As systemd does: npm is told, and the server twice, by the group and by npm.
    process.kill(-again.pid, 'SIGTERM')
  }
  expect(await again.ended).toBe(143)
  expect(await listens(port)).toBe(false)
})
