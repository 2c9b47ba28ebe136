import { localePath, locales } from '@/i18n/routing'
import ru from '../messages/ru.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, onlyFull, test } from './support/fixtures'
import { expectNoSidewaysScroll } from './support/reader'

const pages = ['/', '/c/supermarket', '/c/supermarket/filter?state=expired', '/design']

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  for (const locale of locales) {
    test(`nothing scrolls sideways in ${locale}`, async ({ page }) => {
      for (const path of pages) {
        await page.goto(localePath(locale, path))
        const { content, screen } = await page.evaluate(() => ({
          content: document.documentElement.scrollWidth,
          screen: document.documentElement.clientWidth,
        }))
        expect(content, path).toBeLessThanOrEqual(screen)
      }
    })
  }

  test('the start page is no longer than seven screens, and the menu leads to the wishlist', async ({ page }) => {
    for (const locale of locales) {
      // Brochures of the tests beside this one make it longer for a while.
      await expect(async () => {
        await page.goto(localePath(locale, '/'), { waitUntil: 'load' })
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(height, locale).toBeLessThanOrEqual(5000)
      }).toPass({ timeout: 40_000 })
    }
    await page.getByRole('button', { name: ru.layout.openMenu }).click()
    await page.locator('#menu').getByRole('link', { name: ru.wishlist.title, exact: true }).click()
    await expect(page).toHaveURL('/ru/shop-wishlist')
  })

  test('nothing scrolls sideways in type twice as large', async ({ page, context }) => {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto('/prices')
    const product = (await page.locator('main article a[href^="/prices/"]').first().getAttribute('href')) ?? ''
    const search = '/search?q=мляко'
    for (const path of ['/', '/c/supermarket', '/login', '/blog', '/registration', '/prices', product, search]) {
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      await expectNoSidewaysScroll(page, path)
    }
    // A chip in a scrolling row has room for its words when it is wider than high.
    await page.goto(search)
    const choice = page.locator('main .chip-link').filter({ visible: true }).first()
    await expect(choice).toBeVisible()
    const box = await choice.boundingBox()
    expect(box?.width).toBeGreaterThan(box?.height ?? 0)
  })

  test('a list with goods does not scroll sideways in type twice as large', async ({ page, context }) => {
    await page.goto('/search?q=мляко&kind=offers')
    for (const number of [0, 1, 2]) {
      const tick = page.locator('main .list-tick').nth(number)
      await tick.click()
      await expect(tick).toHaveAttribute('aria-pressed', 'true')
    }
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto('/list')
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('what is pressed and filled in has a line where a person has chosen the colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/search?q=мляко')
    const chips = page.getByRole('navigation', { name: 'Какво да се покаже' }).getByRole('link')
    const buttons = page.locator('main').getByRole('button')
    for (const piece of [page.locator('#search'), chips.nth(1), buttons.first()]) {
      await expect(piece).toHaveCSS('outline-style', 'solid')
    }
    for (const piece of [page.locator('#search'), chips.nth(1)]) {
      await piece.focus()
      await expect(piece, 'the focus has another line').toHaveCSS('outline-offset', '3px')
    }
    await expect(chips.first()).toHaveCSS('outline-width', '3px')
  })

  test('the bar at the lower edge leads to pages that exist', async ({ page, request }) => {
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Бърз достъп' }).getByRole('link')
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      expect((await request.get(href)).status(), href).toBe(200)
    }
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('no field is so small that an iPhone zooms to it', async ({ page }) => {
    for (const path of ['/', '/c/supermarket', '/search?q=мляко', '/prices', '/login']) {
      await page.goto(path)
      const fields = page
        .locator('input:not([type=hidden], [type=checkbox], [type=radio], [aria-hidden]), select, textarea')
        .filter({ visible: true })
      const sizes = await fields.evaluateAll((all) =>
        all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      )
      expect(
        sizes.filter((size) => size < 16),
        path,
      ).toEqual([])
    }
  })
})

test('one picture of a page is loaded first', async ({ page }) => {
  for (const path of ['/', '/c/supermarket']) {
    await page.goto(path)
    await expect(page.locator('img[fetchpriority=high]'), path).toHaveCount(1)
  }
})

test('no link of the furniture leads to a 404', onlyFull(true), async ({ page, request }) => {
  await page.goto('/')
  const links = page.locator('header a, header ~ div nav a, footer a, main nav a')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const href of new Set(hrefs.filter((one) => one.startsWith('/')))) {
    expect((await request.get(href)).status(), href).toBe(200)
  }
})

test('the language switch keeps the page and what was chosen on it, and the start page remembers', async ({ page }) => {
  await page.goto('/c/supermarket/filter?state=upcoming')
  await page.getByRole('button', { name: 'Език: Български' }).click()
  await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/c/supermarket/filter?state=upcoming')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/')
  await expect(page).toHaveURL('/de')
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click()
  await page.locator('#languages').getByRole('link', { name: 'Български' }).click()
  await expect(page).toHaveURL('/')
})

test('the theme follows the system until it is chosen, and is there before the page is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/design')
  const html = page.locator('html')
  await expect(html).not.toHaveAttribute('data-theme')
  await page.getByRole('button', { name: 'Превключи светъл и тъмен изглед' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.seen = document.documentElement.dataset.theme ?? 'none'
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(html).toHaveAttribute('data-seen', 'light')
})

test('a page is printed in dark ink, also where the dark was chosen', async ({ page }) => {
  await page.goto('/design')
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const onScreen = await ink()
  await page.emulateMedia({ media: 'print' })
  expect(await ink()).not.toBe(onScreen)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  const light = await ink()
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  expect(await ink()).toBe(light)
})

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/design')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Към съдържанието' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the arrow keys walk along a shelf, and its arrows show more', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('/design')
  const shelf = page.locator('#sample-light')
  const links = shelf.getByRole('article').getByRole('link')
  await links.nth(0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(links.nth(0)).toBeFocused()
  await expect(shelf.getByRole('button', { name: 'Назад по рафта' })).toBeDisabled()
  await shelf.getByRole('button', { name: 'Напред по рафта' }).click()
  await expect(links.last()).toBeInViewport()
  await expect(shelf.getByRole('button', { name: 'Назад по рафта' })).toBeEnabled()
})

test('a dialog closes by Escape, by its button and outside, and gives the focus back', async ({ page }) => {
  await page.goto('/design')
  const opener = page.getByRole('button', { name: 'Долен лист' }).first()
  const sheet = page.getByRole('dialog', { name: 'Долен лист' }).first()
  await opener.click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await sheet.getByRole('button', { name: 'Затвори' }).click()
  await expect(sheet).toBeHidden()
  await opener.click()
  await page.mouse.click(5, 5)
  await expect(sheet).toBeHidden()
})

test('a message hides after five seconds, but not while it is read', async ({ page }) => {
  await page.goto('/design')
  await page.getByRole('button', { name: 'Съобщение' }).first().click()
  const toast = page.getByRole('status').locator('> *')
  await expect(toast).toBeVisible()
  // The toast's lifetime is an animation, whose clock the test sets instead of waiting.
  const life = () =>
    toast.evaluate((element) => {
      const [animation] = element.getAnimations().filter((one) => 'animationName' in one)
      return { lasts: animation?.effect?.getTiming().duration, state: animation?.playState }
    })
  const setTime = (time: number) =>
    toast.evaluate((element, now) => {
      for (const animation of element.getAnimations()) if ('animationName' in animation) animation.currentTime = now
    }, time)
  await page.mouse.move(0, 0)
  await expect.poll(life).toEqual({ lasts: 5000, state: 'running' })
  await toast.hover()
  await expect.poll(life).toEqual({ lasts: 5000, state: 'paused' })
  await setTime(4999)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(toast).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(
      `the pages are accessible at ${width} px in the ${colorScheme}`,
      onlyFull(width > 360 !== (colorScheme === 'dark')),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        for (const path of ['/', '/c/supermarket', '/design', '/no/such/page']) {
          await page.goto(path)
          await expectNoViolations(page)
        }
      },
    )
  }
}

test('a page for the evening is dark from its header to its footer, also for who has chosen light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/blog-dark-2-column')
  for (const part of [page.locator('html'), page.locator('body > footer')]) {
    const lightness = await part.evaluate((element) =>
      Number(/^lab\(([\d.]+)/.exec(getComputedStyle(element).backgroundColor)?.[1] ?? 100),
    )
    expect(lightness).toBeLessThan(20)
  }
})

test('the small pictures of a slider are in the window with the large one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/portfolio-thumbs-slider')
  for (const part of [page.locator('.thumbs-slide img').first(), page.locator('.carousel-thumb').first()]) {
    await expect(part).toBeInViewport({ ratio: 0.99 })
  }
})

test('the first cobble grid cuts no picture', async ({ page }) => {
  await page.goto('/cobble-style-1')
  const shapes = await page.locator('.picture-grid-cobble-1 img').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const [wide, high] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))]
      return [{ shown: picture.clientWidth / picture.clientHeight, whole: wide / high }]
    }),
  )
  expect(shapes.length).toBeGreaterThan(3)
  for (const { shown, whole } of shapes) expect(Math.abs(shown / whole - 1)).toBeLessThan(0.02)
})
