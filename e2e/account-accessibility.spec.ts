import { randomBytes } from 'node:crypto'
import { type Locale, localePath } from '../src/i18n/routing'
import { accountPaths } from '../src/lib/account-paths'
import { signedInCustomer, signInAs, writeBelongings } from './support/account'
import { expectNoViolations } from './support/axe'
import type { TestCustomer } from './support/customers'
import { expect, onlyFull, test } from './support/fixtures'

const { security: _, ...own } = accountPaths
const everything = [...Object.values(own), '/account-address?edit=new']
const two = ['/account-order-details', '/account-profile']

/**
 * Two pages in Bulgarian in all widths and themes, all pages in each language on a phone: pairs, because all
 * combinations would take too long.
 */
const rounds: { locale: Locale; width: number; theme: 'light' | 'dark'; paths: string[] }[] = [
  ...[360, 768, 1440].flatMap((width) =>
    (['light', 'dark'] as const).map((theme) => ({ locale: 'bg' as const, width, theme, paths: two })),
  ),
  ...(['bg', 'de', 'en', 'ru'] as const).map((locale) => ({
    locale,
    width: 360,
    theme: 'light' as const,
    paths: everything,
  })),
]

let customer: TestCustomer
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL })
  customer = await signedInCustomer(page, 'axe')
  await page.request.get('/account-dashboard')
  await writeBelongings(customer, `a${randomBytes(4).toString('hex')}`)
  await page.close()
})

for (const { locale, width, theme, paths } of rounds) {
  test(
    `${paths.length} account pages follow WCAG 2.2 AA in ${locale} at ${width} px, ${theme}`,
    onlyFull(locale !== 'bg' || width === 768),
    async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await signInAs(page, customer)
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(localePath(locale, path))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectNoViolations(page)
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(excess).toBeLessThanOrEqual(0)
        })
      }
    },
  )
}
