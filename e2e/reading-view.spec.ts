import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { expectFocusSeen } from './support/focus'
import { address, expectNoSidewaysScroll } from './support/reader'

const { reading: words, brochure } = bg
const textAddress = `${address}?view=text`

/** Browsers without a screen have no voice, so the test ends each sentence itself. */
async function withVoice(page: Page) {
  await page.addInitScript(() => {
    const said: SpeechSynthesisUtterance[] = []
    Object.assign(window, { said })
    Object.defineProperty(window, 'speechSynthesis', {
      value: { speak: (utterance: SpeechSynthesisUtterance) => said.push(utterance), cancel: () => undefined },
    })
  })
}

const said = (page: Page) =>
  page.evaluate(() =>
    'said' in window && Array.isArray(window.said) ? window.said.map(({ text, lang }) => [lang, text]) : [],
  )
const endSentence = (page: Page) =>
  page.evaluate(() => {
    if ('said' in window && Array.isArray(window.said)) window.said.at(-1).dispatchEvent(new Event('end'))
  })

async function tabTo(page: Page, name: string) {
  const target = page.getByRole('main').getByRole('link', { name, exact: true }).first()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The key Tab does not reach ${name}.`)
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a brochure is read as text, page by page with its offers, and leads back to its pages', async ({ page }) => {
    await page.goto(address)
    const pages = await page.locator('section[id^="page-"]').count()
    const offers = await page.locator('.offer-item').count()
    await page.getByRole('link', { name: words.view }).click()
    await expect(page).toHaveURL(new RegExp(`${address}\\?view=text$`))
    const text = page.getByRole('article')
    await expect(text.getByRole('heading', { level: 2 })).toHaveCount(pages + 1)
    const lines = text.locator('section').getByRole('listitem')
    await expect(lines).toHaveCount(offers)
    await expect(lines.first()).toContainText(/\d,\d\d\s€/)
    await expect(lines.first()).toContainText(/Валидна/)
    await expect(text.locator('#page-1 .reading-text')).toBeVisible()
    await expect(page.getByRole('button', { name: words.listen })).toBeHidden()
    await text.getByRole('navigation', { name: words.contents }).getByRole('link').nth(4).click()
    await expect(page.locator('#page-5')).toBeInViewport()
    await page.locator('#page-5').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${address}\\?page=5#page-5$`))
    await expect(page.locator('#page-5')).toBeInViewport()
  })

  test('the picture of a page is there for who opens it, and is not loaded before', async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/files/pages/')) pictures.push(pathname)
    })
    await page.goto(textAddress, { waitUntil: 'networkidle' })
    const second = page.locator('#page-2')
    await second.scrollIntoViewIfNeeded()
    await expect(second.getByRole('img')).toBeHidden()
    await page.waitForLoadState('networkidle')
    expect(pictures).toEqual([])
    const loaded = page.waitForResponse((response) => response.url().includes('/files/pages/'))
    await second.getByText(words.picture.replace('{page}', '2')).click()
    expect((await loaded).status()).toBe(200)
    await expect(second.getByRole('img')).toBeVisible()
    expect(pictures).toHaveLength(1)
  })

  test('the picture of a page says its size, also to who asks for that alone', async ({ page, request }) => {
    await page.goto(textAddress)
    const loaded = page.waitForResponse((response) => response.url().includes('/files/pages/'))
    await page.locator('#page-2').getByText(words.picture.replace('{page}', '2')).click()
    const picture = (await loaded).url()
    const [got, asked] = [await request.get(picture), await request.head(picture)]
    const size = String((await got.body()).length)
    expect([got, asked].map((answer) => answer.headers()['content-length'])).toEqual([size, size])
  })
})

test('without a connection "Read aloud" says that its code cannot be had', async ({ page }) => {
  await withVoice(page)
  await page.goto(textAddress)
  const listen = page.getByRole('button', { name: words.listen })
  await expect(listen).toBeEnabled()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.context().setOffline(true)
  await listen.click()
  await expect(page.getByText(bg.kept.button.notLoaded)).toBeVisible()
  expect(errors).toEqual([])
})

test('by keyboard somebody gets to the text, has it read aloud, pauses and continues', async ({ page }) => {
  await withVoice(page)
  await page.goto(address)
  await tabTo(page, words.view)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}\\?view=text$`))
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const listen = page.getByRole('button', { name: words.listen })
  await expect(listen).toBeEnabled()
  await listen.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-spoken]')).toHaveText(title)
  await endSentence(page)
  const second = await page.locator('[data-spoken]').textContent()
  expect(second).not.toBe(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: words.continue })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: words.pause })).toBeFocused()
  expect(await said(page)).toEqual([
    ['bg', title],
    ['bg', second],
    ['bg', second],
  ])
})

test('what has the focus is not behind the tools while somebody tabs back through the text', async ({ page }) => {
  await page.goto(textAddress)
  await page.locator('#page-5').getByRole('link').first().focus()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    await expectFocusSeen(page)
  }
})

test('the text exists in each language, says so in its head, and is not found for a brochure that is not there', async ({
  page,
  request,
}) => {
  for (const [prefix, lang] of [
    ['', 'bg'],
    ['/de', 'de'],
    ['/en', 'en'],
    ['/ru', 'ru'],
  ] as const) {
    await page.goto(`${prefix}${textAddress}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${prefix}${address}$`))
    const ofBrochure = page.locator('.reading-text').first()
    await expect(ofBrochure).toHaveJSProperty('lang', lang === 'bg' ? '' : 'bg')
    expect((await request.get(`${prefix}/broshura/no-such-brochure?view=text`)).status()).toBe(404)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/de${address}\\?view=text$`))
  await expect(page.getByRole('article')).toContainText('Angebote auf Seite')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the text follows WCAG 2.2 AA in each width, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(textAddress)
      await expect(
        page.getByRole('heading', { name: brochure.pageTitle.replace('{page}', '1'), exact: true }),
      ).toBeVisible()
      await page.getByText(words.picture.replace('{page}', '1'), { exact: true }).click()
      await expect(page.locator('#page-1').getByRole('img')).toBeVisible()
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)
    }
  })
}
