import { beforeAll, describe, expect, it } from 'vitest'
import { customerFixtures } from '../account/customer-fixtures'
import { newBrowser } from '../auth/browser'
import { freshCms } from '../setup/cms'
import { item, list, newToken } from './list-fixtures'

let syncLists: typeof import('@/features/lists/server/sync-lists')['syncLists']

const { payload } = await freshCms()
const fixtures = await customerFixtures(payload)
const shares = await import('@/features/lists/server/shares')

beforeAll(async () => {
  ;({ syncLists } = await import('@/features/lists/server/sync-lists'))
})

async function shared(mode: 'read' | 'edit') {
  const person = await fixtures.person()
  await syncLists(person, { lists: [list([item('note:a', 5)])], known: {} })
  const token = newToken()
  await shares.share(person, { list: 'main', token, mode })
  return { person, token }
}

const change = list([item('note:b', 9)])
const ids = (answer: { list: { items: { id: string }[] } } | 'read-only' | null) =>
  answer && answer !== 'read-only' ? answer.list.items.map(({ id }) => id) : answer

describe('a link to a list', () => {
  it('reads it, and changes it only where that is allowed', async () => {
    const reading = await shared('read')
    expect(ids(await shares.readShared(reading.token))).toEqual(['note:a'])
    expect(await shares.changeShared(reading.token, change)).toBe('read-only')
    const editing = await shared('edit')
    expect(ids(await shares.changeShared(editing.token, change))).toEqual(['note:a', 'note:b'])
    const own = await syncLists(editing.person, { lists: [], known: {} })
    expect(own.lists.map(({ list: { items } }) => items.map(({ id }) => id))).toEqual([['note:a', 'note:b']])
  })

  it('says nothing of whose it is, and is nowhere in clear', async () => {
    const { person, token } = await shared('read')
    const answer = JSON.stringify(await shares.readShared(token))
    expect(answer).not.toContain(person.id)
    expect(answer).not.toContain(person.rights.user.email)
    const { docs } = await payload.find({ collection: 'list-shares', ...person.rights })
    expect(docs).toHaveLength(1)
    expect(docs[0]).not.toHaveProperty('tokenHash')
    const raw = await payload.find({ collection: 'list-shares', where: { customer: { equals: person.id } } })
    expect(JSON.stringify(raw.docs)).not.toContain(token)
  })

  it('is ended by its owner alone, from the next request on', async () => {
    const { person, token } = await shared('edit')
    const stranger = await fixtures.person()
    const [made] = await shares.sharesOf(person, 'main')
    expect(await shares.sharesOf(stranger, 'main')).toEqual([])
    await shares.endShare(stranger, made?.id ?? '')
    expect(await shares.readShared(token)).not.toBeNull()
    await shares.endShare(person, made?.id ?? '')
    expect(await shares.readShared(token)).toBeNull()
    expect(await shares.changeShared(token, change)).toBeNull()
  })

  it('opens no list that its owner has removed, and leaves removing to the owner', async () => {
    const { person, token } = await shared('edit')
    await shares.changeShared(token, { ...change, removed: [true, Date.now()] })
    expect(await shares.readShared(token)).not.toBeNull()
    await syncLists(person, { lists: [list([], { removed: [true, Date.now()] })], known: {} })
    expect(await shares.readShared(token)).toBeNull()
    expect(await shares.changeShared(token, change)).toBeNull()
  })

  it('is one however often it is asked for, and there are not many', async () => {
    const { person, token } = await shared('read')
    expect(await shares.share(person, { list: 'main', token, mode: 'read' })).toBe(true)
    expect(await shares.sharesOf(person, 'main')).toHaveLength(1)
    const more = await Promise.all(
      Array.from({ length: 12 }, () => shares.share(person, { list: 'main', token: newToken(), mode: 'read' })),
    )
    expect(more.filter(Boolean)).toHaveLength(9)
    expect(await shares.share(person, { list: 'nothing', token: newToken(), mode: 'read' })).toBe(false)
  })

  it('takes what its owner and others change at once', async () => {
    const { person, token } = await shared('edit')
    await Promise.all([
      ...Array.from({ length: 5 }, (_, count) => shares.changeShared(token, list([item(`note:link${count}`, 9)]))),
      ...Array.from({ length: 5 }, (_, count) =>
        syncLists(person, { lists: [list([item(`note:own${count}`, 9)])], known: {} }),
      ),
    ])
    expect((await shares.readShared(token))?.list.items).toHaveLength(11)
  })
})

describe('the calls about lists', () => {
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    new Request('http://localhost/api/lists/shared', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'x-forwarded-for': '10.9.9.9', ...headers },
    })

  it('refuse what is wrong, too long, from another site, or unknown', async () => {
    const { POST } = await import('@/app/api/lists/shared/route')
    const { token } = await shared('read')
    const status = async (request: Request) => (await POST(request)).status
    expect(await status(ask({ token }))).toBe(200)
    expect(await status(ask({ token: newToken() }))).toBe(404)
    expect(await status(ask({ token, list: change }))).toBe(403)
    expect(await status(ask({ token: 'short' }))).toBe(422)
    expect(await status(ask('{broken'))).toBe(422)
    const long = { ...change, items: [item('note:a', 5, { text: [{ title: 'x'.repeat(201), details: '' }, 5] })] }
    expect(await status(ask({ token, list: long }))).toBe(422)
    expect(await status(ask('x'.repeat(1_600_000)))).toBe(413)
    expect(await status(ask({ token }, { 'sec-fetch-site': 'cross-site' }))).toBe(400)
    expect((await POST(ask({ token }))).headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('are limited for one network address', async () => {
    const { POST } = await import('@/app/api/lists/shared/route')
    const answers = await Promise.all(
      Array.from({ length: 310 }, () => POST(ask({ token: newToken() }, { 'x-forwarded-for': '10.8.8.8' }))),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('are limited for each link by itself, because many customers of a carrier have one address', async () => {
    const { POST } = await import('@/app/api/lists/shared/route')
    const [one, other] = [await shared('read'), await shared('edit')]
    const status = async (body: unknown) => (await POST(ask(body, { 'x-forwarded-for': '10.7.7.7' }))).status
    const answers = await Promise.all(Array.from({ length: 310 }, () => status({ token: one.token })))
    expect(answers.filter((answer) => answer === 429)).toHaveLength(10)
    expect(await status({ token: other.token, list: change })).toBe(200)
    expect(await status({ token: newToken() })).toBe(404)
  })

  it('know nobody who is not signed in', async () => {
    const routes = await Promise.all([
      import('@/app/api/lists/sync/route'),
      import('@/app/api/lists/shares/new/route'),
      import('@/app/api/lists/shares/list/route'),
      import('@/app/api/lists/shares/end/route'),
    ])
    const bodies = [
      { lists: [], known: {} },
      { token: newToken(), list: 'main', mode: 'edit' },
      { list: 'main' },
      { id: '019abc00-0000-7000-8000-000000000000' },
    ]
    for (const [index, { POST }] of routes.entries()) {
      const answer = await newBrowser().run(() => POST(ask(bodies[index])))
      expect(answer.status).toBe(401)
    }
  })
})
