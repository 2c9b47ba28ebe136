import { describe, expect, it } from 'vitest'
import de from '../../messages/de.json'
import { newBrowser } from '../auth/browser'
import { authServer, password } from '../auth-server/auth-server'
import { freshCms } from '../setup/cms'

const server = await authServer()

await freshCms(server.environment())
const actions = await import('@/features/account/actions')
const signIn = (await import('@/features/auth/login')).signInWithPassword

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ locale: 'de', ...fields })) data.set(name, value)
  return data
}

async function customer() {
  const { email } = await server.signedIn()
  const browser = newBrowser()
  await browser.run(() => signIn({ email, password }))
  return browser
}

const fresh = { values: {} }
const { problems } = de.form

describe('a form of the account', () => {
  it.each([
    'saveProfileAction',
    'saveAddressAction',
    'changeEmailAction',
    'changePasswordAction',
    'planDeletionAction',
    'cancelDeletionAction',
    'askForExportAction',
    'removeAddressAction',
  ] as const)('changes nothing for somebody who is not signed in: %s', async (name) => {
    const state = await newBrowser().run(() => actions[name](fresh, formOf({ name: 'Anna' })))
    expect(state).toMatchObject({ message: problems['signed-out'], values: { name: 'Anna' } })
    expect(state.to).toBeUndefined()
  })

  it('names every wrong field, and gives back what was typed, but no password', async () => {
    const browser = await customer()
    const typed = { email: 'anna@', presentPassword: 'not the password' }
    expect(await browser.run(() => actions.changeEmailAction(fresh, formOf(typed)))).toEqual({
      values: { locale: 'de', email: 'anna@' },
      errors: { email: problems.email, presentPassword: problems['password-wrong'] },
    })
  })

  it('names the next page to a script, and redirects a browser without one', async () => {
    const browser = await customer()
    const fields = { name: 'Anna', language: 'de', next: '/de/account-profile?saved=profile' }
    const save = (more = {}) => browser.run(() => actions.saveProfileAction(fresh, formOf({ ...fields, ...more })))
    expect(await save({ script: 'on' })).toMatchObject({ to: fields.next, user_metadata: { name: 'Anna' } })
    await expect(save()).rejects.toMatchObject({ digest: expect.stringContaining(fields.next) })
  })
})
