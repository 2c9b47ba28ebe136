import { beforeEach, describe, expect, it, vi } from 'vitest'

const user = { id: 'u1', email: 'ana@mail.example', phone: '', app_metadata: {}, user_metadata: {} }
const session = { expires_at: 2_000_000_000, expires_in: 3600, token_type: 'bearer', aal: 'aal1' }
const now = Math.round(Date.now() / 1000)
const parts = {
  access_token: 'a',
  refresh_token: 'r',
  expires_in: '3600',
  expires_at: `${now + 3600}`,
  token_type: 'bearer',
}
const failed = 'This link does not sign you in.'

async function open(
  address: string,
  answer: Response = Response.json({ user, session, nextLevel: 'aal1' }),
  ask = async () => false,
) {
  const storage = new Map<string, string>()
  const seen = { address: '', left: '', events: [] as string[], warnings: [] as string[] }
  vi.stubGlobal('location', { href: `https://broshura.example${address}`, assign: (to: string) => (seen.left = to) })
  vi.stubGlobal('document', { cookie: 'broshura-signed-in=1' })
  vi.stubGlobal('history', {
    state: { key: 1 },
    replaceState: (_: unknown, __: string, url: URL) => (seen.address = url.href),
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer.clone()),
  )
  vi.spyOn(console, 'warn').mockImplementation((text: string) => seen.warnings.push(text))
  vi.resetModules()
  const { onAuthEvent } = await import('./auth-store')
  onAuthEvent((event) => seen.events.push(event))
  const { readAddressSession } = await import('./address-session')
  const sentence = await readAddressSession('de', failed, ask)
  const [, request] = vi.mocked(fetch).mock.calls[0] ?? []
  return { ...seen, sentence, storage, sent: request ? JSON.parse(String(request.body)) : undefined }
}

const hash = (more: Record<string, string> = {}) => `#${new URLSearchParams({ ...parts, ...more })}`

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('readAddressSession', () => {
  it('hands the hash to the server, clears it, and signs in', async () => {
    const page = await open(`/de/r/lidl?sort=new${hash()}`)
    expect(page).toMatchObject({ sentence: undefined, events: ['SIGNED_IN'], left: '', warnings: [] })
    expect(page.address).toBe('https://broshura.example/de/r/lidl?sort=new')
    expect(page.sent).toMatchObject({ access_token: 'a', refresh_token: 'r', locale: 'de' })
    expect([...page.storage.values()].join()).not.toContain('access_token')
  })

  it('hands a code over too', async () => {
    const page = await open('/de?code=c1&sort=new')
    expect(page).toMatchObject({ events: ['SIGNED_IN'], address: 'https://broshura.example/de?sort=new' })
    expect(page.sent).toEqual({ code: 'c1', locale: 'de' })
  })

  it('asks before it takes over what this browser has not begun, and a no changes nothing', async () => {
    const words = { title: 'Als ana@mail.example anmelden?', text: ['…'], agree: 'Anmelden', refuse: 'Nicht anmelden' }
    const ask = vi.fn(async () => false)
    const page = await open(`/de${hash()}`, Response.json({ question: words }), ask)
    expect(ask).toHaveBeenCalledWith(words)
    expect(page).toMatchObject({ sentence: undefined, events: [], left: '', address: 'https://broshura.example/de' })
    expect(page.storage.size).toBe(0)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('takes it over after a yes', async () => {
    const question = { title: '?', text: [], agree: 'Anmelden', refuse: 'Nicht anmelden' }
    const signedIn = { user, session, nextLevel: 'aal1' }
    const ask = async () => {
      vi.mocked(fetch).mockImplementation(async () => Response.json(signedIn))
      return true
    }
    const page = await open(`/de${hash()}`, Response.json({ question }), ask)
    expect(page).toMatchObject({ events: ['SIGNED_IN'], sent: expect.not.objectContaining({ agreed: true }) })
    const [, second] = vi.mocked(fetch).mock.calls
    expect(JSON.parse(String(second?.[1]?.body))).toMatchObject({ access_token: 'a', agreed: true })
  })

  it.each(['access_token', 'refresh_token', 'expires_in', 'token_type'])('needs %s', async (part) => {
    const page = await open(`/de${hash({ [part]: '' })}`)
    expect(page).toMatchObject({
      sentence: failed,
      events: [],
      sent: undefined,
      address: 'https://broshura.example/de',
    })
  })

  it('shows our sentence for an error, and the server’s for a refusal', async () => {
    expect(await open('/de#error=access_denied&error_description=Email+link+is+invalid')).toMatchObject({
      sentence: failed,
      address: 'https://broshura.example/de',
      sent: undefined,
    })
    const refused = await open(`/de${hash()}`, Response.json({ statusMessage: 'Gilt nicht mehr' }, { status: 422 }))
    expect(refused).toMatchObject({ sentence: 'Gilt nicht mehr', events: [] })
  })

  it.each([
    [120, []],
    [121, [expect.stringContaining('121 s ago')]],
    [-5, [expect.stringContaining('5 s in the future')]],
  ])('warns of a session issued %i s ago', async (age, warnings) => {
    vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] })
    const page = await open(`/de${hash({ expires_at: `${now + 3600 - age}` })}`)
    vi.useRealTimers()
    expect(page.warnings).toEqual(warnings)
  })

  it('leads a recovery to the new password, and a second factor to its code', async () => {
    expect(await open(`/de${hash({ type: 'recovery' })}`)).toMatchObject({
      events: ['PASSWORD_RECOVERY'],
      left: '/de/new-password',
    })
    const owed = Response.json({ user, session, nextLevel: 'aal2' })
    expect((await open(`/de/search?q=x${hash()}`, owed)).left).toBe('/de/login/code?next=%2Fde%2Fsearch%3Fq%3Dx')
  })
})
