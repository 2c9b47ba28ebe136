import bg from '../messages/bg.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }
import { newCustomer } from './support/customers'
import { expect, onlyFull, test } from './support/fixtures'
import { ownAddress } from './support/own-address'

test.use({ extraHTTPHeaders: ownAddress() })

const languages = [
  { prefix: '', title: 'Вход', password: 'Парола', submit: 'Вход', mine: 'Моят профил', wrong: /не са верни/ },
  {
    prefix: '/de',
    title: 'Anmelden',
    password: 'Passwort',
    submit: 'Anmelden',
    mine: 'Mein Konto',
    wrong: /stimmen nicht/,
  },
]

for (const { prefix, title, password, submit, mine, wrong } of languages) {
  test(
    `a guarded page leads to the sign-in and back in ${prefix || '/bg'}`,
    onlyFull(prefix !== ''),
    async ({ page, context }) => {
      const customer = await newCustomer('guarded')
      const wanted = `${prefix}/account-dashboard?from=mail`
      await page.goto(wanted)
      await expect(page).toHaveURL(`${prefix}/login?next=${encodeURIComponent(wanted)}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const savedRedirect = () => page.evaluate(() => localStorage.getItem('redirectAfterLogin'))
      await expect.poll(savedRedirect).toBe(wanted)

      await page.locator('#content input[name=email]').fill(customer.email)
      await page.getByLabel(password, { exact: true }).fill('not my password')
      await page.locator('#content').getByRole('button', { name: submit }).click()
      await expect(page.locator('#content').getByRole('alert')).toHaveText(wrong)
      await expect(page.locator('#content input[name=email]')).toHaveValue(customer.email)

      await page.getByLabel(password, { exact: true }).fill(customer.password)
      await page.locator('#content').getByRole('button', { name: submit }).click()
      await expect(page).toHaveURL(wanted)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine)
      expect(await savedRedirect()).toBeNull()

      const session = (await context.cookies()).find(({ name }) => name.startsWith('broshura-session'))
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
      expect(stored).toContain('auth_session')
      expect(stored).not.toMatch(/access_token|refresh_token/)
    },
  )
}

for (const [prefix, t] of [
  ['', bg],
  ['/en', en],
] as const) {
  test(
    `signing in works without JavaScript in ${prefix || '/bg'}`,
    onlyFull(prefix === ''),
    async ({ browser, baseURL }) => {
      const customer = await newCustomer('noscript')
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders: ownAddress() })
      const page = await context.newPage()
      await page.goto(`${prefix}/account-dashboard`)
      await page.locator('#content input[name=email]').fill(customer.email)
      await page.locator('#content input[name=password]').fill('wrong')
      await page.locator('#content button[type=submit]').click()
      await expect(page.locator('#content').getByRole('alert')).toHaveText(t.form.problems.credentials)
      await expect(page.locator('#content input[name=email]')).toHaveValue(customer.email)
      await page.locator('#content input[name=password]').fill(customer.password)
      await page.locator('#content button[type=submit]').click()
      await expect(page).toHaveURL(`${prefix}/account-dashboard`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.account.pages.dashboard.title)
      await context.close()
    },
  )
}

for (const [prefix, t] of [
  ['/en', en],
  ['/ru', ru],
] as const) {
  test(`the way back shows nothing after signing out in ${prefix}`, onlyFull(prefix !== '/ru'), async ({ page }) => {
    const customer = await newCustomer('back')
    await page.goto(`${prefix}/login?next=${encodeURIComponent(`${prefix}/account-dashboard`)}`)
    await page.locator('#content input[name=email]').fill(customer.email)
    await page.locator('#content input[name=password]').fill(customer.password)
    await page.locator('#content button[type=submit]').click()
    await expect(page).toHaveURL(`${prefix}/account-dashboard`)
    await page.goto(`${prefix}/account-address`)
    await page.getByRole('button', { name: t.account.menu.signOut }).first().click()
    await expect(page).toHaveURL(prefix)
    await page.goBack()
    await expect(page).toHaveURL(`${prefix}/login?next=${encodeURIComponent(`${prefix}/account-address`)}`)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('auth_')
  })
}

for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`a sign-in leads to no other site: ${next}`, async ({ page, request }) => {
    const customer = await newCustomer('redirect')
    await page.goto(`/en/login?next=${encodeURIComponent(next)}`)
    await page.locator('#content input[name=email]').fill(customer.email)
    await page.locator('#content input[name=password]').fill(customer.password)
    await page.locator('#content button[type=submit]').click()
    await expect(page).toHaveURL('/en/account-dashboard')
    for (const path of ['login', 'registration', 'forget-password', 'confirm']) {
      const text = await (
        await request.get(`/en/${path}?token_hash=a&type=signup&next=${encodeURIComponent(next)}`)
      ).text()
      expect(text).not.toContain(`value="${next}"`)
    }
  })
}
