import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { totp } from '../tests/auth-server/totp'
import { expectNoViolations } from './support/axe'
import { expect, onlyFull, test } from './support/fixtures'
import { type FullAuth, signInAt, startFullAuth, storedLevel } from './support/full-auth'
import { mailTo, workerPatienceMs } from './support/mails'

let auth: FullAuth
test.beforeAll(async () => {
  auth = await startFullAuth()
})
test.afterAll(() => auth.stop())

// A fresh period of codes may have to be waited for, and two messages.
test.describe.configure({ timeout: 120_000 })

const languages = [
  { prefix: '', t: bg, phone: `359888${randomInt(100_000, 999_999)}` },
  { prefix: '/de', t: de, phone: `491512${randomInt(1_000_000, 9_999_999)}` },
]

const content = (page: Page) => page.locator('#content')

async function give(page: Page, code: string) {
  await content(page).locator('input[name=code]').fill(code)
  await content(page).locator('form:has(input[name=code]) button[type=submit]').click()
}

const periodMs = 30_000

/** Each code can be used once; the codes of the previous and the next period are valid too. */
const codeOf = (secret: string, period: -1 | 0 | 1) => totp(secret, Date.now() + period * periodMs)

/** The previous period's code is refused as soon as the present period ends. */
async function codeOfPreviousPeriod(secret: string): Promise<string> {
  const left = () => periodMs - (Date.now() % periodMs)
  await expect.poll(left, { timeout: periodMs }).toBeGreaterThan(10_000)
  return codeOf(secret, -1)
}

async function addApp(page: Page, { t }: Pick<(typeof languages)[number], 't'>, name: string): Promise<string> {
  await page.getByText(t.security.factors.addApp).click()
  const form = page.locator('details', { hasText: t.security.factors.addApp })
  await form.getByLabel(t.security.factors.name).fill(name)
  await form.getByRole('button', { name: t.security.factors.begin }).click()
  const secret = (await form.locator('code').textContent())?.replace(/\s/g, '') ?? ''
  await expect(form.locator('img')).toBeVisible()
  await give(page, '000')
  await expect(form.getByText(t.form.problems['code-digits'])).toBeVisible()
  await give(page, await codeOfPreviousPeriod(secret))
  await expect(form.getByText(t.security.factors.done)).toBeVisible()
  return secret
}

for (const language of languages) {
  const { prefix, t, phone } = language
  const security = `${prefix}/account-security`

  test(
    `a second factor is set up, asked for and taken away in ${prefix || '/bg'}`,
    onlyFull(prefix !== ''),
    async ({ page }) => {
      const person = await auth.person('factor')
      const url = auth.web.url + security
      await signInAt(page, url, person)
      await expect(page).toHaveURL(url)
      await expect(page.getByText(t.security.factors.off)).toBeVisible()
      await expectNoViolations(page)
      const secret = await addApp(page, language, 'My app')
      expect(await storedLevel(page)).toBe('aal2')
      await expect(page.getByRole('heading', { name: 'My app' })).toBeVisible()

      await page.locator('li', { hasText: t.security.signIns.here }).getByRole('button').click()
      await expect(page).toHaveURL(`${auth.web.url}${prefix}/login`)
      await signInAt(page, url, person)
      await expect(page).toHaveURL(`${auth.web.url}${prefix}/login/code?next=${encodeURIComponent(security)}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.auth.code.title)
      await expectNoViolations(page)
      await page.goto(url)
      await expect(page).toHaveURL(/\/login\/code\?next=/)
      await give(page, '123')
      await expect(content(page).getByText(t.form.problems['code-digits'])).toBeVisible()
      await give(page, codeOf(secret, 0))
      await expect(page).toHaveURL(url)

      auth.web.moveClock(11 * 60_000)
      await expect
        .poll(async () => {
          await page.reload()
          return page.getByRole('link', { name: t.security.factors.confirm }).first().isVisible()
        })
        .toBe(true)
      auth.web.moveClock(0)
      await page.getByRole('link', { name: t.security.factors.confirm }).first().click()
      await expect(page).toHaveURL(/fresh=1/)
      await give(page, codeOf(secret, 1))
      await expect(page).toHaveURL(url)
      await expectNoViolations(page)
      await page.getByRole('button', { name: t.security.factors.removeNamed.replace('{name}', 'My app') }).click()
      await expect(page.getByText(t.security.factors.off)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: t.account.saved.factor })).toBeFocused()
    },
  )

  test(`a phone is the second factor in ${prefix || '/bg'}`, onlyFull(prefix === ''), async ({ page }) => {
    const person = await auth.person('phone')
    const url = auth.web.url + security
    await signInAt(page, url, person)
    await page.getByText(t.security.factors.addPhone).click()
    const form = page.locator('details', { hasText: t.security.factors.addPhone })
    await form.getByLabel(t.security.factors.name).fill('Mobile')
    await form.getByLabel(t.security.factors.phone).fill('12')
    await form.getByRole('button', { name: t.security.factors.begin }).click()
    await expect(form.getByText(t.form.problems.phone)).toBeVisible()
    await expect(form.getByLabel(t.security.factors.name)).toHaveValue('Mobile')
    await form.getByLabel(t.security.factors.phone).fill(`+${phone}`)
    await form.getByRole('button', { name: t.security.factors.begin }).click()
    await expect(form.locator('input[name=code]')).toBeVisible()
    const first = (await mailTo(`${phone}@sms.example`)).text.match(/\d{6}/)?.[0] ?? ''
    await give(page, first)
    await expect(form.getByText(t.security.factors.done)).toBeVisible()
    await page.getByRole('button', { name: t.security.signIns.endAll }).click()
    await expect(page).toHaveURL(`${auth.web.url}${prefix}/login`)

    await signInAt(page, url, person)
    await page.getByRole('button', { name: t.auth.code.send, exact: true }).click()
    await expect(content(page).locator('input[name=code]')).toBeVisible()
    let second = ''
    await expect
      .poll(
        async () => {
          second = (await mailTo(`${phone}@sms.example`)).text.match(/\d{6}/)?.[0] ?? ''
          return second
        },
        { timeout: workerPatienceMs },
      )
      .not.toBe(first)
    await give(page, second)
    await expect(page).toHaveURL(url)
  })

  test(`a provider is linked and unlinked in ${prefix || '/bg'}`, onlyFull(prefix !== ''), async ({ page }) => {
    const person = await auth.person('linked')
    const url = auth.web.url + security
    const { linkNamed, unlinkNamed, linked, unlinked } = t.security.connections
    await signInAt(page, url, person)
    await page.getByRole('link', { name: linkNamed.replace('{name}', 'GitHub') }).click()
    await page.locator('input[name=email]').fill(person.email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(`${url}?link=done&provider=github`)
    await expect(page.getByText(linked)).toBeVisible()
    await page.getByRole('button', { name: unlinkNamed.replace('{name}', 'GitHub') }).click()
    await expect(page.getByText(unlinked)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: unlinked })).toBeFocused()
    await expect(page.getByText(linked)).toBeHidden()
    await expect(page.getByRole('link', { name: linkNamed.replace('{name}', 'GitHub') })).toBeVisible()
  })

  test(`a sign-in elsewhere is ended in ${prefix || '/bg'}`, onlyFull(prefix === ''), async ({ page, browser }) => {
    const person = await auth.person('elsewhere')
    const url = auth.web.url + security
    await signInAt(page, url, person)
    const other = await (await browser.newContext()).newPage()
    await signInAt(other, `${auth.web.url}${prefix}/account-dashboard`, person)
    await expect(other).toHaveURL(`${auth.web.url}${prefix}/account-dashboard`)
    await page.reload()
    await page.getByRole('button', { name: t.security.signIns.endNamed.replace('{name}', 'Chrome, Windows') }).click()
    await expect(page.getByText(t.security.signIns.history)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: t.account.saved.signedOut })).toBeFocused()
    await other.reload()
    await expect(other).toHaveURL(/\/login\?next=/)
    await page.reload()
    await expect(page).toHaveURL(`${url}?saved=signedOut`)
    await other.context().close()
  })
}

for (const { prefix, t } of languages) {
  test(
    `a factor and a provider are added without JavaScript in ${prefix || '/bg'}`,
    onlyFull(prefix !== ''),
    async ({ browser }) => {
      const person = await auth.person('noscript')
      const url = `${auth.web.url}${prefix}/account-security`
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await signInAt(page, url, person)
      await page.getByRole('link', { name: t.security.connections.linkNamed.replace('{name}', 'GitHub') }).click()
      await page.locator('input[name=email]').fill(person.email)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText(t.security.connections.linked)).toBeVisible()
      await page.getByRole('button', { name: t.security.connections.unlinkNamed.replace('{name}', 'GitHub') }).click()
      await expect(
        page.getByRole('link', { name: t.security.connections.linkNamed.replace('{name}', 'GitHub') }),
      ).toBeVisible()

      const secret = await addApp(page, { t }, 'My app')
      await context.clearCookies()
      await signInAt(page, url, person)
      await expect(page).toHaveURL(/\/login\/code\?next=/)
      await give(page, '000')
      await expect(content(page).getByText(t.form.problems['code-digits'])).toBeVisible()
      await give(page, codeOf(secret, 0))
      await expect(page).toHaveURL(url)
      await context.close()
    },
  )
}
