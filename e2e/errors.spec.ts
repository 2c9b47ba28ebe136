import { randomBytes } from 'node:crypto'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }
import { localePath, locales } from '../src/i18n/routing'
import { expectNoViolations } from './support/axe'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { stack } from './support/stack-ready'
import { visit } from './support/visit'
import { startInstance, type WebInstance } from './support/web-instance'

const crawlers = ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'facebookexternalhit/1.1']
const titles = {
  bg: bg.errors.errorTitle,
  de: de.errors.errorTitle,
  en: en.errors.errorTitle,
  ru: ru.errors.errorTitle,
}

test.describe.configure({ timeout: 180_000 })

const content = specContent()
let brochure: string

test.beforeAll(async () => {
  const [retailer, category] = [await content.retailer(), await content.category()]
  brochure = `/broshura/${(await content.brochure({ retailer: retailer.id, category: category.id })).slug}`
})

test('a crawler gets pages as everybody, and plain text of the same status where there is none', async () => {
  for (const crawler of crawlers) {
    const headers = { 'user-agent': crawler }
    for (const locale of locales) {
      const page = await visit(localePath(locale, brochure), headers)
      expect(page.status).toBe(200)
      expect(page.text).toContain(`<html lang="${locale}"`)
      const missing = localePath(locale, `/broshura/${content.name}-x`)
      const { status, text, headers: answered } = await visit(missing, headers)
      expect(status).toBe(404)
      expect(answered.get('content-type')).toMatch(/^text\/plain/)
      expect(text).toBe(`404 ${missing}\n`)
    }
    expect((await visit(`/bg${brochure}`, headers)).status).toBe(308)
  }
})

/** A server that finds a table without columns in place of this one, until `mend` is called. */
async function instanceWithout(table: string): Promise<{ instance: WebInstance; mend: () => Promise<unknown> }> {
  const schema = `broken_${randomBytes(4).toString('hex')}`
  await content.database.query(`create schema ${schema}`)
  await content.database.query(`create table ${schema}.${table} ()`)
  const address = new URL(stack().env.DATABASE_URL ?? '')
  address.searchParams.set('options', `-c search_path=${schema},public`)
  const instance = await startInstance({ DATABASE_URL: address.href })
  return { instance, mend: () => content.database.query(`drop schema ${schema} cascade`) }
}

test.describe('a page that fails', () => {
  let instance: WebInstance
  let mend: () => Promise<unknown>

  test.beforeAll(async () => {
    const broken = await instanceWithout('brochures_locales')
    instance = broken.instance
    mend = broken.mend
  })
  test.afterAll(() => instance.stop())

  test('says so in the language of its address, and is well again when its cause is gone', async ({ page }) => {
    for (const locale of locales) {
      const address = instance.url + localePath(locale, brochure)
      const response = await page.goto(address)
      expect(response?.status()).toBe(500)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale])
      await expect(page.getByRole('banner')).toBeVisible()
    }
    const plain = await visit(brochure, { 'user-agent': crawlers[0] ?? '' }, instance.url)
    expect([plain.status, plain.text]).toEqual([500, `500 ${brochure}\n`])

    await mend()
    for (const locale of locales) {
      expect((await visit(localePath(locale, brochure), {}, instance.url)).status).toBe(200)
    }
    await page.getByRole('button', { name: ru.errors.retry }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(titles.ru)
  })
})

test(
  'a page whose frame fails says so in the language of its address, and leads home and on',
  onlyFull(true),
  async ({ page }) => {
    const { instance, mend } = await instanceWithout('site_settings_locales')
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    for (const locale of locales) {
      const response = await page.goto(instance.url + localePath(locale, brochure))
      expect(response?.status()).toBe(500)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale])
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page).toHaveTitle(`${titles[locale]} · Broshura`)
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', localePath(locale, '/'))
    }
    expect(said.some((text) => text.startsWith('Error while mounting app'))).toBe(true)
    await expectNoViolations(page)
    const plain = await visit(brochure, { 'user-agent': crawlers[0] ?? '' }, instance.url)
    expect([plain.status, plain.text]).toEqual([500, `500 ${brochure}\n`])

    await mend()
    await page.getByRole('button', { name: ru.errors.retry }).click()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(titles.ru)
    await instance.stop()
  },
)
