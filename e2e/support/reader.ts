import type { Page } from '@playwright/test'
import bg from '../../messages/bg.json' with { type: 'json' }
import { expect } from './fixtures'

export const { brochure: words, viewer } = bg
export const address = '/broshura/zhiten-golyamata-sedmitsa'
export const shortAddress = '/broshura/kvartalno-blizo-do-doma'

export const reader = (page: Page) => page.locator('dialog[data-reader]')
export const pageNumber = (page: Page) => page.getByTestId('reader-page')
export const tool = (page: Page, name: string) => reader(page).getByRole('button', { name, exact: true })
export const scroller = (page: Page) => page.locator('[data-scroller]')

export async function visit(page: Page, path = address) {
  await page.goto(path)
  await expect(page.locator('[data-ready]')).toBeAttached({ timeout: 30_000 })
}

export async function press(page: Page, name: string) {
  const box = await tool(page, name).boundingBox()
  if (!box) throw new Error(`there is no ${name}`)
  await page.mouse.move(box.x + box.width / 2 + 1, box.y + box.height / 2)
  await tool(page, name).click()
}

export async function read(page: Page, path = address) {
  await visit(page, path)
  await page.getByRole('link', { name: words.read, exact: true }).click()
  await expect(reader(page)).toBeVisible({ timeout: 30_000 })
}

export async function betweenPages(page: Page) {
  const first = await page.locator('[data-reader-page="1"]').boundingBox()
  if (!first) throw new Error('there is no first page')
  return { x: first.x + first.width / 2, y: first.y + first.height + 6 }
}

export async function expectNoSidewaysScroll(page: Page, what = page.url()) {
  const excess = await page.locator('html').evaluate((html) => html.scrollWidth - window.innerWidth)
  expect(excess, what).toBeLessThanOrEqual(0)
}
