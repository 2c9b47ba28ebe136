import { globSync, readFileSync } from 'node:fs'
import { parseEnv as parseEnvFile } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { connectionBudget } from '@/server/db/connection-budget'
import { parseEnv } from '@/server/env'

const services = z.record(
  z.string(),
  z.object({
    image: z.string(),
    command: z.union([z.string(), z.array(z.string())]).optional(),
    environment: z.record(z.string(), z.string()).optional(),
    volumes: z.array(z.string()).optional(),
  }),
)
const { services: composed } = z
  .object({ services })
  .parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }))
const ours = Object.entries(composed).filter(([, { image }]) => image === 'broshura')
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')

it('migration, two web servers and workers of docker-compose.yml are one image', () => {
  expect(ours.map(([name]) => name)).toEqual(['migrate', 'web-1', 'web-2', 'worker'])
})

it.each(ours)(
  '%s of docker-compose.yml is given what it needs, and nothing that nobody reads',
  (_, { environment }) => {
    const known = readFileSync('docs/deploy.md', 'utf8')
    expect(parseEnv(environment ?? {})).toMatchObject({ EDGE_KIND: 'varnish', METRICS_HOST: '0.0.0.0' })
    expect(Object.keys(environment ?? {}).filter((name) => !known.includes(`| \`${name}\``))).toEqual([])
  },
)

it('the pods of Kubernetes are given what they need, and nothing that nobody reads', () => {
  const settings = parseEnvFile(readFileSync('deploy/kubernetes/settings.env', 'utf8'))
  const secrets = {
    DATABASE_URL: 'postgres://broshura:secret@database:5432/broshura',
    PAYLOAD_SECRET: 'random text of at least 32 characters',
    SMTP_URL: 'smtps://user:password@mail:465',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  }
  expect(parseEnv({ ...settings, ...secrets })).toMatchObject({ METRICS_PORT: 9464, DATA_DIR: '/tmp/data' })
  const told = readFileSync('docs/deploy.md', 'utf8')
  expect(Object.keys(settings).filter((name) => !told.includes(`| \`${name}\``))).toEqual([])
  for (const name of Object.keys(secrets)) expect(told).toContain(`--from-literal ${name}=`)
})

it('Postgres as the documentation sets it up has a connection for all pods, also while a release runs more', () => {
  const numberOf = (file: string, name: string) =>
    Number(readFileSync(`deploy/kubernetes/${file}.yaml`, 'utf8').match(new RegExp(` ${name}: (\\d+)`))?.[1])
  const pooled = (kind: 'web' | 'worker') => Object.values(connectionBudget(kind)).reduce((sum, each) => sum + each)
  // On the database itself: the listener; the jobs, and an import of prices; each with the metrics.
  const [ofWeb, ofWorker] = [pooled('web') + 2, pooled('worker') + 16]
  const webs = numberOf('web', 'maxReplicas') + numberOf('web', 'maxSurge')
  // Kubernetes adds a quarter of them, rounded up.
  const workers = Math.ceil(numberOf('worker', 'replicas') * 1.25)
  const keptForSuperusers = 3
  const told = Number(readFileSync('docs/deploy.md', 'utf8').match(/max_connections = (\d+)/)?.[1])
  expect(told).toBeGreaterThan(webs * ofWeb + workers * ofWorker + keptForSuperusers)
})

it('each command in a container names a file that the image has', () => {
  const allowed = readFileSync('.dockerignore', 'utf8').split('\n')
  const texts = [dockerfile, ...globSync('deploy/kubernetes/*.yaml').map((path) => readFileSync(path, 'utf8'))]
  const commands = [
    ...ours.flatMap(([, { command }]) => command ?? []),
    ...texts.flatMap((text) => text.match(/[\w./]+\.ts/g) ?? []),
  ]
  const files = new Set(commands.filter((part) => part.endsWith('.ts')))
  expect([...files]).toEqual(['scripts/migrate.ts', 'src/worker.ts', 'src/server/web.ts'])
  for (const file of files) {
    expect(allowed).toContain(`!${file.split('/')[0]}`)
    expect(readFileSync(file, 'utf8')).not.toBe('')
  }
})

it('each probe of readiness waits longer than a web server that starts waits for its database', () => {
  const patience = Number(readFileSync('src/server/db/migrations.ts', 'utf8').match(/^const patienceMs = (\d+)$/m)?.[1])
  const [, ofKubernetes] = readFileSync('deploy/kubernetes/web.yaml', 'utf8').split('readinessProbe:')
  const told = [
    ...readFileSync('deploy/two-webs.vcl', 'utf8').matchAll(/"\/api\/ready";.*?\.timeout = (\d+)s;/g),
    ...readFileSync('deploy/haproxy.cfg', 'utf8').matchAll(/^ *timeout check (\d+)s$/gm),
    ...[ofKubernetes?.match(/timeoutSeconds: (\d+)/) ?? []],
  ].map(([, seconds]) => Number(seconds) * 1000)
  expect(told).toHaveLength(4)
  for (const waited of told) expect(waited).toBeGreaterThan(patience)
})

it('every place gives a web server the time to end that the documentation names', () => {
  const [told, compose, kubernetes, unit] = [
    'docs/deploy.md',
    'docker-compose.yml',
    'deploy/kubernetes/web.yaml',
    'deploy/systemd/broshura-web.service',
  ].map((path) => readFileSync(path, 'utf8'))
  const after = Number(told?.match(/give a web server `SHUTDOWN_GRACE` and (\d+) seconds/)?.[1])
  const grace = Number(parseEnvFile(readFileSync('deploy/kubernetes/settings.env', 'utf8')).SHUTDOWN_GRACE)
  const given = [
    ...[...(told?.matchAll(/--stop-timeout (\d+)/g) ?? [])].map(([, seconds]) => Number(seconds) - 5),
    Number(compose?.match(/stop_grace_period: (\d+)s/)?.[1]) - 5,
    Number(unit?.match(/TimeoutStopSec=(\d+)/)?.[1]) - 5,
    Number(kubernetes?.match(/terminationGracePeriodSeconds: (\d+)/)?.[1]) - grace,
  ]
  const source = ['src/server/web.ts', 'src/server/edge/purger.ts'].map((path) => readFileSync(path, 'utf8')).join()
  const [open, purging] = [/deadlineMs: (\d+_\d+)/, /lastPatienceMs = (\d+_\d+)/].map(
    (number) => Number(source.match(number)?.[1]?.replace('_', '')) / 1000,
  )
  const reports = 2
  expect(after).toBeGreaterThanOrEqual(Number(open) + Number(purging) + reports)
  expect(given).toHaveLength(5)
  for (const seconds of given) expect(seconds).toBeGreaterThanOrEqual(after)
})

it('the image is not run as root and has no packages of development', () => {
  expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  expect(dockerfile.match(/npm (?:ci|install).*/g)).toEqual([expect.stringContaining('--omit=dev')])
})

const scriptsOfNpm = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts

it.each([
  ['web', 'start'],
  ['worker', 'worker'],
])('the unit of systemd for %s starts what npm starts, and starts it again', (unit, script) => {
  const lines = readFileSync(`deploy/systemd/broshura-${unit}.service`, 'utf8').split('\n')
  const program = scriptsOfNpm[script]?.replace(/^exec /, '/srv/broshura/current/node_modules/.bin/')
  expect(lines.find((line) => line.startsWith('ExecStart='))?.replace(/ --port \d+$/, '')).toBe(`ExecStart=${program}`)
  expect(lines).toContain('Restart=always')
})

it('the documentation has each command for operators as it is given in a container', () => {
  const told = readFileSync('docs/deploy.md', 'utf8').split('\n## Containers\n')[1]?.split('\n## ')[0] ?? ''
  for (const name of ['staff', 'files:copy', 'restore']) expect(told).toContain(scriptsOfNpm[name]?.split(' ').at(-1))
})
