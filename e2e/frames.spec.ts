import type { Page } from '@playwright/test'
import { footerColumns } from '../seed/content/menus'
import { cities, company } from '../seed/content/settings'
import { sofiaDay } from '../src/domain/calendar-day'
import { frameStyles } from '../src/domain/layouts'
import { officialSlug } from '../src/domain/official-latin'
import { localePath, locales } from '../src/i18n/routing'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'

const visibleOpener = (page: Page) =>
  page.locator('header summary:visible, header ~ div nav summary:visible, header [popovertarget=menu]:visible').first()
const openMenu = (page: Page) => page.locator('.menu-drop[open], .drawer:popover-open')

async function walkMenu(page: Page) {
  const opener = visibleOpener(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(openMenu(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(openMenu(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(openMenu(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
}

for (const width of [320, 360, 1440]) {
  test(`every header opens and closes its menu by keyboard, and no page scrolls sideways at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const style of frameStyles) {
      await test.step(`header ${style}`, async () => {
        await page.goto(`/header-style-${style}`)
        await walkMenu(page)
        const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
        expect(content).toBeLessThanOrEqual(screen ?? 0)
      })
    }
  })
}

for (const width of [360, 1440]) {
  test(`what is jumped to is below what stays of each header at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const style of frameStyles) {
      await page.goto(`/header-style-${style}`)
      const { scrolled, covered, kept } = await page.evaluate(() => {
        const root = document.documentElement
        window.scrollTo(0, root.scrollHeight)
        return {
          scrolled: window.scrollY,
          covered: document.querySelector('body > header')?.getBoundingClientRect().bottom,
          kept: Number.parseFloat(getComputedStyle(root).scrollPaddingTop),
        }
      })
      expect(scrolled, `header ${style}`).toBeGreaterThan(100)
      expect(covered, `header ${style}`).toBeLessThanOrEqual(kept)
    }
  })
}

test('the languages close when the focus leaves them', async ({ page }) => {
  await page.goto('/header-style-1', { waitUntil: 'networkidle' })
  const languages = page.locator('#languages')
  await page.getByRole('button', { name: /^Език: / }).press('Enter')
  await languages.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(languages).toBeHidden()
})

/** Visible entries of the menu bars, and those in their menus of the rest. */
async function entriesOf(page: Page) {
  const bars = page.locator('.menu-bar[data-measured]:visible')
  const entries = bars.locator(':scope > li > .category-link')
  const all = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const shown = await entries
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const rest: string[] = []
  for (const more of await bars.locator('.menu-rest > summary').filter({ visible: true }).all()) {
    await more.focus()
    await page.keyboard.press('Enter')
    const panel = more.locator('xpath=../ul')
    await expect(panel).toBeVisible()
    const box = await panel.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(await page.evaluate(() => innerWidth))
    const top = panel.locator(':scope > li > a').filter({ visible: true })
    rest.push(...(await top.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))))
    await page.keyboard.press('Tab')
    await expect(panel.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(more).toBeFocused()
  }
  return { all, shown, rest }
}

for (const style of [1, 2, 4, 7]) {
  test(`the menu of header ${style} is one row in each language and width, and what has no room is under "more"`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    for (const width of [1024, 1280, 1440]) {
      for (const locale of locales) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(localePath(locale, `/header-style-${style}`))
        // Style 7 has its bars from 1280 pixels on.
        if (style === 7 && width < 1280) continue
        await expect(page.locator('.menu-bar:visible').first()).toHaveAttribute('data-measured', '')
        for (const wide of ['0', '2rem']) {
          await page.addStyleTag({ content: `.menu-bar .category-link { padding-inline: ${wide} }` })
          const bars = page.locator('.menu-bar:visible')
          await expect(async () => {
            for (const bar of await bars.all()) {
              const size = await bar.evaluate((list) => [
                list.clientHeight,
                list.scrollWidth - list.clientWidth,
                document.documentElement.scrollWidth - innerWidth,
              ])
              expect(size[0]).toBeLessThan(50)
              expect(Math.max(...size.slice(1))).toBeLessThanOrEqual(1)
            }
            const { all, shown, rest } = await entriesOf(page)
            expect(all.length).toBeGreaterThan(8)
            expect([...shown, ...rest].sort()).toEqual(all.sort())
            if (wide !== '0') expect(rest.length).toBeGreaterThan(0)
          }).toPass({ timeout: 20_000 })
        }
      }
    }
  })
}

test('without a script the menu wraps, and every entry is there', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1024, height: 800 }, baseURL })
  await page.goto('/ru/header-style-2')
  const entries = page.locator('.menu-bar > li > .category-link')
  expect(await entries.count()).toBeGreaterThan(8)
  for (const entry of await entries.all()) await expect(entry).toBeInViewport()
  await expect(page.locator('.menu-rest > summary')).toBeHidden()
  await page.close()
})

test('the menu of a phone unfolds to its second level, and what it leads to closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/header-style-5')
  await page.locator('header [popovertarget=menu]').first().click()
  const drawer = page.locator('#menu')
  await expectNoViolations(page)
  await drawer.locator('summary').first().click()
  for (const part of await drawer.locator('details').all()) {
    const addresses = await part.locator('a').evaluateAll((links) => links.map((one) => one.getAttribute('href')))
    expect(new Set(addresses).size).toBe(addresses.length)
  }
  const link = drawer.locator('details[open] a').nth(1)
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.locator('.drawer:popover-open')).toHaveCount(0)
})

test('every footer carries the furniture of the site, in the language of its page', async ({ page }) => {
  const links = footerColumns.flatMap((column) => column.links)
  for (const style of frameStyles) {
    await page.goto(`/de/footer-style-${style}`)
    const footer = page.getByRole('contentinfo')
    await footer.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '')
    })
    await expect(footer.locator('a[href="/de"]').first()).toBeVisible()
    for (const { label, to } of links) {
      await expect(footer.getByRole('link', { name: label.de, exact: true })).toHaveAttribute(
        'href',
        localePath('de', to),
      )
    }
    const group = footer.locator(`a[href="${company.groupWebsite}"]`)
    await expect(group).toHaveAttribute('target', '_blank')
    await expect(footer.locator(`a[href="mailto:${company.contactEmail}"]`)).toBeVisible()
    await expect(footer).toContainText(company.companyAddress)
    await expect(footer).toContainText(sofiaDay().slice(0, 4))
    for (const [index, city] of cities.de.entries()) {
      const shops = `/de/shops/${officialSlug(cities.bg[index] ?? '')}`
      await expect(footer.getByRole('link', { name: city, exact: true })).toHaveAttribute('href', shops)
    }
  }
})
