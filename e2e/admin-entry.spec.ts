import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { expect, onlyFull, test } from './support/fixtures'
import { type FullAuth, hasCookie, signInAt, startFullAuth } from './support/full-auth'
import { expectNoSidewaysScroll } from './support/reader'

let auth: FullAuth
test.beforeAll(async () => {
  auth = await startFullAuth()
})
test.afterAll(() => auth.stop())

const entryLink = 'header a[href$="/admin/broshura-dashboard"]'

const languages = [
  { prefix: '', t: bg },
  { prefix: '/de', t: de },
]

for (const { prefix, t } of languages) {
  test(
    `an admin enters the CMS without a second sign-in, and one way out ends both in ${prefix || '/bg'}`,
    onlyFull(prefix !== ''),
    async ({ page, context }) => {
      const person = await auth.person('boss', { app_metadata: { role: 'admin' } })
      const account = `${auth.web.url}${prefix}/account-security`
      await signInAt(page, account, person)
      await expect(page).toHaveURL(account)
      await page.locator(entryLink).click()
      await expect(page).toHaveURL(`${auth.web.url}/admin/broshura-dashboard`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await hasCookie(context, /^payload-token$/)).toBe(true)

      await page.goto(account)
      await page.locator('li', { hasText: t.security.signIns.here }).getByRole('button').click()
      await expect(page).toHaveURL(`${auth.web.url}${prefix}/login`)
      expect(await hasCookie(context, /^(payload-token|broshura-session.*)$/)).toBe(false)
      await page.goto(`${auth.web.url}/admin`)
      await expect(page).toHaveURL(/\/admin\/login/)

      await signInAt(page, account, person)
      await expect(page).toHaveURL(account)
      await page.goto(`${auth.web.url}/admin/collections/audit-log`)
      await expect(
        page.getByText(/^(Нов служител|Neu im Team|New staff member|Новый сотрудник): boss.*@/).first(),
      ).toBeVisible()
      await page.goto(`${auth.web.url}/admin/logout`)
      await expect.poll(() => hasCookie(context, /^(payload-token|broshura-session.*)$/)).toBe(false)
      await page.goto(account)
      await expect(page).toHaveURL(/\/login\?next=/)
    },
  )
}

for (const { prefix } of languages) {
  test(
    `whose own metadata claims to be an admin sees the entry and is not let in, in ${prefix || '/bg'}`,
    onlyFull(prefix !== ''),
    async ({ page, context }) => {
      const person = await auth.person('claims', { user_metadata: { role: 'admin' } })
      const account = `${auth.web.url}${prefix}/account-security`
      await signInAt(page, account, person)
      await expect(page).toHaveURL(account)
      await expect(page.locator(entryLink)).toBeVisible()
      await page.goto(`${auth.web.url}/admin`)
      await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin&own=1/)
      expect(await hasCookie(context, /^payload-token$/)).toBe(false)
    },
  )

  test(
    `a record of the browser shows the entry where the server allows the test, in ${prefix || '/bg'}`,
    onlyFull(prefix === ''),
    async ({ page }) => {
      const person = await auth.person('tester')
      const account = `${auth.web.url}${prefix}/account-security`
      await signInAt(page, account, person)
      await expect(page).toHaveURL(account)
      const entry = page.locator(entryLink)
      await expect(entry).toBeHidden()
      await page.evaluate(() => localStorage.setItem('admin_role_test', JSON.stringify({ role: 'admin' })))
      await page.reload()
      await expect(entry).toBeVisible()
      // The header of a small phone has no room for it; the account page leads there, too.
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(entry).toBeHidden()
      await expectNoSidewaysScroll(page)
      await page.goto(`${auth.web.url}/admin`)
      await expect(page).toHaveURL(/\/admin\/login/)
    },
  )
}
