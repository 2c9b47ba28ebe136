import { readFileSync } from 'node:fs'
import { expect, onlyFull, test } from './support/fixtures'
import { startInstance } from './support/web-instance'

test('the process is up, and ready with its database', async ({ request }) => {
  const health = await request.get('/api/health')
  expect(health.status()).toBe(200)
  expect(await health.json()).toEqual({ status: 'up' })

  const ready = await request.get('/api/ready')
  expect(ready.status()).toBe(200)
  expect(await ready.json()).toEqual({ status: 'ready' })
  expect(ready.headers()['cache-control']).toContain('no-store')
})

test('without its database the process stays up, is not ready, and says why', onlyFull(true), async () => {
  const instance = await startInstance({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/nothing' })
  expect((await fetch(`${instance.url}/api/health`)).status).toBe(200)
  const ready = await fetch(`${instance.url}/api/ready`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ status: 'not ready', reasons: ['The database is not reachable.'] })
  expect((await fetch(`${instance.url}/api/health`)).status).toBe(200)
  await instance.stop()
})

test('a wrong environment stops the start with the name of the variable', async () => {
  const start = startInstance({ SUPABASE_URL: undefined, PAYLOAD_SECRET: 'short' })
  await expect(start).rejects.toThrow(
    /PAYLOAD_SECRET: should be a random text[\s\S]*SUPABASE_URL: should be the address/,
  )
})

test('an instance leaves nothing when it is killed', onlyFull(true), async () => {
  const instance = await startInstance()
  expect((await fetch(`${instance.url}/api/health`)).status).toBe(200)
  await instance.kill()
  await expect(fetch(instance.url)).rejects.toThrow()
  expect(readFileSync(instance.log, 'utf8')).toContain('"msg":"ready"')
})
