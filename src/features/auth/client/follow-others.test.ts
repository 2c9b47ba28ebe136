import { afterEach, expect, it, vi } from 'vitest'

const person = (id: string) => ({
  user: { id, email: `${id}@mail.example`, phone: '', app_metadata: {}, user_metadata: {} },
  session: { expires_at: 2_000_000_000, expires_in: 3600, token_type: 'bearer' as const, aal: 'aal1' as const },
})

async function open() {
  const content = new EventTarget()
  const reload = vi.fn()
  vi.stubGlobal('document', { cookie: '', getElementById: () => content })
  vi.stubGlobal('location', { reload })
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined)
  vi.resetModules()
  const { emitAuthEvent } = await import('./auth-store')
  const { followOthers } = await import('./follow-others')
  emitAuthEvent('INITIAL_SESSION', person('ana'))
  const end = followOthers()
  const signIn = (id: string) => emitAuthEvent('SIGNED_IN', person(id))
  const signOut = () => emitAuthEvent('SIGNED_OUT', null)
  const type = () => content.dispatchEvent(new Event('input'))
  return { end, reload, signIn, signOut, type }
}

afterEach(() => vi.unstubAllGlobals())

it('keeps what was typed while nobody is signed in, and when the same person is again', async () => {
  const { reload, signIn, signOut, type } = await open()
  type()
  signOut()
  signIn('ana')
  expect(reload).toHaveBeenCalledTimes(0)
})

it('shows nobody else what was typed', async () => {
  const { reload, signIn, signOut, type } = await open()
  type()
  signOut()
  signIn('boris')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('reloads at once after a sign-out where nothing was typed', async () => {
  const { end, reload, signOut } = await open()
  signOut()
  expect(reload).toHaveBeenCalledTimes(1)
  end()
})
