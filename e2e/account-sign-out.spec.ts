import { accountLanguages, content, signedInCustomer, title } from './support/account'
import { expect, onlyFull, test } from './support/fixtures'

for (const { locale, prefix, words } of accountLanguages) {
  const { account } = words

  test(`signing out leaves nothing behind in ${locale}`, onlyFull(locale !== 'bg'), async ({ page }) => {
    await signedInCustomer(page, 'leaving')
    await page.goto(`${prefix}/account-dashboard`)
    await expect(title(page)).toHaveText(account.pages.dashboard.title)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_session'))).not.toBeNull()
    await page.goto(`${prefix}/account-profile`)
    await page.getByRole('button', { name: account.menu.signOut }).click()
    await expect(page).toHaveURL(prefix || '/')
    expect(await page.evaluate(() => localStorage.getItem('auth_session'))).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL(/\/login\?next=/)
    await expect(content(page)).not.toContainText(account.profile.personal)
  })

  test(`a sign-out that fails is said in ${locale}`, onlyFull(locale === 'bg'), async ({ page }) => {
    await signedInCustomer(page, 'staying')
    await page.goto(`${prefix}/account-dashboard`)
    await page.route('**/api/auth/logout', (route) => route.abort())
    await page.getByRole('button', { name: account.menu.signOut }).click()
    await expect(page.getByText(account.menu.signOutFailed)).toBeVisible()
    await expect(page).toHaveURL(`${prefix}/account-dashboard`)
  })
}
