import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { itemsOn } from '@/domain/shopping-list'
import { sharedSchema, syncSchema } from '@/features/lists/server/requests'
import { customerFixtures } from '../customers/customer-fixtures'
import { freshCms } from '../setup/cms'
import { newToken } from './list-fixtures'

let syncLists: typeof import('@/features/lists/server/sync-lists')['syncLists']
let shares: typeof import('@/features/lists/server/shares')
let signedIn: { id: string }
/** Storage and connection of the device whose code is running. */
let storage: Map<string, string>
let online: boolean

const { payload } = await freshCms()
const fixtures = await customerFixtures(payload)

beforeAll(async () => {
  ;({ syncLists } = await import('@/features/lists/server/sync-lists'))
  shares = await import('@/features/lists/server/shares')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (!online) throw new TypeError('offline')
    if (path === '/api/lists/shared') {
      const { token, list } = sharedSchema.parse(JSON.parse(body))
      const answer = list ? await shares.changeShared(token, list) : await shares.readShared(token)
      return Response.json(answer ?? {}, { status: answer ? 200 : 404 })
    }
    return Response.json(await syncLists(signedIn, syncSchema.parse(JSON.parse(body))))
  })
})
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
beforeEach(async () => {
  // Changes are sent after a delay; with fake timers, each device sends when the test says so.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  signedIn = await fixtures.customer()
})

/** A browser with its own storage and module instances; steps of devices do not overlap. */
async function device() {
  vi.resetModules()
  const own = new Map<string, string>()
  storage = own
  const modules = {
    store: await import('@/features/lists/client/list-store'),
    account: await import('@/features/lists/client/account'),
    storage: await import('@/features/lists/client/list-storage'),
    sync: await import('@/features/lists/client/sync'),
    auth: await import('@/features/auth/client/auth-store'),
    peek: await import('@/features/lists/client/list-ids'),
  }
  async function run<Result>(work: (given: typeof modules) => Result | Promise<Result>, connected = true) {
    storage = own
    online = connected
    return work(modules)
  }
  const changeAccount = (change: (given: typeof modules) => void, connected: boolean) =>
    run(async (given) => {
      change(given)
      await given.account.followPerson()
    }, connected)
  const items = () =>
    run(({ storage: kept }) =>
      kept.readStoredLists().entries.flatMap(({ list }) => (list.removed[0] ? [] : itemsOn(list))),
    )
  return {
    run,
    own,
    write: (note: string, connected = true) => run(({ store }) => store.addNote(note), connected),
    signIn: (connected = true) => {
      const user = { id: signedIn.id, email: '', phone: '', app_metadata: {}, user_metadata: {} }
      const session = { expires_at: 1, expires_in: 1, token_type: 'bearer', aal: 'aal1' } as const
      return changeAccount(({ auth }) => auth.storeSignedIn({ user, session }, 'SIGNED_IN'), connected)
    },
    signOut: (connected = true) => changeAccount(({ auth }) => auth.clearSignedIn(), connected),
    sync: (connected = true) => run(({ sync }) => sync.syncNow(), connected),
    items,
    notes: async () => (await items()).map(({ text }) => text[0].title).sort(),
  }
}

describe('two devices of one person', () => {
  it('have everything once after both have signed in, whoever came first', async () => {
    const [phone, laptop] = [await device(), await device()]
    await phone.write('кафе')
    await laptop.write('ориз')
    for (const one of [phone, laptop]) await one.signIn()
    await phone.sync()
    for (const one of [phone, laptop]) expect(await one.notes()).toEqual(['кафе', 'ориз'])
    expect((await syncLists(signedIn, { lists: [], known: {} })).lists).toHaveLength(1)
  })

  it('have the same note once when both wrote it, and go to the same shops', async () => {
    const [phone, laptop] = [await device(), await device()]
    for (const one of [phone, laptop]) await one.write('кафе')
    await phone.signIn()
    await phone.run(({ store }) => store.chooseShops('main', ['alfa']))
    await phone.sync()
    await laptop.signIn()
    await phone.sync()
    for (const one of [phone, laptop])
      expect((await one.items()).map(({ text, quantity }) => [text[0].title, quantity[0]])).toEqual([['кафе', 2]])
    const { lists } = await syncLists(signedIn, { lists: [], known: {} })
    expect(lists).toMatchObject([{ list: { shops: [['alfa'], expect.any(Number)] } }])
  })

  it('send what was changed without a connection when there is one again', async () => {
    const [phone, laptop] = [await device(), await device()]
    await phone.signIn()
    await laptop.signIn()
    await phone.write('сол', false)
    await laptop.write('захар')
    expect(await phone.sync(false)).toBe('waiting')
    expect(await phone.notes()).toEqual(['сол'])
    await laptop.sync()
    expect(await phone.sync()).toBe('idle')
    await laptop.sync()
    expect(await phone.notes()).toEqual(['захар', 'сол'])
    expect(await laptop.notes()).toEqual(['захар', 'сол'])
  })

  it('keep what one writes on a list that the other has deleted meanwhile', async () => {
    const [phone, laptop] = [await device(), await device()]
    await phone.write('старо')
    await phone.signIn()
    await phone.run(({ store }) => store.removeList('main'))
    await phone.sync()
    await laptop.write('ново')
    await laptop.signIn()
    expect(await laptop.notes()).toEqual(['ново'])
    await phone.sync()
    expect(await phone.notes()).toEqual(['ново'])
  })
})

describe('one device', () => {
  it('loses nothing when signing in finds no connection, and joins at the next page', async () => {
    const phone = await device()
    await phone.write('кафе')
    await phone.signIn(false)
    expect(await phone.notes()).toEqual(['кафе'])
    await phone.run(({ account }) => account.followPerson())
    expect((await syncLists(signedIn, { lists: [], known: {} })).lists).toHaveLength(1)
  })

  it('shows nothing of an account after the sign-out, and has what was not sent when its person is back', async () => {
    const phone = await device()
    await phone.signIn()
    await phone.write('пратено')
    await phone.sync()
    await phone.write('непратено', false)
    await phone.signOut(false)
    expect(await phone.notes()).toEqual([])
    const person = signedIn
    signedIn = await fixtures.customer()
    await phone.signIn()
    expect(await phone.notes()).toEqual([])
    await phone.signOut()
    signedIn = person
    await phone.signIn()
    expect(await phone.notes()).toEqual(['непратено', 'пратено'])
    await phone.sync()
    expect(JSON.stringify(await syncLists(person, { lists: [], known: {} }))).toContain('непратено')
  })

  it('puts aside what it cannot read before it writes', async () => {
    const phone = await device()
    phone.own.set('broshura-lists', '{"version":1,"entries":"broken"}')
    await phone.write('кафе')
    expect(await phone.notes()).toEqual(['кафе'])
    expect([...phone.own.values()]).toContain('{"version":1,"entries":"broken"}')
  })

  it('keeps a change until the page is left where nothing can be stored', async () => {
    const phone = await device()
    const full = vi.spyOn(phone.own, 'set').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await phone.write('кафе')).toBe('not-stored')
    expect(await phone.notes()).toEqual(['кафе'])
    full.mockRestore()
    expect(await phone.write('чай')).toBe('done')
    expect(await phone.notes()).toEqual(['кафе', 'чай'])
  })
})

describe('someone with a link to a list', () => {
  async function shared() {
    const [owner, guest] = [await device(), await device()]
    const token = newToken()
    const person = signedIn
    await owner.signIn()
    await owner.write('кафе')
    await owner.sync()
    await shares.share(signedIn, { list: 'main', token, mode: 'edit' })
    expect(await guest.run(({ sync }) => sync.openShared(token))).toBe(true)
    const end = async () => {
      const [link] = await shares.sharesOf(person, 'main')
      await shares.endShare(person, link?.id ?? '')
    }
    return { owner, guest, end }
  }
  const entries = (one: Awaited<ReturnType<typeof device>>) =>
    one.run(({ storage: kept }) =>
      kept.readStoredLists().entries.map(({ key, share, linkEnded }) => ({ key, shared: share !== null, linkEnded })),
    )

  it('keeps its last state with what they typed as a list of their own when the link is ended', async () => {
    const { owner, guest, end } = await shared()
    await guest.write('захар', false)
    await end()
    expect(await guest.sync()).toBe('idle')
    expect(await guest.notes()).toEqual(['захар', 'кафе'])
    expect(await entries(guest)).toContainEqual({
      key: expect.stringMatching(/^shared-/),
      shared: false,
      linkEnded: true,
    })
    await owner.sync()
    expect(await owner.notes()).toEqual(['кафе'])
    signedIn = await fixtures.customer()
    await guest.signIn()
    expect(JSON.stringify(await syncLists(signedIn, { lists: [], known: {} }))).toContain('захар')
  })

  it('gets no second copy of what is on a list of their own', async () => {
    const { owner, guest, end } = await shared()
    await guest.signIn()
    await end()
    await guest.sync()
    expect(await entries(guest)).toEqual([{ key: 'main', shared: false, linkEnded: undefined }])
    await owner.sync()
    expect(await guest.notes()).toEqual(['кафе'])
  })

  it('has what they typed sent at the sign-out, which takes the list out of the browser', async () => {
    const { owner, guest } = await shared()
    await guest.signIn()
    await guest.write('захар', false)
    await guest.signOut()
    expect(await guest.notes()).toEqual([])
    expect([...guest.own.values()].join()).not.toContain('захар')
    await owner.sync()
    expect(await owner.notes()).toEqual(['захар', 'кафе'])
  })

  it('has what they typed kept at a sign-out without a connection, is told so, and it is sent from the next page', async () => {
    const { owner, guest } = await shared()
    await guest.signIn()
    await guest.write('захар', false)
    await guest.signOut(false)
    expect(await guest.sync(false)).toBe('set-aside')
    expect(await guest.run(({ peek }) => peek.hasQuarantined())).toBe(true)
    expect(await guest.sync()).toBe('idle')
    expect(await guest.run(({ peek }) => peek.hasQuarantined())).toBe(false)
    await owner.sync()
    expect(await owner.notes()).toEqual(['захар', 'кафе'])
  })

  it('has what they typed as a list of their own when the link was ended before it could be sent', async () => {
    const { guest, end } = await shared()
    signedIn = await fixtures.customer()
    await guest.signIn()
    await guest.write('захар', false)
    await guest.signOut(false)
    await end()
    expect(await guest.sync()).toBe('idle')
    expect(await guest.run(({ peek }) => peek.hasQuarantined())).toBe(false)
    await guest.signIn()
    expect(await guest.notes()).toEqual(['захар', 'кафе'])
    expect(await entries(guest)).toContainEqual(expect.objectContaining({ shared: false, linkEnded: true }))
    await guest.sync()
    expect(JSON.stringify(await syncLists(signedIn, { lists: [], known: {} }))).toContain('захар')
  })

  it('has one list and not two when two of their devices hear of it', async () => {
    const { guest, end } = await shared()
    const phone = await device()
    await phone.run(async ({ storage: kept }) => {
      kept.changeStored(() => JSON.parse(guest.own.get(kept.storageKey) ?? ''))
    })
    await end()
    signedIn = await fixtures.customer()
    for (const one of [guest, phone]) {
      await one.sync()
      await one.signIn()
      await one.sync()
    }
    expect(await phone.notes()).toEqual(['кафе'])
  })
})
