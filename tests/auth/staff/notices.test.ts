import { expect, it } from 'vitest'
import { z } from 'zod'
import { totp } from '../../auth-server/totp'
import { catchMails } from '../../setup/catch-mails'
import { runJobs } from '../../setup/run-jobs'
import { password, staffFixtures } from './staff-fixtures'

const caught = await catchMails()
const fixtures = await staffFixtures()
const signIns = /new device|neuen Gerät|ново устройство/
const better = 'another-long-staff-password'

async function subjectsTo(address: string): Promise<string[]> {
  return (await mailsTo(address)).map(({ subject }) => subject).filter((subject) => !signIns.test(subject))
}

async function mailsTo(address: string) {
  await runJobs(fixtures.payload)
  return (await caught(address)).toReversed()
}

it('tells who changes their password or address, in the language that they work in', async () => {
  const { id } = await fixtures.account('selma', 'admin')
  const { token } = (await fixtures.signIn('selma', { language: 'de' })).body
  const change = (body: object) => fixtures.rest('PATCH', `users/${id}`, { token, language: 'de', body })
  expect((await change({ password: better })).status).toBe(200)
  expect((await change({ password: 'short' })).status).toBe(400)
  expect((await change({ name: 'Selma' })).status).toBe(200)
  const again = (await fixtures.signIn('selma', { password: better, language: 'de' })).body.token
  const body = { email: 'selma2@broshura.example' }
  expect((await fixtures.rest('PATCH', `users/${id}`, { token: again, language: 'de', body })).status).toBe(200)
  expect(await subjectsTo('selma@broshura.example')).toEqual([
    'Ihr Passwort wurde geändert',
    'Die E-Mail-Adresse Ihres Kontos wurde geändert',
  ])
  expect((await mailsTo('selma@broshura.example')).at(-1)?.text).toContain('selma2@broshura.example')
  expect(await subjectsTo('selma2@broshura.example')).toEqual([])
})

it('tells a colleague in their own language that an admin has set their password', async () => {
  await fixtures.account('head', 'admin')
  const { id } = await fixtures.account('raya')
  await fixtures.signIn('raya', { language: 'bg' })
  const token = await fixtures.tokenOf('head')
  await fixtures.rest('PATCH', `users/${id}`, { token, body: { password: better } })
  expect(await subjectsTo('raya@broshura.example')).toEqual(['Администратор зададе паролата Ви'])
  expect((await mailsTo('raya@broshura.example')).at(-1)?.text).toContain('head@broshura.example')
  expect(await subjectsTo('head@broshura.example')).toEqual([])
})

it('tells of each change of the second factor, and of a recovery code that was used', async () => {
  await fixtures.account('dean', 'admin')
  const { id } = await fixtures.account('finn')
  const token = await fixtures.tokenOf('finn')
  const post = (path: string, body: object, by = token) =>
    fixtures.rest('POST', `users/${path}`, { token: by, body: { ...body, currentPassword: password } })
  const secret = async () => z.object({ secret: z.string() }).parse((await post('second-factor/begin', {})).json).secret
  const codes = async (path: string, code: string) =>
    z.object({ recoveryCodes: z.array(z.string()) }).parse((await post(path, { code })).json).recoveryCodes
  const [first = '', second = ''] = await codes('second-factor/confirm', totp(await secret(), Date.now()))
  expect((await fixtures.signIn('finn', { code: first })).status).toBe(200)
  expect((await fixtures.signIn('finn', { code: first })).status).toBe(401)
  const [third = ''] = await codes('second-factor/recovery-codes', second)
  expect((await post('second-factor/remove', { code: third })).status).toBe(200)
  await codes('second-factor/confirm', totp(await secret(), Date.now()))
  expect((await post(`${id}/second-factor/reset`, {}, await fixtures.tokenOf('dean'))).status).toBe(200)
  expect(await subjectsTo('finn@broshura.example')).toEqual([
    'A second factor was set up',
    'Sign-in with a recovery code',
    'New recovery codes',
    'The second factor was removed',
    'A second factor was set up',
    'An admin has reset your second factor',
  ])
})

it('tells of a sign-in on a device that the account was not used on', async () => {
  await fixtures.account('nora')
  const { headers } = await fixtures.signIn('nora', { language: 'de' })
  const cookie = headers.getSetCookie().find((line) => line.startsWith('broshura-device='))
  await fixtures.signIn('nora', { language: 'de', cookie: cookie?.split(';')[0] })
  await fixtures.signIn('nora', { language: 'de', password: 'not-the-right-one' })
  expect((await mailsTo('nora@broshura.example')).map(({ subject }) => subject)).toEqual([
    'Anmeldung mit einem neuen Gerät',
  ])
})
