import type { BrowserContext, Page } from '@playwright/test'
import bg from '../../messages/bg.json' with { type: 'json' }
import de from '../../messages/de.json' with { type: 'json' }
import { type Locale, localePath } from '../../src/i18n/routing'
import { expect } from './fixtures'

export const words = { bg: bg.lists, de: de.lists }
export const row = (page: Page, title: string) => page.locator('.list-row', { hasText: title })

/** Opens the list; its worker has it when it answers. */
export async function openList(page: Page, locale: Locale = 'bg') {
  await page.goto(localePath(locale, '/list'))
  await expect(page.getByLabel(words[locale === 'de' ? 'de' : 'bg'].app.note)).toBeVisible()
}

export async function write(page: Page, note: string, locale: 'bg' | 'de' = 'bg') {
  await page.getByLabel(words[locale].app.note).fill(note)
  await page.getByLabel(words[locale].app.note).press('Enter')
  await expect(row(page, note)).toBeVisible()
}

/** What a link to a list opens, in a browser of its own. */
export async function openLink(made: Promise<BrowserContext>, link: string): Promise<Page> {
  const page = await (await made).newPage()
  await page.goto(link)
  return page
}
