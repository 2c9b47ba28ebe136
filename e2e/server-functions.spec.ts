import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { testBuild } from '../scripts/checks/placeholder-env'
import { demoSignIns } from '../seed/sign-ins'
import { cookieHeader, cookiesOf } from './support/callers'
import { expect, specContent, test } from './support/fixtures'
import { signingIn } from './support/signing-in'
import { stack } from './support/stack-ready'

const content = specContent()
const actions = z.object({ node: z.record(z.string(), z.object({ filename: z.string() })) })

function allActions() {
  const manifest: unknown = JSON.parse(
    readFileSync(join(testBuild.distDir, 'server', 'server-reference-manifest.json'), 'utf8'),
  )
  return Object.entries(actions.parse(manifest).node)
}

function actionId(): string {
  const found = allActions().find(([, { filename }]) => filename.endsWith('src/app/(payload)/layout.tsx'))
  if (!found) throw new Error('The build has no server functions of the CMS.')
  return found[0]
}

async function ask(cookie: string, name: string, args: object): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${stack().url}/admin`, {
    method: 'POST',
    headers: {
      Accept: 'text/x-component',
      'Content-Type': 'text/plain;charset=UTF-8',
      'Next-Action': actionId(),
      Origin: stack().url,
      'Sec-Fetch-Site': 'same-origin',
      Cookie: cookie,
    },
    body: JSON.stringify([{ name, args }]),
  })
  return { status: answer.status, text: await answer.text() }
}

async function cookieOf(role: 'admin' | 'editor'): Promise<string> {
  const { email, password } = demoSignIns.find((one) => one.role === role) ?? {}
  return cookieHeader(await signingIn(() => cookiesOf(stack().url, '/api/cms/users/login', { email, password })))
}

const order = z.object({ id: z.string(), number: z.string(), name: z.string() })

test('an order is drawn for who works on orders, and for nobody else who names its id', async () => {
  const { rows } = await content.database.query(
    "select id, number, shipping_address_name as name from orders where shipping_address_name <> '' limit 1",
  )
  const { id, number, name } = order.parse(rows[0])
  const form = { collectionSlug: 'orders', operation: 'update', renderAllFields: true, schemaPath: 'orders' }
  const rights = { docPermissions: { fields: true }, docPreferences: { fields: {} } }
  const ways: [string, object][] = [
    ['form-state', { ...form, ...rights, id, data: {} }],
    ['form-state', { ...form, ...rights, data: { id } }],
    ['form-state', { ...form, ...rights, formState: { id: { value: id, initialValue: id } } }],
    ['render-document', { collectionSlug: 'orders', docID: id, drawerSlug: 'x' }],
    ['render-document-slots', { collectionSlug: 'orders', id }],
    ['table-state', { collectionSlug: 'orders', columns: [], parent: { collectionSlug: 'orders', id, joinPath: 'x' } }],
  ]
  const callers = { visitor: '', editor: await cookieOf('editor') }
  for (const [caller, cookie] of Object.entries(callers)) {
    for (const [way, args] of ways) {
      const { text } = await ask(cookie, way, args)
      for (const secret of [number, name]) {
        expect({ caller, way, says: text.includes(secret) }).toEqual({ caller, way, says: false })
      }
    }
  }
  const [way, args] = ways[0] ?? ['', {}]
  const drawn = await ask(await cookieOf('admin'), way, args)
  expect({ status: drawn.status, says: drawn.text.includes(name) }).toEqual({ status: 200, says: true })
})

test('no action fails, whatever a stranger calls it with', async () => {
  expect(allActions().length).toBeGreaterThan(60)
  for (const [id, { filename }] of allActions()) {
    for (const body of ['[]', '[null]', '["x"]', '[{},{}]', '[[],7]', '{}']) {
      const answer = await fetch(`${stack().url}/de/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'Next-Action': id, Origin: stack().url },
        body,
        redirect: 'manual',
      })
      expect({ filename, body, fails: answer.status >= 500 }).toEqual({ filename, body, fails: false })
    }
  }
})

test('locks are of what one may read', async () => {
  const { rows } = await content.database.query('select id from orders limit 1')
  const [{ id }] = z.tuple([z.object({ id: z.string() })]).parse(rows)
  const { id: admin } = z
    .object({ id: z.string() })
    .parse((await content.database.query("select id from users where role = 'admin' limit 1")).rows[0])
  // The CMS's form of the order makes such a lock and no request of the API does, so it is written in SQL.
  const lock = randomUUID()
  await content.database.query('insert into payload_locked_documents (id) values ($1)', [lock])
  await content.database.query(
    `insert into payload_locked_documents_rels (parent_id, path, orders_id, users_id)
     values ($1, 'document', $2, null), ($1, 'user', null, $3)`,
    [lock, id, admin],
  )
  for (const path of ['', '?where[document.relationTo][equals]=orders', '?depth=1&limit=100']) {
    const headers = { Cookie: await cookieOf('editor'), 'Sec-Fetch-Site': 'none' }
    const answer = await fetch(`${stack().url}/api/cms/payload-locked-documents${path}`, { headers })
    expect([answer.status, (await answer.text()).includes(id)]).toEqual([200, false])
  }
})
