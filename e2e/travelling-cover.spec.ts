import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

async function noteTravels(page: Page) {
  await page.addInitScript(() => {
    const travels: [string[], string[]][] = []
    const start = document.startViewTransition.bind(document)
    const named = () =>
      [...document.querySelectorAll('main *')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none')
    document.startViewTransition = (change) => {
      const before = named()
      const transition = start(change)
      void transition.updateCallbackDone.then(() => travels.push([before, named()]))
      return transition
    }
    Reflect.set(window, 'travels', travels)
  })
  return () => page.evaluate(() => Reflect.get(window, 'travels'))
}

async function pressCard(page: Page): Promise<string> {
  await page.goto('/')
  const links = page.locator('main article a[href^="/broshura/"]')
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  const twice = all.findIndex((href, place) => all.indexOf(href) < place)
  expect(twice, 'a brochure that lies on two shelves').toBeGreaterThan(0)
  await links.nth(twice).click()
  await expect(page).toHaveURL(all[twice] ?? '')
  return (all[twice] ?? '').replace('/broshura/', '')
}

test('the cover travels from the pressed card alone to the page of its brochure', async ({ page }) => {
  const travels = await noteTravels(page)
  const name = `cover-${await pressCard(page)}`
  await expect.poll(travels).toEqual([[[name], [name]]])
})

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the page changes at once', async ({ page }) => {
    const travels = await noteTravels(page)
    await pressCard(page)
    await expect(page.locator('#page-1 img')).toBeVisible()
    expect(await travels()).toEqual([])
  })
})
