import { localePath } from '@/i18n/routing'
import bg from '../messages/bg.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { newCustomer } from './support/customers'
import { expect, onlyFull, test } from './support/fixtures'
import { mailedWays } from './support/mailed-link'
import { workerPatienceMs } from './support/mails'
import { ownAddress } from './support/own-address'

test.use({ extraHTTPHeaders: ownAddress() })

const languages = [
  { locale: 'bg', prefix: '', forgotten: 'Забравена парола?', subject: 'Изберете нова парола' },
  { locale: 'en', prefix: '/en', forgotten: 'Forgot your password?', subject: 'Set a new password' },
]

for (const { locale, prefix, forgotten, subject } of languages) {
  test(`a lost password is replaced in ${locale}`, onlyFull(locale !== 'bg'), async ({ page, request }) => {
    const { email, password } = await newCustomer('recovery', locale)
    const form = page.locator('#content')
    const fresh = `nine new ${locale} elephants`
    await page.goto(`${prefix}/login`)
    await expectNoViolations(page)
    await form.getByRole('link', { name: forgotten }).click()
    await expect(page).toHaveURL(`${prefix}/forget-password`)
    await expectNoViolations(page)
    await form.locator('input[name=email]').fill(email)
    await form.locator('button[type=submit]').click()
    await expect(page).toHaveURL(`${prefix}/confirm`)

    const mail = await mailedWays(email, /type=recovery/)
    expect(mail.subject).toBe(subject)
    await page.goto(mail.link)
    await form.locator('button[type=submit]').click()
    await expect(page).toHaveURL(`${prefix}/new-password`)
    await expectNoViolations(page)
    await form.locator('input[name=password]').fill('short')
    await form.locator('button[type=submit]').click()
    await expect(form.locator('input[name=password]')).toHaveAttribute('aria-invalid', 'true')
    await form.locator('input[name=password]').fill(fresh)
    await form.locator('button[type=submit]').click()
    await expect(page).toHaveURL(`${prefix}/account-dashboard`)

    await page.goto(`${prefix}/new-password`)
    await expect(page).toHaveURL(`${prefix}/forget-password`)
    const tried = await Promise.all(
      [password, fresh].map((one) => request.post('/api/auth/login', { data: { email, password: one } })),
    )
    expect(tried.map((answer) => answer.status())).toEqual([400, 200])
  })
}

for (const locale of ['bg', 'de'] as const) {
  test(
    `a lost password is replaced without JavaScript in ${locale}`,
    onlyFull(locale === 'bg'),
    async ({ browser, baseURL }) => {
      const { email } = await newCustomer('noscript-recovery', locale)
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders: ownAddress() })
      const page = await context.newPage()
      const form = page.locator('#content')
      await page.goto(localePath(locale, '/forget-password'))
      await form.locator('input[name=email]').fill(email)
      await form.locator('button[type=submit]').click()
      await expect(page).toHaveURL(localePath(locale, '/confirm'))
      await page.goto((await mailedWays(email, /type=recovery/)).link)
      await form.locator('button[type=submit]').click()
      await expect(page).toHaveURL(localePath(locale, '/new-password'))
      await form.locator('input[name=password]').fill('neun neue Elefanten')
      await form.locator('button[type=submit]').click()
      await expect(page).toHaveURL(localePath(locale, '/account-dashboard'))
      await context.close()
    },
  )
}

for (const [locale, t] of [
  ['bg', bg],
  ['ru', ru],
] as const) {
  test(`a code signs in and can be asked for again in ${locale}`, onlyFull(locale !== 'ru'), async ({ page }) => {
    // Two mails.
    test.setTimeout(120_000)
    const { email } = await newCustomer('code', locale)
    const form = page.locator('#content')
    await page.goto(localePath(locale, '/login'))
    await form.getByRole('link', { name: t.auth.ways.code }).click()
    await expectNoViolations(page)
    await form.locator('input[name=email]').fill(email)
    await form.locator('button[type=submit]').click()
    await expect(page).toHaveURL(localePath(locale, '/confirm'))
    const first = await mailedWays(email, /type=magiclink/)
    expect(first.subject).toBe(t.auth.mails.magiclink.subject)
    await form.getByRole('button', { name: t.auth.sending.again }).click()
    await expect(page).toHaveURL(localePath(locale, '/confirm?again=1'))
    const latest = async () => (await mailedWays(email, /type=magiclink/)).code
    await expect.poll(latest, { timeout: workerPatienceMs }).not.toBe(first.code)
    await form.locator('input[name=code]').fill(await latest())
    await form.getByRole('button', { name: t.auth.sending.submit }).click()
    await expect(page).toHaveURL(localePath(locale, '/account-dashboard'))
  })
}

test('nobody sets a password without the mail', async ({ page, request }) => {
  const customer = await newCustomer('no-mail')
  await page.goto('/en/new-password')
  await expect(page).toHaveURL('/en/login?next=%2Fen%2Fnew-password')
  const headers = ownAddress()
  expect((await request.post('/api/auth/login', { data: customer, headers })).status()).toBe(200)
  const answer = await request.post('/api/auth/password', { data: { password: 'nine new elephants' }, headers })
  expect([answer.status(), (await answer.json()).code]).toEqual([422, 'link'])
})
