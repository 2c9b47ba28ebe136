import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { editorStateOf, importedBrochure, payloadFrame, visitOfferEditor } from './support/offer-editor'

const content = specContent()

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('offers are decided on by finger, and a title is taken from the picture', async ({ staffPage: page }) => {
  test.setTimeout(180_000)
  const id = await importedBrochure(page, content, 'bullets.pdf')
  await visitOfferEditor(page, id)
  const said = page.locator('.offer-editor__said')
  const proposals = page.getByRole('list', { name: 'Предложения на страницата' })
  const rows = proposals.locator('[data-row]')
  await expect(rows).toHaveCount(10)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const pans = await page
    .locator('.offer-editor__box--proposal button')
    .first()
    .evaluate((box) => getComputedStyle(box).touchAction)
  expect(pans).toBe('auto')

  await rows.first().tap()
  await proposals.getByRole('button', { name: 'Ред от страницата: Боя за стени бяла мат' }).tap()
  await expect(proposals.getByRole('combobox')).toBeVisible()
  await expectNoViolations(page, payloadFrame)
  await page.locator('.offer-editor__line[title="Опаковка: 10 л"]').tap()
  await expect(said).toHaveText('Заглавие: Опаковка: 10 л')
  await expect(rows.first()).toContainText('Опаковка: 10 л')

  const height = await proposals
    .getByRole('button', { name: /^Приеми: / })
    .first()
    .evaluate((button) => button.clientHeight)
  expect(height).toBeGreaterThanOrEqual(44)
  await proposals.getByRole('button', { name: 'Приеми: Опаковка: 10 л' }).tap()
  await expect
    .poll(async () => (await editorStateOf(page, id)).offers.map(({ title }) => title))
    .toEqual(['Опаковка: 10 л'])
})
