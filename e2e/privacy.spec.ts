import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { stack } from './support/stack-ready'

const { privacy } = bg
const video = 'https://www.youtube-nocookie.com/embed/'

const content = specContent()
let withVideo: string

test.beforeAll(async () => {
  const embed = { blockType: 'embed', title: 'Как се чете брошура', address: 'https://youtu.be/aqz-KE-bpKQ' }
  withVideo = `/${(await content.page({ blocks: [embed] })).slug}`
})

/** Requests of the browser to other sites; they are answered with a page of ours. */
async function askedElsewhere(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(
    (url) => url.origin !== stack().url,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<h1>Video</h1>' })
    },
  )
  return asked
}

const frame = (page: Page) => page.locator('main iframe')
const load = (page: Page) => page.getByRole('button', { name: privacy.embed.load, exact: true })
const item = (page: Page, { title }: { title: string }) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('a video of another site asks first, remembers a lasting yes, and asks again when it is taken back', async ({
  page,
}) => {
  const asked = await askedElsewhere(page)
  await page.goto(withVideo, { waitUntil: 'networkidle' })
  await expect(frame(page)).toHaveCount(0)
  await expect(page.getByText(privacy.embed.note.replaceAll('{provider}', 'YouTube'))).toBeVisible()
  expect(asked).toEqual([])
  await expectNoViolations(page)

  await load(page).click()
  await expect(frame(page).contentFrame().getByRole('heading', { name: 'Video' })).toBeVisible()
  expect(asked).toEqual([expect.stringContaining(video)])

  await page.reload({ waitUntil: 'networkidle' })
  expect(asked).toHaveLength(1)
  await page.getByLabel(privacy.embed.always.replace('{provider}', 'YouTube')).check()
  await load(page).click()
  await page.goto(withVideo)
  await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${video}`))

  await page.getByRole('link', { name: privacy.title }).first().click()
  const choice = page.getByRole('checkbox', { name: /^YouTube/ })
  await expect(choice).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Vimeo/ })).not.toBeChecked()
  await choice.uncheck()
  asked.length = 0
  await page.goto(withVideo, { waitUntil: 'networkidle' })
  await expect(load(page)).toBeVisible()
  expect(asked).toEqual([])
})

test('a video can be opened over there without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const asked = await askedElsewhere(page)
  await page.goto(withVideo)
  const link = page.getByRole('link', { name: privacy.embed.open.replace('{provider}', 'YouTube') })
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await expect(load(page)).toBeHidden()
  expect(asked).toEqual([])
  await page.close()
})

test('the privacy centre shows what is in the browser and why, and deletes one thing or all', async ({ page }) => {
  const { items, ...words } = privacy.stored
  await page.goto('/privacy-centre')
  await expect(page.getByText(words.allGone)).toBeVisible()
  for (const { title, text } of Object.values(items).filter((each) => each !== items.other)) {
    await expect(item(page, { title })).toContainText(text)
    await expect(item(page, { title })).toContainText(words.nothing)
  }

  await page.context().addCookies([
    { name: 'NEXT_LOCALE', value: 'bg', url: stack().url },
    { name: 'broshura-device', value: 'known', url: stack().url, httpOnly: true },
  ])
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('broshura-embeds', 'vimeo')
    localStorage.setItem('of-an-extension', 'unknown')
    sessionStorage.setItem('chunkErrorReload', '1')
  })
  await page.reload()
  for (const stored of [items.language, items.theme, items.embeds, items.account, items.release, items.other]) {
    await expect(item(page, stored)).toContainText(words.now)
  }
  await expect(item(page, items.list)).toContainText(words.nothing)
  await item(page, items.theme).getByText(words.show).click()
  await expect(item(page, items.theme).getByRole('definition')).toHaveText('dark')
  // HttpOnly hides the value from scripts, and so from this page.
  await item(page, items.account).getByText(words.show).click()
  await expect(item(page, items.account).getByRole('definition')).toHaveText(words.hidden)
  await expectNoViolations(page)

  const ask = page.getByRole('dialog', { name: words.ask })
  await page.getByRole('button', { name: words.deleteNamed.replace('{item}', items.theme.title) }).click()
  await ask.getByRole('button', { name: words.close }).last().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: words.deleteNamed.replace('{item}', items.theme.title) }).click()
  await ask.getByRole('button', { name: words.confirm }).click()
  await expect(item(page, items.theme)).toContainText(words.nothing)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect(item(page, items.embeds)).toContainText(words.now)

  await page.getByRole('button', { name: words.deleteAll }).click()
  await ask.getByRole('button', { name: words.confirm }).click()
  await expect(page.getByText(words.allGone)).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
})
