import en from '../messages/en.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, onlyFull, test } from './support/fixtures'
import { mailedWays } from './support/mailed-link'
import { ownAddress } from './support/own-address'

test.use({ extraHTTPHeaders: ownAddress() })

const languages = [
  {
    prefix: '',
    register: 'Създаване на профил',
    show: 'Покажи паролата',
    weak: 'Лесна за отгатване',
    strong: 'Много добра',
    common: /сред най-често/,
    waiting: 'Проверете пощата си',
    subject: 'Потвърдете имейл адреса си',
    confirm: 'Потвърдете адреса си',
    used: /вече не важи/,
  },
  {
    prefix: '/de',
    register: 'Konto anlegen',
    show: 'Passwort anzeigen',
    weak: 'Leicht zu erraten',
    strong: 'Sehr gut',
    common: /häufigsten/,
    waiting: 'Sieh in dein Postfach',
    subject: 'Bestätige deine E-Mail-Adresse',
    confirm: 'Bestätige deine Adresse',
    used: /gilt nicht mehr/,
  },
]

for (const { prefix, register, show, weak, strong, common, waiting, subject, confirm, used } of languages) {
  test(
    `a visitor becomes an account holder in ${prefix || '/bg'}`,
    onlyFull(prefix === ''),
    async ({ page, request }) => {
      const email = `new-${prefix.slice(1)}-${process.pid}-${Date.now()}@customers.example`
      const wanted = `${prefix}/account-orders`
      const form = page.locator('#content')
      const title = page.getByRole('heading', { level: 1 })
      await page.goto(wanted)
      await form.getByRole('link', { name: register }).click()
      await expect(title).toHaveText(register)
      await expectNoViolations(page)

      await form.locator('input[name=name]').fill('Ана')
      await form.locator('input[name=email]').fill(email)
      const password = form.locator('input[name=password]')
      const reveal = form.getByRole('button', { name: show })
      await password.fill('password1234')
      await expect(form.getByText(weak)).toBeVisible()
      await reveal.click()
      await expect(reveal).toHaveAttribute('aria-pressed', 'true')
      await expect(password).toHaveAttribute('type', 'text')
      await expectNoViolations(page)
      await form.locator('button[type=submit]').click()
      await expect(form.getByText(common)).toBeVisible()
      await expect(password).toHaveAttribute('type', 'password')
      await password.fill('седем зелени трамвая')
      await expect(form.getByText(strong)).toBeVisible()
      await form.locator('button[type=submit]').click()
      await expect(form.locator('input[name=terms]')).toHaveAttribute('aria-invalid', 'true')
      await form.locator('input[name=terms]').check()
      await form.locator('button[type=submit]').click()
      await expect(title).toHaveText(waiting)
      await expectNoViolations(page)

      const mail = await mailedWays(email, /type=signup/)
      expect(mail.subject).toBe(subject)
      // A scanner that opens links before the person does must not use them up.
      for (let look = 0; look < 2; look++) expect((await request.get(mail.link)).status()).toBe(200)
      await page.goto(mail.link)
      await expect(title).toHaveText(confirm)
      await expectNoViolations(page)
      await form.locator('button[type=submit]').click()
      await expect(page).toHaveURL(wanted)
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth_user') ?? '{}'))
      expect(stored).toMatchObject({ email, user_metadata: { name: 'Ана', language: prefix.slice(1) || 'bg' } })

      const context = page.context()
      await page.close()
      await context.clearCookies()
      const tab = await context.newPage()
      await tab.goto(mail.link)
      await tab.locator('#content button[type=submit]').click()
      await expect(tab.locator('#content').getByText(used)).toBeVisible()
    },
  )
}

for (const [prefix, t] of [
  ['/en', en],
  ['/ru', ru],
] as const) {
  test(
    `registering and signing in by code work without JavaScript in ${prefix}`,
    onlyFull(prefix !== '/ru'),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders: ownAddress() })
      const page = await context.newPage()
      const form = page.locator('#content')
      const title = page.getByRole('heading', { level: 1 })
      const email = `noscript-${process.pid}-${Date.now()}@customers.example`
      await page.goto(`${prefix}/registration?next=${encodeURIComponent(`${prefix}/account-review`)}`)
      await form.locator('input[name=email]').fill(email)
      await form.locator('input[name=password]').fill('short')
      await form.locator('button[type=submit]').click()
      const password = form.locator('input[name=password]')
      await expect(password).toHaveAccessibleDescription(
        new RegExp(`^${t.form.problems['password-short'].replace('{least}', '10')}`),
      )
      await expect(form.locator('input[name=terms]')).toHaveAccessibleDescription(t.form.problems.terms)
      await expect(password).toBeFocused()
      await expect(password).toHaveValue('')
      await expect(form.locator('input[name=email]')).toHaveValue(email)
      await password.fill('seven green trams')
      await form.locator('input[name=terms]').check()
      await form.locator('button[type=submit]').click()
      await expect(title).toHaveText(t.auth.sending.mail.title)
      await form.locator('input[name=code]').fill('000000')
      await form.locator('button[type=submit]').first().click()
      await expect(form.getByText(t.form.problems.code)).toBeVisible()
      await form.locator('input[name=code]').fill((await mailedWays(email, /type=signup/)).code)
      await form.locator('button[type=submit]').first().click()
      await expect(page).toHaveURL(`${prefix}/account-review`)

      await context.clearCookies()
      await page.goto(`${prefix}/login?way=code`)
      await form.locator('input[name=email]').fill(email)
      await form.locator('button[type=submit]').click()
      await expect(title).toHaveText(t.auth.sending.mail.title)
      await form.locator('input[name=code]').fill((await mailedWays(email, /type=magiclink/)).code)
      await form.locator('button[type=submit]').first().click()
      await expect(page).toHaveURL(`${prefix}/account-dashboard`)
      await context.close()
    },
  )
}
