import { expect, it } from 'vitest'
import { type Browser, newBrowser } from '../auth/browser'
import { securityFixtures } from '../auth/security/fixtures'

const fixtures = await securityFixtures()
const { maySync } = await import('@/features/lists/server/sync-limit')
const { POST } = await import('@/app/api/lists/sync/route')

const sync = async (browser: Browser) => {
  const body = JSON.stringify({ lists: [], known: {} })
  return (await browser.run(() => POST(new Request('http://localhost/api/lists/sync', { method: 'POST', body }))))
    .status
}

it('an account synchronizes as often as its devices ask for it, and no oftener; others go on', async () => {
  const [one, other] = [await fixtures.signedIn(), await fixtures.signedIn()]
  expect(await sync(one.browser)).toBe(200)
  const account = await fixtures.customer(one.id)
  if (!account) throw new Error('no account')
  const asked = await Promise.all(Array.from({ length: 600 }, () => maySync(account)))
  expect(asked.filter(Boolean)).toHaveLength(599)
  expect(await sync(one.browser)).toBe(429)
  expect(await sync(other.browser)).toBe(200)
  expect(await sync(newBrowser())).toBe(401)
})
