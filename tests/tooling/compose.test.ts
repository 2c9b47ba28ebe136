import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const service = z.object({
  image: z.string(),
  profiles: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
})
const file = z.object({
  services: z.record(z.string(), service),
  configs: z.record(z.string(), z.object({ content: z.string() })),
})

const { services, configs } = file.parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }))
const inProfile = (name: string) =>
  Object.keys(services).filter((key) => {
    const profiles = services[key]?.profiles ?? []
    return profiles.length === 0 || profiles.includes(name)
  })

it('starts a real GoTrue behind its path, with a database and a mailbox, in one profile', () => {
  expect(inProfile('auth').toSorted()).toEqual(['auth', 'auth-postgres', 'auth-proxy', 'mail', 'postgres'])
  expect(services.auth?.image).toMatch(/^supabase\/gotrue:v\d/)
  const { API_EXTERNAL_URL = '', GOTRUE_DB_DATABASE_URL = '', GOTRUE_SMTP_HOST = '' } = services.auth?.environment ?? {}
  expect(services).toHaveProperty(new URL(GOTRUE_DB_DATABASE_URL).hostname)
  expect(services).toHaveProperty(GOTRUE_SMTP_HOST)
  const issuer = new URL(API_EXTERNAL_URL)
  expect(issuer.pathname).toBe('/auth/v1')
  expect(services['auth-proxy']?.ports).toEqual([`127.0.0.1:${issuer.port}:${issuer.port}`])
  expect(configs['auth-proxy']?.content).toContain(`:${issuer.port} {`)
  expect(configs['auth-proxy']?.content).toContain('handle_path /auth/v1/*')
  expect(configs['auth-proxy']?.content).toContain('reverse_proxy auth:9999')
})

it('gives every container the files that it names', () => {
  const named = Object.values(services).flatMap(({ configs: used }) => used.map(({ source }) => source))
  expect(named.toSorted()).toEqual(Object.keys(configs).toSorted())
})

it('opens its ports to this machine alone', () => {
  for (const { ports } of Object.values(services)) for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
})
