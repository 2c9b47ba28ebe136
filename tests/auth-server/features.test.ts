import { expect, it } from 'vitest'
import { authServer, siteUrl } from './auth-server'

const server = await authServer({ without: ['google', 'linking', 'phone-factor', 'totp-factor'] })

it('tells what it has, and refuses what it has not', async () => {
  expect(await (await server.raw('/settings')).json()).toMatchObject({ external: { github: true, google: false } })
  const refused = await server.raw(`/authorize?provider=google&redirect_to=${siteUrl}`)
  expect(await refused.json()).toMatchObject({ code: 'validation_failed' })
  const { auth } = await server.signedIn()
  expect((await auth.linkIdentity({ provider: 'github' })).error).toMatchObject({
    code: 'manual_linking_disabled',
    status: 404,
  })
  expect((await auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('mfa_totp_enroll_not_enabled')
  const phone = await auth.mfa.enroll({ factorType: 'phone', phone: '+359888123456' })
  expect(phone.error).toMatchObject({ code: 'mfa_phone_enroll_not_enabled', status: 422 })
})
