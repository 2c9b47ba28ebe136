import type { BrowserContext, Page } from '@playwright/test'
import bg from '../../messages/bg.json' with { type: 'json' }
import de from '../../messages/de.json' with { type: 'json' }
import { type Locale, localePath } from '../../src/i18n/routing'
import type { Content } from './content'
import { expect } from './fixtures'
import { livingPage } from './living-page'

export const words = { bg: bg.lists, de: de.lists }
export const row = (page: Page, title: string) => page.locator('.list-row', { hasText: title })

export async function openList(page: Page, locale: Locale = 'bg') {
  await page.goto(localePath(locale, '/list'))
  await expect(page.getByLabel(words[locale === 'de' ? 'de' : 'bg'].app.note)).toBeVisible()
}

export async function write(page: Page, note: string, locale: 'bg' | 'de' = 'bg') {
  await page.getByLabel(words[locale].app.note).fill(note)
  await page.getByLabel(words[locale].app.note).press('Enter')
  await expect(row(page, note)).toBeVisible()
}

/** The worker of the list has what the page has loaded, and that of the whole site its own pages. */
export async function waitUntilOffline(page: Page) {
  const missing = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const wanted = [location.href, ...files.filter((file) => file.includes('/_next/static/'))]
      const found = await Promise.all(wanted.map((file) => caches.match(file)))
      return wanted.filter((_, index) => !found[index])
    })
  await expect.poll(missing).toEqual([])
  const states = () =>
    page.evaluate(async () => {
      const addresses = [location.href, '/']
      const found = await Promise.all(addresses.map((each) => navigator.serviceWorker.getRegistration(each)))
      return found.map((registration) => registration?.active?.state)
    })
  await expect.poll(states).toEqual(['activated', 'activated'])
}

export async function openLink(made: Promise<BrowserContext>, link: string): Promise<Page> {
  const page = livingPage(await (await made).newPage())
  await page.goto(link)
  return page
}

export type Goods = Awaited<ReturnType<typeof twoBrochures>>

/** Brochures of two shops, `alfa` with milk and bread, `beta` with cheese; no other offers have these titles. */
export async function twoBrochures(content: Content) {
  const { id: category } = await content.category()
  const [one, other] = [await content.retailer(), await content.retailer()]
  const [first, second] = [
    await content.brochure({ retailer: one.id, category }),
    await content.brochure({ retailer: other.id, category }),
  ]
  const [milk, bread, cheese] = [`Мляко ${content.word}`, `Хляб ${content.word}`, `Краве сирене ${content.word}`]
  const offer = (brochure: string, title: string, priceCents: number) =>
    content.write('POST', '/offers', { brochure, pageNumber: 1, title, packSize: '1 л', priceCents })
  await offer(first.id, milk, 199)
  await offer(first.id, bread, 120)
  await offer(second.id, cheese, 550)
  return { alfa: first.slug, beta: second.slug, milk, bread, cheese }
}

const tickOf = (page: Page, title: string, locale: 'bg' | 'de' = 'bg') =>
  page.locator('li', { hasText: title }).getByRole('button', { name: words[locale].tick.add })

export async function tick(page: Page, path: string, title: string, locale: 'bg' | 'de' = 'bg') {
  await page.goto(localePath(locale, path))
  await tickOf(page, title, locale).click()
  // Found by its state, not by its words: „Добави в списъка“ contains „В списъка“.
  const ticked = page.locator('li', { hasText: title }).getByRole('button', { pressed: true })
  await expect(ticked).toHaveText(new RegExp(`^${words[locale].tick.on}`))
}
