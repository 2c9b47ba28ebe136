import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoSignIns } from '../seed/sign-ins'
import { newCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { ownAddress } from './support/own-address'
import { send, staffHeaders } from './support/send'
import { stack } from './support/stack-ready'
import { visit } from './support/visit'

const [admin, editor] = demoSignIns
const megabyte = 1024 * 1024

function unannounced(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      controller.enqueue(new Uint8Array(64 * 1024).fill(97))
      left -= 64 * 1024
    },
  })
}

test('a body has a size, a type and an end, whoever sends it where', async () => {
  for (const path of [
    '/api/auth/login',
    '/api/lists/sync',
    '/api/cms/users/login',
    '/api/cms/media',
    '/api/shop/alerts',
  ]) {
    const type = path.includes('alerts') ? 'application/x-www-form-urlencoded' : 'application/json'
    const large = await send(path, 'a'.repeat(megabyte + 1), { type })
    expect([large.status, (await large.json()).errors[0].message], path).toEqual([
      413,
      expect.stringContaining('large'),
    ])
    // Unauthenticated requests are refused before the body is read.
    expect([401, 403, 413], path).toContain((await send(path, unannounced(3 * megabyte), { type })).status)
    expect((await send(path, '<a/>', { type: 'application/xml' })).status, path).toBe(415)
  }
  for (const path of ['/login', '/api/cms/media', '/api/account/picture']) {
    const cut = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'
    const status = path === '/api/account/picture' ? 401 : 400
    expect((await send(path, cut, { type: 'multipart/form-data; boundary=x' })).status, path).toBe(status)
    expect((await send(path, cut, { type: 'multipart/form-data' })).status, path).toBe(400)
  }
  const forStaff = await staffHeaders(editor)
  const upload = await send('/api/cms/media', new Uint8Array(2 * megabyte), { headers: forStaff })
  expect(upload.status).not.toBe(413)
})

test('a body that is no JSON object of the expected form is refused without internal details', async () => {
  for (const path of [
    '/api/auth/login',
    '/api/auth/password',
    '/api/lists/sync',
    '/api/cms/users/login',
    '/api/cart',
  ]) {
    for (const body of [
      '{',
      'null',
      '[]',
      '"a"',
      '{"__proto__":{"role":"admin"}}',
      '{"email":{"$gt":""}}',
      '{"a":"\\u0000"}',
    ]) {
      const answer = await send(path, body, { headers: { origin: stack().url } })
      const what = `${path} ${body}`
      expect([400, 401, 403, 405, 422], `${what}: ${answer.status}`).toContain(answer.status)
      expect(await answer.text(), what).not.toMatch(/\bat .*:\d+:\d+|node_modules|select .* from|ZodError|SyntaxError/i)
      expect(answer.headers.get('x-request-id'), what).toMatch(/^[\w-]+$/)
    }
  }
})

test('guessing a password is counted by the network that a trusted proxy names, and closes nobody else out', async () => {
  const person = await newCustomer('promises-guessed')
  const network = ownAddress()['x-forwarded-for']
  const guess = (before: string) =>
    send('/api/auth/login', JSON.stringify({ email: person.email, password: `wrong-${randomUUID()}` }), {
      headers: { origin: stack().url, 'x-forwarded-for': before + network },
    })
  const statuses: number[] = []
  for (let time = 0; time < 12; time++) statuses.push((await guess(`10.1.1.${time}, `)).status)
  expect(statuses.slice(0, 5).every((status) => status === 401 || status === 400)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  expect((await send('/api/auth/login', JSON.stringify(person), { headers: { origin: stack().url } })).status).toBe(200)
})

test('a question of staff is bounded', async () => {
  const headers = await staffHeaders(admin)
  const deep = `where${'[and][0]'.repeat(40)}[id][equals]=1`
  for (const query of [deep, `sort=${'title,'.repeat(300)}`, `where[id][in]=${'a,'.repeat(3_000)}`, 'depth=1000000']) {
    expect((await visit(`/api/cms/brochures?${query}`, headers)).status, query.slice(0, 40)).toBeLessThan(500)
  }
  expect((await visit(`/api/cms/brochures?${deep}`, headers)).status).toBe(400)
})

test('calls of the auth server and of payments are believed by their signature alone', async () => {
  for (const path of ['/api/auth/mail', '/api/auth/sms', '/api/shop/payments/events']) {
    const signatures: Record<string, string>[] = [
      {},
      { 'webhook-id': 'a', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)), 'webhook-signature': 'v1,AAAA' },
      { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
    ]
    for (const headers of signatures) {
      const status = (
        await send(path, '{"user":{"email":"a@b.example"},"type":"checkout.session.completed"}', { headers })
      ).status
      expect([400, 401, 403], path).toContain(status)
    }
  }
})

test('a refusal is written down, with its id and without what was secret in it', async () => {
  const [secret, id] = [`secret-${randomUUID()}`, `promised-${randomUUID()}`]
  const headers = { 'x-request-id': id, ...ownAddress() }
  await visit(`/search?q=%00&token=${secret}`, { ...headers, cookie: `a=${secret}`, authorization: `Bearer ${secret}` })
  const body = JSON.stringify({ email: `${secret}@mail.example`, password: secret })
  await send('/api/auth/login', body, { headers: { ...headers, origin: stack().url } })
  const written = () => readFileSync(join(stack().env.DATA_DIR ?? '', 'logs', 'web.log'), 'utf8')
  await expect
    .poll(
      () =>
        written()
          .split('\n')
          .filter((line) => line.includes(id)).length,
    )
    .toBeGreaterThan(1)
  const lines = written()
    .split('\n')
    .filter((line) => line.includes(id))
  expect(lines.map((line) => JSON.parse(line).event)).toContain('request-refused')
  expect(written()).not.toContain(secret)
})
