import type { Page } from '@playwright/test'
import type { Locale } from '@/i18n/routing'
import { expect } from './fixtures'

/** Acts on a form with autosave, and waits for the saved version. */
export async function saving(page: Page, act: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok())
  await act()
  await saved
}

/** Filters by the query, because autosave sends similar requests. */
export async function publish(page: Page): Promise<void> {
  const published = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !answer.url().includes('autosave=true') && answer.ok(),
  )
  await page.locator('#action-save').click()
  await published
  await expect(page.locator('.status__value')).toHaveText('Публикувано')
}

export async function speak(page: Page, locale: Locale): Promise<void> {
  const chosen = page.locator('.localizer .localizer-button')
  if ((await chosen.getAttribute('data-locale')) === locale) return
  await page.locator('.localizer .popup-button').click()
  await page
    .locator('.popup__content')
    .getByRole('button')
    .filter({ hasText: `(${locale})` })
    .click()
  await expect(chosen).toHaveAttribute('data-locale', locale)
}

/** Creates a brochure's draft at an address, as its page requests it. */
export async function createAt(page: Page, slug: string, title = slug): Promise<void> {
  await page.goto(`/admin/broshura-create/${slug}`)
  await page.locator('input[name=title]').fill(title)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/admin\/collections\/brochures\/[0-9a-f-]{36}/)
}
