import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { type Locale, localePath, locales } from '@/i18n/routing'
import { demoSignIns } from '../seed/sign-ins'
import { simpleBrochure } from '../tests/editorial/brochure-import/make-pdf'
import { expectNoViolations } from './support/axe'
import { createAt, publish, saving } from './support/cms-form'
import { expect, onlyFull, test } from './support/fixtures'

const today = sofiaDay()
const publicPath = (slug: string, locale: Locale = 'bg') => localePath(locale, `/broshura/${slug}`)

async function fill(page: Page, field: string, text: string) {
  await saving(page, () => page.locator(`#field-${field}`).fill(text))
}

async function choose(page: Page, field: string, option: number) {
  await saving(page, async () => {
    await page.locator(`#field-${field} .rs__control`).click()
    await page.locator(`#field-${field} .rs__option`).nth(option).click()
  })
}

async function writeIn(page: Page, locale: Locale, title: string) {
  const chips = page.getByRole('group', { name: 'Езици' })
  const chip = chips.getByRole('button').filter({ hasText: locale.toUpperCase() })
  if ((await chip.getAttribute('aria-pressed')) === 'false') {
    await chip.click()
    await expect(page).toHaveURL(new RegExp(`locale=${locale}`))
    await expect(page.locator('#field-title')).not.toHaveValue(/.+/)
  }
  await fill(page, 'title', `${title} ${locale}`)
  await fill(page, 'summary', `Резюме ${locale}`)
  await expect(chip).toHaveAttribute('data-state', 'ready')
}

test.describe('the dashboard', () => {
  test('asks a visitor to sign in and leads back', async ({ page }) => {
    const [account] = demoSignIns.filter(({ role }) => role === 'editor')
    await page.goto('/admin/broshura-dashboard?state=current')
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
    // Payload's form loses text that was typed before its script ran.
    await expect(async () => {
      await page.locator('#field-email').fill(account?.email ?? '')
      await page.locator('#field-password').fill(account?.password ?? '')
      await page.getByRole('button', { name: 'Вход' }).click()
      await expect(page).toHaveURL('/admin/broshura-dashboard?state=current', { timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'Какво чака днес' })).toBeVisible()
  })

  test('counts, filters and searches', async ({ staffPage: page }) => {
    await page.goto('/admin')
    const states = page.getByRole('navigation', { name: 'Брошури по състояние' })
    for (const state of ['Текущи', 'Изтичат днес', 'Чернови', 'Изтекли']) {
      const tile = states.getByRole('link', { name: state })
      await tile.click()
      await expect(page.getByRole('heading', { level: 2, name: state })).toBeVisible()
      // Other tests write and delete brochures, so the number beside the cards counts.
      const count = Number((await tile.locator('strong').textContent())?.replace(/\D/g, ''))
      await expect(page.locator('.dashboard-card')).toHaveCount(Math.min(count, 24))
    }
    await states.getByRole('link', { name: 'Всички' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Всички' })).toBeVisible()
    const card = page.locator('.dashboard-card').first()
    const title = (await card.getByRole('heading').textContent()) ?? ''
    await page.getByRole('searchbox', { name: 'Заглавие или търговец' }).fill(title.toUpperCase())
    await page.getByRole('button', { name: 'Покажи' }).click()
    await expect(page).toHaveURL(/search=/)
    await expect(page.locator('.dashboard-card').first().getByRole('heading')).toHaveText(title)
  })

  for (const [language, heading] of [
    ['de', 'Was heute ansteht'],
    ['en', 'What needs doing today'],
    ['ru', 'Что важно сегодня'],
  ] as const) {
    test(`speaks ${language} under its prefix`, onlyFull(language !== 'de'), async ({ staffPage: page }) => {
      await page.goto(`/${language}/admin/broshura-dashboard?state=draft`)
      await expect(page).toHaveURL('/admin/broshura-dashboard?state=draft')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    })
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      test(
        `has no barrier in ${colorScheme} at ${width} px`,
        onlyFull((width === 360) !== (colorScheme === 'dark')),
        async ({ staffPage: page }) => {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 800 })
          await page.goto('/admin/broshura-dashboard')
          await expect(page.locator('.dashboard-card').first()).toBeVisible()
          await expectNoViolations(page, ['.app-header', '.nav', '.template-default__nav-toggler-wrapper'])
        },
      )
    }
  }
})

test.describe('a brochure from its PDF to its visitors', () => {
  test.describe.configure({ mode: 'serial' })

  const slug = `cms-${randomBytes(4).toString('hex')}`
  const title = `Седмица ${slug}`
  let form = ''

  test('is created with its address, filled in four languages, previewed and published', async ({
    staffPage: page,
  }) => {
    test.setTimeout(420_000)
    await page.goto(`/admin/broshura-create/${slug}`)
    await page.goto(`/admin/broshura-edit/${slug}`)
    await expect(page.getByRole('link', { name: 'Създай я' })).toBeVisible()
    await createAt(page, slug, title)
    form = new URL(page.url()).pathname
    await expect(page.locator('#field-slug')).toHaveValue(slug)

    await page.locator('.upload__createNewToggler').click()
    const buffer = await simpleBrochure(40, 'Седмична брошура')
    const drawer = page.locator('.drawer--is-open')
    await drawer.locator('input[type=file]').setInputFiles({ name: `${slug}.pdf`, mimeType: 'application/pdf', buffer })
    await drawer.locator('#action-save').click()
    await expect(drawer).toBeHidden()
    const pages = page.getByRole('region', { name: 'Страници' })
    await expect(pages.getByRole('progressbar')).toBeVisible()

    await choose(page, 'retailer', 0)
    await choose(page, 'category', 0)
    await fill(page, 'validFrom', today)
    await fill(page, 'validTo', addDays(today, 6))

    for (const locale of locales) await writeIn(page, locale, title)
    await expect(page.getByText('Готови са и четирите езика.')).toBeVisible()
    await expect(pages.getByRole('img')).toHaveCount(40, { timeout: 240_000 })

    const preview = await page.context().newPage()
    await preview.goto(`/preview/de/broshura/${form.split('/').at(-1)}`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${title} de`)
    await expect(preview.getByRole('complementary', { name: 'Vorschau' })).toBeVisible()

    expect((await page.request.get(publicPath(slug))).status()).toBe(404)
    await publish(page)
    for (const locale of locales) {
      const response = await page.request.get(publicPath(slug, locale))
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain(`${title} ${locale}`)
    }
  })

  test('is opened by its address, and an unknown address offers to make it', async ({ staffPage: page }) => {
    await page.goto(`/admin/broshura-edit/${slug}`)
    await expect(page).toHaveURL(new RegExp(`${form}\\?locale=`))
    await page.goto(`/admin/broshura-create/${slug}`)
    await expect(page).toHaveURL(new RegExp(`${form}\\?locale=`))
    await page.goto(`/admin/broshura-edit/${slug}-unknown`)
    await expect(page.getByRole('link', { name: 'Създай я' })).toHaveAttribute(
      'href',
      `/admin/broshura-create/${slug}-unknown`,
    )
  })

  test('keeps its draft from visitors', async ({ staffPage: page, request }) => {
    const draft = form.replace('/admin/collections/brochures', '/preview/bg/broshura')
    expect((await request.get(draft)).status()).toBe(404)
    const preview = await page.goto(draft)
    expect(preview?.status()).toBe(200)
    expect(preview?.headers()['cache-control']).toContain('no-store')
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  })

  test('shows what the form saves in the live preview beside it', async ({ staffPage: page }) => {
    await page.goto(`${form}?locale=bg`)
    await expect(page.getByRole('region', { name: 'Страници' }).getByRole('img').first()).toBeVisible()
    await page.locator('#live-preview-toggler').click()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`${title} bg`)
    await fill(page, 'title', `${title} на живо`)
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`${title} на живо`)
    expect(await (await page.request.get(publicPath(slug))).text()).not.toContain(`${title} на живо`)
  })

  test('shows the live preview also where its page was there before the form listened', async ({ staffPage: page }) => {
    await page.addInitScript(() => {
      const missed = (event: Event) =>
        event.isTrusted && event.target instanceof HTMLIFrameElement && event.stopPropagation()
      document.addEventListener('load', missed, true)
    })
    await page.goto(`${form}?locale=bg`)
    const frame = page.locator('#live-preview-iframe')
    if ((await frame.count()) === 0) await page.locator('#live-preview-toggler').click()
    await expect(page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(frame).toHaveCSS('opacity', '1')
  })

  test('moves to a new address, and the old one leads there', async ({ staffPage: page, request }) => {
    await page.goto(`${form}?locale=bg`)
    await fill(page, 'slug', `${slug}-new`)
    await publish(page)
    const old = await request.get(publicPath(slug, 'de'), { maxRedirects: 0 })
    expect(old.status()).toBe(308)
    expect(old.headers().location).toContain(publicPath(`${slug}-new`, 'de'))
    expect(await (await request.get(publicPath(`${slug}-new`))).text()).toContain(`${title} на живо`)
  })

  test('is taken back, and an older version published again', async ({ staffPage: page, request }) => {
    await page.goto(`${form}?locale=bg`)
    await page.locator('.doc-controls__popup .popup-button').click()
    await page.locator('#action-unpublish').click()
    await page.locator('#confirm-action').click()
    await expect(page.locator('.status__value')).toHaveText('Чернова')
    expect((await request.get(publicPath(`${slug}-new`))).status()).toBe(404)

    const id = form.split('/').at(-1)
    const where = `where[parent][equals]=${id}&where[version._status][equals]=published&sort=createdAt&limit=1&depth=0`
    const first = await page.evaluate(async (address) => {
      const { docs } = await (await fetch(address)).json()
      return String(docs[0].id)
    }, `/api/cms/brochures/versions?${where}`)
    await page.goto(`${form}/versions/${first}`)
    await page.getByRole('button', { name: 'Възстанови тази версия' }).click()
    await page.locator('#confirm-action').click()
    await expect(page).toHaveURL(new RegExp(`${form}(\\?|$)`))
    await expect.poll(async () => (await request.get(publicPath(slug), { maxRedirects: 0 })).status()).toBe(200)
    expect(await (await request.get(publicPath(slug))).text()).toContain(`${title} bg`)
  })

  test('is copied for next week from the dashboard', async ({ staffPage: page }) => {
    await page.goto(`/admin/broshura-dashboard?search=${slug}`)
    const cards = page.locator('.dashboard-card')
    const copy = page.getByRole('button', { name: /Копие за следващата седмица/ })
    await expect(copy).toHaveCount(1)
    await copy.dblclick()
    await expect(page).toHaveURL(/\/admin\/collections\/brochures\/[0-9a-f-]{36}/)
    await expect(page.locator('#field-validFrom')).toHaveValue(addDays(today, 7))
    await expect(page.locator('.status__value')).toHaveText('Чернова')
    await page.goto(`/admin/broshura-dashboard?search=${slug}`)
    await expect(cards, 'a double click makes one copy').toHaveCount(2)
  })
})
