import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import pg from 'pg'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { signedInCustomer, signInAs } from './support/account'
import { expectNoViolations } from './support/axe'
import type { TestCustomer } from './support/customers'
import { expect, onlyFull, test } from './support/fixtures'
import { mailTo } from './support/mails'
import { runTaskNow } from './support/run-task-now'
import { stack } from './support/stack-ready'

const languages = [
  { locale: 'bg', prefix: '', words: bg },
  { locale: 'de', prefix: '/de', words: de },
]

async function database<Row extends pg.QueryResultRow>(query: string, values: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: stack().env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<Row>(query, values)
  await client.end()
  return rows
}

const speak = ({ email }: TestCustomer, locale: string) =>
  database('update customers set language = $2 where email = $1', [email, locale])

for (const { locale, prefix, words } of languages) {
  const { archive, delete: leaving, export: copy, mails, notice } = words.myData

  test(
    `a customer asks for the own data, is told when it is ready, and opens it, in ${locale}`,
    onlyFull(locale === 'bg'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      const customer = await signedInCustomer(page, 'export')
      await page.goto(`${prefix}/account-data`)
      await speak(customer, locale)
      await expectNoViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: copy.submit }).click()
      const download = page.getByRole('link', { name: copy.download.split(' (')[0] })
      await expect(download).toBeVisible({ timeout: 40_000 })
      const { subject, text } = await mailTo(customer.email, new RegExp(mails.exportReady.subject))
      expect(subject).toBe(mails.exportReady.subject)
      expect(text).toContain(`${prefix}/account-data`)
      await expectNoViolations(page)

      const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
      expect(file.suggestedFilename()).toMatch(/^broshura-\d{4}-\d\d-\d\d\.zip$/)
      const files = unzipSync(new Uint8Array(readFileSync(await file.path())))
      const html = new TextDecoder().decode(files['data.html'])
      expect(html).toContain(customer.email)
      await page.setContent(html)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(archive.title)
      await expectNoViolations(page)
    },
  )

  test(
    `a customer plans to leave, stays, and leaves for good, in ${locale}`,
    onlyFull(locale !== 'bg'),
    async ({ page, browser }) => {
      test.setTimeout(120_000)
      const customer = await signedInCustomer(page, 'leave')
      await page.goto(`${prefix}/account-data`)
      await speak(customer, locale)
      const elsewhere = await browser.newContext({ baseURL: stack().url })
      const other = await elsewhere.newPage()
      await signInAs(other, customer)
      await other.goto(`${prefix}/account-dashboard`)

      const leave = page.getByRole('button', { name: leaving.submit })
      await page.getByLabel(leaving.password).fill('not my password')
      await leave.click()
      await expect(page.getByText(words.form.problems['password-wrong'])).toBeVisible()
      await page.getByLabel(leaving.password).fill(customer.password)
      await leave.click()
      const banner = page.getByRole('region', { name: notice.title })
      await expect(banner).toBeVisible()
      await mailTo(customer.email, new RegExp(mails.deletionPlanned.subject))
      await other.reload()
      await expect(other).toHaveURL(/\/login\?next=/)
      await elsewhere.close()

      await page.goto(`${prefix}/account-dashboard`)
      await expect(banner).toBeVisible()
      await expectNoViolations(page)
      await banner.getByRole('button', { name: notice.keep }).click()
      await expect(page.getByRole('status').filter({ hasText: notice.kept })).toBeVisible()
      await expect(banner).toBeHidden()
      await expect(page.locator('#content')).toBeFocused()

      await database('update customers set deletion_due_at = now() where email = $1', [customer.email])
      await database(runTaskNow('tidyPeople', 'people'), [])
      await mailTo(customer.email, new RegExp(mails.goodbye.subject))
      expect(await database('select 1 from customers where email = $1', [customer.email])).toEqual([])
      await page.goto(`${prefix}/account-data`)
      await expect(page).toHaveURL(/\/login\?next=/)
    },
  )
}

for (const { locale, prefix, words } of languages) {
  test(`all of it works without JavaScript in ${locale}`, onlyFull(locale === 'bg'), async ({ browser }) => {
    const context = await browser.newContext({ baseURL: stack().url, javaScriptEnabled: false })
    const page = await context.newPage()
    const customer = await signedInCustomer(page, 'plain')
    await page.goto(`${prefix}/account-data`)
    await page.getByRole('button', { name: words.myData.export.submit }).click()
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(words.myData.export.states.ready, { exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
    const leave = page.getByRole('button', { name: words.myData.delete.submit })
    await page.getByLabel(words.myData.delete.password).fill('wrong')
    await leave.click()
    await expect(page.getByText(words.form.problems['password-wrong'])).toBeVisible()
    await page.getByLabel(words.myData.delete.password).fill(customer.password)
    await leave.click()
    await page.getByRole('button', { name: words.myData.notice.keep }).click()
    await expect(page.getByRole('region', { name: words.myData.notice.title })).toBeHidden()
    await context.close()
  })
}
