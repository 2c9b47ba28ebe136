import { Content } from './support/content'
import { expect, test } from './support/fixtures'

let content: Content
test.beforeAll(async () => {
  content = await Content.start()
})
test.afterAll(() => content.end())

test('a form stays in its language while another tab writes in another', async ({ staffPage: page }) => {
  const { id } = await content.category()
  const form = `/admin/collections/categories/${id}`
  const chosen = page.locator('.localizer .localizer-button')
  await page.goto(`${form}?locale=bg`)
  await expect(chosen).toHaveAttribute('data-locale', 'bg')
  await page.goto(form)
  await expect(page).toHaveURL(`${form}?locale=bg`)

  const other = await page.context().newPage()
  await other.goto(`${form}?locale=ru`)
  await expect(other.locator('.localizer .localizer-button')).toHaveAttribute('data-locale', 'ru')

  await page.reload()
  await expect(chosen).toHaveAttribute('data-locale', 'bg')
  await page.locator('.step-nav').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/categories(\?|$)/)
  await page.goBack()
  await expect(page.locator('#field-name')).toBeVisible()
  await expect(chosen).toHaveAttribute('data-locale', 'bg')
})
