import { expect, it } from 'vitest'
import { securityFixtures } from './fixtures'

const fixtures = await securityFixtures({ without: ['google', 'linking', 'phone-factor', 'totp-factor'] })

it('shows nothing that is switched off, and learns what no setting tells', async () => {
  const [{ offered }, { addApp }, { linkAddress }, { signedInCustomer }] = await Promise.all([
    import('@/features/auth/security/identities'),
    import('@/features/auth/security/add-factor'),
    import('@/features/auth/security/identities'),
    import('@/features/auth/fresh-proof'),
  ])
  const { browser } = await fixtures.signedIn()
  const offer = () =>
    browser.run(async () => {
      const current = await signedInCustomer()
      return current && offered(current.auth)
    })
  expect(await offer()).toEqual({ app: true, phone: false, linking: [] })
  expect(await browser.run(() => linkAddress('github', 'de'))).toMatchObject({ problem: { code: 'not-offered' } })
  expect(await browser.run(() => addApp({ name: 'One' }))).toMatchObject({ problem: { code: 'not-offered' } })
  expect(await offer()).toEqual({ app: false, phone: false, linking: [] })
})
