import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { itemsOn } from '@/domain/shopping-list'
import { customerFixtures } from '../account/customer-fixtures'
import { freshCms } from '../setup/cms'

/** Browsers of one person, whose lists are sent to the server of this process. */
export async function deviceKit() {
  const { payload } = await freshCms()
  const { sharedSchema, syncSchema } = await import('@/features/lists/server/list-route')
  const fixtures = await customerFixtures(payload)
  const { ListTooLong, syncLists } = await import('@/features/lists/server/sync-lists')
  const shares = await import('@/features/lists/server/shares')
  /** Storage and connection of the device whose code is running. */
  let storage = new Map<string, string>()
  let online = true
  /** Paths that were asked too often. */
  const limited = new Set<string>()
  const person = { signedIn: await fixtures.customer() }

  beforeAll(() => {
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
      if (limited.has(path)) return Response.json({}, { status: 429 })
      if (path === '/api/lists/shared') {
        const { token, list } = sharedSchema.parse(JSON.parse(body))
        const answer = list ? await shares.changeShared(token, list) : await shares.readShared(token)
        return Response.json(answer ?? {}, { status: answer ? 200 : 404 })
      }
      try {
        return Response.json(await syncLists(person.signedIn, syncSchema.parse(JSON.parse(body))))
      } catch (error) {
        if (error instanceof ListTooLong) return Response.json({}, { status: 413 })
        throw error
      }
    })
  })
  afterAll(async () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  beforeEach(async () => {
    // Changes are sent after a delay; with fake timers, each device sends when the test says so.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    limited.clear()
    person.signedIn = await fixtures.customer()
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
        await given.account.followListOwner()
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
        const user = { id: person.signedIn.id, email: '', phone: '', app_metadata: {}, user_metadata: {} }
        const session = { expires_at: 1, expires_in: 1, token_type: 'bearer', aal: 'aal1' } as const
        return changeAccount(({ auth }) => auth.storeSignedIn({ user, session }, 'SIGNED_IN'), connected)
      },
      signOut: (connected = true) => changeAccount(({ auth }) => auth.clearSignedIn(), connected),
      sync: (connected = true) => run(({ sync }) => sync.syncNow(), connected),
      items,
      notes: async () => (await items()).map(({ text }) => text[0].title).sort(),
    }
  }

  const listsOf = (owner: { id: string }) => syncLists(owner, { lists: [], known: {} })

  return { device, limited, person, shares, newPerson: () => fixtures.customer(), listsOf, syncLists }
}
