import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { editorStateOf, importedBrochure, payloadFrame, visitOfferEditor } from './support/offer-editor'

const content = specContent()

test('a price that was not read is named by its digits, by keyboard and by a tap, and taken back', async ({
  staffPage: page,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1440, height: 1200 })
  const id = await importedBrochure(page, content, 'gross.pdf')
  await visitOfferEditor(page, id)
  const said = page.locator('.offer-editor__said')
  const rows = page.getByRole('list', { name: 'Предложения на страницата' }).locator('[data-row]')
  const focused = page.locator('[data-row]:focus')
  const numbers = page.getByRole('combobox', { name: 'Число от страницата, което е цена' })
  await expect(rows).toHaveCount(7)

  await rows.first().focus()
  await page.keyboard.press('m')
  await expect(numbers).toBeFocused()
  await expectNoViolations(page, payloadFrame)
  await page.keyboard.press('Escape')
  await expect(rows.first()).toBeFocused()

  // By its digits: the row of the price that is read there gets the focus.
  await page.keyboard.press('m')
  await page.keyboard.type('8,8')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['8,88 €'])
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Прочетена е 1 пропусната оферта')
  await expect(rows).toHaveCount(8)
  await expect(focused).toContainText('8,88')

  await page.keyboard.press('f')
  await page.keyboard.type('ориз')
  await page.keyboard.press('Enter')
  await expect(focused).toContainText('Ориз бланширан')
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Прието: Ориз бланширан')
  await expect
    .poll(async () => (await editorStateOf(page, id)).offers.map(({ title }) => title))
    .toEqual(['Ориз бланширан'])

  await page.getByRole('button', { name: 'Пропусната цена', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Също всички числа/ }).check()
  await page.locator('.offer-editor__line[title^="1,90"]').click()
  await expect(said).toHaveText('Прочетена е 1 пропусната оферта')
  await expect(focused).toContainText('1,90')
  await page.keyboard.press('u')
  await expect(said).toHaveText('Върнато')
  await expect(rows).toHaveCount(7)
  expect((await editorStateOf(page, id)).refused).toEqual([])
})
