import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Locale, localePath, locales } from '@/i18n/routing'
import bg from '../messages/bg.json' with { type: 'json' }
import { publish, saving, speak } from './support/cms-form'
import { expect, specContent, test } from './support/fixtures'
import { visit } from './support/visit'

const blocks = ['hero', 'brochure-list', 'retailer-list', 'product-list', 'newsletter', 'call-to-action'] as const
const name = `stranitsa-${randomBytes(4).toString('hex')}`
const path = `/${name}`
const headingOf = (block: number, locale: Locale) => `${name} ${blocks[block]} ${locale}`

const content = specContent()
let form = ''
let order = [0, 1, 2, 3, 4, 5]

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ actionTimeout: 20_000 })

async function write(page: Page, field: string, text: string) {
  await saving(page, () => page.locator(`#field-${field}`).fill(text))
}

async function addBlock(page: Page, at: number) {
  const block = blocks[at] ?? 'hero'
  await page.locator('#field-blocks > .blocks-field__drawer-toggler').click()
  const drawer = page.locator('.blocks-drawer__blocks-wrapper')
  await drawer.getByRole('button', { name: bg.cms.blocks[block], exact: true }).click()
  await expect(page.locator(`#blocks-row-${at} .blocks-field__block-pill-${block}`)).toBeVisible()
  await write(page, `blocks__${at}__heading`, headingOf(at, 'bg'))
  await expect(page.locator(`#blocks-row-${at} .row-words`).first()).toHaveText(headingOf(at, 'bg'))
}

async function move(page: Page, row: number, to: 'up' | 'down') {
  await page.locator(`#blocks-row-${row} .array-actions__button`).first().click()
  const button = page.locator('.popup__content').getByRole('button')
  await saving(page, () => button.filter({ hasText: to === 'up' ? 'нагоре' : 'надолу' }).click())
  const other = to === 'up' ? row - 1 : row + 1
  order = order.map((block, at) => (at === row ? order[other] : at === other ? order[row] : block) ?? block)
  for (const [at, block] of order.entries()) {
    await expect(page.locator(`#blocks-row-${at} .row-words`).first()).toHaveText(headingOf(block, 'bg'))
  }
}

async function shownIn(page: Page, locale: Locale): Promise<string[]> {
  await page.goto(localePath(locale, path))
  return page.getByRole('main').getByRole('heading').filter({ hasText: name }).allInnerTexts()
}

const inOrder = (locale: Locale) => order.map((block) => headingOf(block, locale))

test('an editor builds a page of six blocks and sees it before anybody else', async ({ staffPage: page }) => {
  // The CMS opens in the language that its editor wrote in last.
  await page.goto('/admin/collections/pages/create?locale=bg')
  await page.locator('#field-title').fill(`${name} bg`)
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/[0-9a-f-]{36}/)
  form = new URL(page.url()).pathname
  await expect(page.locator('#field-slug')).toHaveValue(`${name}-bg`)
  await write(page, 'summary', 'Шест блока')
  await write(page, 'slug', name)
  for (const at of blocks.keys()) await addBlock(page, at)
  const preview = await page.context().newPage()
  await preview.goto(form.replace('/admin/collections/pages', '/preview/bg/page'))
  const headings = preview.getByRole('main').getByRole('heading').filter({ hasText: name })
  await expect(headings).toHaveText(inOrder('bg'))
  await preview.close()
  expect((await visit(path)).status).toBe(404)
})

test('it is published once its name is there in four languages, and its blocks stand in for a translation', async ({
  staffPage: page,
}) => {
  await page.goto(`${form}?locale=bg`)
  await page.locator('#action-save').click()
  await expect(page.locator('.payload-toast-container')).toContainText(bg.cms.fields.title)
  expect((await visit(path)).status).toBe(404)
  for (const locale of locales.filter((each) => each !== 'bg')) {
    await speak(page, locale)
    await write(page, 'title', `${name} ${locale}`)
    await write(page, 'summary', `Six ${locale}`)
  }
  await publish(page)
  expect(await shownIn(page, 'bg')).toEqual(inOrder('bg'))
  expect(await shownIn(page, 'de')).toEqual(inOrder('bg'))
  await expect(page.locator('main [lang=bg]').first()).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`${name} de`))
})

test('its blocks are put into another order', async ({ staffPage: page }) => {
  await page.goto(`${form}?locale=bg`)
  await move(page, 5, 'up')
  await move(page, 1, 'down')
  expect(await shownIn(page, 'bg')).not.toEqual(inOrder('bg'))
  await page.goto(`${form}?locale=bg`)
  await publish(page)
  expect(await shownIn(page, 'bg')).toEqual(inOrder('bg'))
})

test('its blocks are translated', async ({ staffPage: page }) => {
  await page.goto(`${form}?locale=bg`)
  for (const locale of locales.filter((each) => each !== 'bg')) {
    await speak(page, locale)
    await expect(page.locator('#field-title')).toHaveValue(`${name} ${locale}`)
    for (const [at, block] of order.entries()) {
      const heading = page.locator(`#field-blocks__${at}__heading`)
      // The form loads anew for each language, so a block that is not there yet may be open already.
      await expect(async () => {
        if (!(await heading.isVisible())) await page.locator(`#blocks-row-${at} .collapsible__toggle`).first().click()
        await expect(heading).toBeVisible({ timeout: 2000 })
      }).toPass()
      await heading.fill(headingOf(block, locale))
    }
    await publish(page)
  }
  for (const locale of locales) expect(await shownIn(page, locale)).toEqual(inOrder(locale))
  await page.goto(`${form}?locale=bg`)
})

test('an old address leads to it with the status chosen, on a direct call and on a click inside the app', async ({
  staffPage: page,
}) => {
  const old = `/${name}-stara`
  const links = [{ label: 'Към старата', to: old }]
  const from = await content.page({ blocks: [{ blockType: 'hero', heading: 'Оттук', links }] })
  await page.goto('/admin/collections/redirects/create')
  await page.locator('#field-from').fill(old)
  await page.locator('#field-document .rs__control').click()
  await page.keyboard.type(name)
  await page.locator('#field-document .rs__option').filter({ hasText: name }).first().click()
  await page.locator('#field-status .rs__control').click()
  await page.locator('#field-status .rs__option').filter({ hasText: '302' }).click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201)
  await page.locator('#action-save').click()
  await saved

  for (const locale of locales) {
    const { status, headers } = await visit(localePath(locale, old))
    expect([status, headers.get('location')]).toEqual([302, localePath(locale, path)])
  }
  await page.goto(`/ru/${from.slug}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('link', { name: 'Към старата' }).click()
  await expect(page).toHaveURL(`/ru${path}`)
  await expect(page.getByRole('heading', { name: headingOf(0, 'ru') })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})
