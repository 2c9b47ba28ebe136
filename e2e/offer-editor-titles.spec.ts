import { expectNoViolations } from './support/axe'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { editorStateOf, importedBrochure, payloadFrame, visitOfferEditor } from './support/offer-editor'

const content = specContent()

test(
  'a line of the page is found by its letters, and what was chosen once is offered for the others',
  onlyFull(true),
  async ({ staffPage: page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 1440, height: 1200 })
    const id = await importedBrochure(page, content, 'bullets.pdf')
    await visitOfferEditor(page, id)
    const said = page.locator('.offer-editor__said')
    const proposals = page.getByRole('list', { name: 'Предложения на страницата' })
    const rows = proposals.locator('[data-row]')
    const focused = page.locator('[data-row]:focus')
    const [name, more] = ['Боя за стени бяла мат', 'Покривност до 12 м² на литър Опаковка:']
    await expect(rows.first()).toContainText(name)
    await rows.first().focus()

    const search = proposals.getByRole('combobox', { name: 'Ред от страницата за заглавие' })
    await page.keyboard.press('f')
    await expect(search).toBeFocused()
    await page.keyboard.type('pokriv')
    const options = proposals.getByRole('option')
    await expect(options.first()).toHaveText(more)
    await expectNoViolations(page, payloadFrame)
    await page.keyboard.press('Escape')
    await expect(focused).toContainText(name)

    // With a Bulgarian keyboard: the same physical key, then Cyrillic letters.
    await focused.dispatchEvent('keydown', { key: 'ф', code: 'KeyF', bubbles: true })
    await expect(search).toBeFocused()
    await page.keyboard.insertText('покрив')
    await page.keyboard.press('Enter')
    await expect(focused).toContainText(more)
    await expect(said).toHaveText(`Заглавие: ${more}`)

    // The other rows change only when this row is left; they then show the same title and its source.
    await expect(rows.nth(1)).toContainText('Силикон санитарен прозрачен')
    await page.keyboard.press('j')
    await expect(said).toHaveText('По този образец на страницата са попълнени още 9 предложения')
    await expect(rows.nth(1)).toContainText('Устойчив на мухъл')
    await expect(rows.nth(1)).toContainText('По образец: Заглавие')
    await expect(rows.first()).not.toContainText('По образец')
    await expectNoViolations(page, payloadFrame)

    await page.keyboard.press('u')
    await expect(said).toHaveText('Върнато')
    await expect(rows.first()).toContainText(name)
    await expect(rows.nth(1)).toContainText('Силикон санитарен прозрачен')
    await page.keyboard.press('k')
    await page.keyboard.press('f')
    await page.keyboard.type('pokriv')
    await page.keyboard.press('Enter')

    await page.keyboard.press('Enter')
    await expect(said).toHaveText(`Прието: ${more}`)
    await expect(focused).toContainText('Устойчив на мухъл')
    await page.reload()
    await expect(rows.first()).toContainText('Устойчив на мухъл')
    await rows.first().focus()
    await page.keyboard.press('t')
    await expect(said).toHaveText(/^Заглавие \d/)
    await expect(focused).not.toContainText('По образец')

    const line = (text: string) => page.locator(`.offer-editor__line[title="${text}"]`)
    await rows.nth(1).click()
    await proposals.getByRole('button', { name: /^Ред от страницата: / }).click()
    await line('Поцинковани').click()
    await expect(focused).toContainText('Поцинковани')
    await page.keyboard.press('f')
    await proposals.getByRole('checkbox', { name: 'Добави към заглавието' }).check()
    await line('Винтове за дърво 4 x 40 мм').click()
    await expect(focused).toContainText('Поцинковани Винтове за дърво 4 x 40 мм')
    await page.keyboard.press('f')
    await page.keyboard.type('kutiya')
    await page.keyboard.press('Shift+Enter')
    await expect(focused).toContainText('Поцинковани Винтове за дърво 4 x 40 мм Кутия 200 бр.')

    await page.keyboard.press('o')
    await expect(said).toHaveText(/^Стара цена 2 от \d+: |^Наблизо няма друга цена/)

    const third = rows.nth(2).locator('.offer-editor__name')
    const shown = await third.evaluate((cell) => cell.firstChild?.textContent ?? '')
    await page.keyboard.press('a')
    await expect
      .poll(async () => (await editorStateOf(page, id)).offers.map(({ title }) => title))
      .toEqual(expect.arrayContaining([more, shown]))
  },
)
