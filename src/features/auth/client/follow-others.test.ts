import { afterEach, expect, it, vi } from 'vitest'
import { blankPage } from '../../../../tests/setup/page'

const person = (id: string) => ({
  user: { id, email: `${id}@mail.example`, phone: '', app_metadata: {}, user_metadata: {} },
  session: { expires_at: 2_000_000_000, expires_in: 3600, token_type: 'bearer' as const, aal: 'aal1' as const },
})

async function open() {
  await blankPage()
  document.body.innerHTML = `<form id="content"><input name="name" autocomplete="name">
    <input name="password" type="password" autocomplete="current-password">
    <input name="shown" type="text" autocomplete="new-password"></form>`
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.resetModules()
  const { emitAuthEvent } = await import('./auth-store')
  const { followOthers } = await import('./follow-others')
  emitAuthEvent('INITIAL_SESSION', person('ana'))
  const end = followOthers()
  const signIn = (id: string) => emitAuthEvent('SIGNED_IN', person(id))
  const signOut = () => emitAuthEvent('SIGNED_OUT', null)
  const fields = () => [...document.querySelectorAll('input')]
  const type = (...names: string[]) => {
    for (const field of fields().filter(({ name }) => names.includes(name))) {
      field.value = 'typed'
      field.dispatchEvent(new window.Event('input', { bubbles: true }))
    }
  }
  const values = () => fields().map(({ value }) => value)
  return { end, reload, signIn, signOut, type, values }
}

afterEach(() => vi.unstubAllGlobals())

it('keeps what was typed while nobody is signed in, and when the same person is again', async () => {
  const { reload, signIn, signOut, type } = await open()
  type('name')
  signOut()
  signIn('ana')
  expect(reload).toHaveBeenCalledTimes(0)
})

it('shows nobody else what was typed', async () => {
  const { reload, signIn, signOut, type } = await open()
  type('name')
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

it('reloads where only passwords were typed, or filled in by the browser', async () => {
  const { reload, signOut, type } = await open()
  type('password', 'shown')
  signOut()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('keeps no password in a page that stays after a sign-out', async () => {
  const { reload, signOut, type, values } = await open()
  type('name', 'password', 'shown')
  signOut()
  expect(reload).toHaveBeenCalledTimes(0)
  expect(values()).toEqual(['typed', '', ''])
})
