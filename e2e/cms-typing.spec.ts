import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAt, speak } from './support/cms-form'
import { expect, test } from './support/fixtures'

/** The form saves itself with a delay after the last key; an editor is often faster. */
const title = (page: Page) => page.locator('#field-title')
const language = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Езици' }).getByRole('button').filter({ hasText: name })

test.beforeEach(async ({ staffPage: page }) => {
  await createAt(page, `typing-${randomBytes(4).toString('hex')}`)
  // Without the parameter the form opens in the language that the account used last.
  await page.goto(`${new URL(page.url()).pathname}?locale=bg`)
  await expect(language(page, 'BG')).toHaveAttribute('aria-pressed', 'true')
})

test('what was typed last stays when the language changes at once', async ({ staffPage: page }) => {
  await title(page).fill('Набързо')
  await language(page, 'DE').click()
  await expect(language(page, 'DE')).toHaveAttribute('aria-pressed', 'true')
  await expect(title(page)).toHaveValue('')
  await title(page).fill('In Eile')
  await speak(page, 'bg')
  await expect(title(page)).toHaveValue('Набързо')
  await language(page, 'DE').click()
  await expect(title(page)).toHaveValue('In Eile')
})

test('what was typed last stays when a link leads away at once', async ({ staffPage: page }) => {
  const form = new URL(page.url()).pathname
  await title(page).fill('Набързо')
  await page.getByRole('link', { name: 'Оферти' }).last().click()
  await page.waitForURL(({ pathname }) => pathname === `${form}/offers`)
  await page.goto(`${form}?locale=bg`)
  await expect(title(page)).toHaveValue('Набързо')
})
