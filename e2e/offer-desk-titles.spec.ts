import { expectNoViolations } from './support/axe'
import { Content } from './support/content'
import { expect, test } from './support/fixtures'
import { deskOf, importedBrochure, payloadFrame, visitDesk } from './support/offer-desk'

let content: Content
test.beforeAll(async () => {
  content = await Content.start()
})
test.afterAll(() => content.end())

test('a line of the page is found by its letters, and what was chosen once is offered for the others', async ({
  staffPage: page,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1440, height: 1200 })
  const id = await importedBrochure(page, content, 'bullets.pdf')
  await visitDesk(page, id)
  const said = page.locator('.offer-desk__said')
  const proposals = page.getByRole('list', { name: 'Предложения на страницата' })
  const rows = proposals.locator('[data-row]')
  const focused = page.locator('[data-row]:focus')
  await expect(rows.first()).toContainText('САМО')
  await rows.first().focus()

  // Typed in Latin letters; the arrows choose, Esc leaves all as it was.
  const search = proposals.getByRole('combobox', { name: 'Ред от страницата за заглавие' })
  await page.keyboard.press('f')
  await expect(search).toBeFocused()
  await page.keyboard.type('boya')
  const options = proposals.getByRole('option')
  await expect(options).toHaveText(['Боя за стени бяла мат'])
  await expectNoViolations(page, payloadFrame)
  await page.keyboard.press('Escape')
  await expect(focused).toContainText('САМО')

  // With a Bulgarian keyboard: the same key, then Cyrillic letters.
  await focused.dispatchEvent('keydown', { key: 'ф', code: 'KeyF', bubbles: true })
  await expect(search).toBeFocused()
  await page.keyboard.insertText('боя')
  await page.keyboard.press('Enter')
  await expect(focused).toContainText('Боя за стени бяла мат')
  await expect(said).toHaveText(
    'Заглавие: Боя за стени бяла мат. По този образец на страницата са попълнени още 9 предложения',
  )

  // The others stand at the same place, and say where they have it from; one is left as it was read.
  await expect(rows.nth(1)).toContainText('Силикон санитарен прозрачен')
  await expect(rows.nth(1)).toContainText('По образец: Заглавие')
  await expect(rows.first()).not.toContainText('По образец')
  await expectNoViolations(page, payloadFrame)

  // Taken back with all it taught, and chosen once more.
  await page.keyboard.press('u')
  await expect(said).toHaveText('Върнато')
  await expect(focused).toContainText('САМО')
  await expect(rows.nth(1)).toContainText('САМО')
  await page.keyboard.press('f')
  await page.keyboard.type('boya')
  await page.keyboard.press('Enter')
  await expect(rows.nth(1)).toContainText('Силикон санитарен прозрачен')

  // Accepted, it teaches from the database; the text that was read is one key away.
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Прието: Боя за стени бяла мат')
  await expect(focused).toContainText('Силикон санитарен прозрачен')
  await page.reload()
  await expect(rows.first()).toContainText('Силикон санитарен прозрачен')
  await rows.first().focus()
  await page.keyboard.press('t')
  await expect(focused).toContainText('САМО')
  await expect(focused).not.toContainText('По образец')
  await page.keyboard.press('t')
  await expect(said).toHaveText(/^Заглавие \d/)

  // By mouse: a line tapped on the picture, and another put behind it; the others stay as they were learned.
  const line = (text: string) => page.locator(`.offer-desk__line[title="${text}"]`)
  await rows.nth(1).click()
  await proposals.getByRole('button', { name: 'Ред от страницата: Винтове за дърво 4 x 40 мм' }).click()
  await line('Поцинковани').click()
  await expect(focused).toContainText('Поцинковани')
  await page.keyboard.press('f')
  await proposals.getByRole('checkbox', { name: 'Добавяне към заглавието' }).check()
  await line('Винтове за дърво 4 x 40 мм').click()
  await expect(focused).toContainText('Поцинковани Винтове за дърво 4 x 40 мм')
  await expect(rows.nth(2)).toContainText('Ламинат Дъб Аляска 8 мм')

  // An old price by its key, and none again.
  await page.keyboard.press('o')
  await expect(said).toHaveText(/^Стара цена 2 от \d+: |^Наблизо няма друга цена/)

  // What was learned is stored with the title that is seen.
  await page.keyboard.press('a')
  await expect
    .poll(async () =>
      (await deskOf(page, id)).offers
        .map(({ title }) => title)
        .sort()
        .slice(0, 3),
    )
    .toEqual(['Боя за стени бяла мат', 'Грунд дълбокопроникващ', 'Ламинат Дъб Аляска 8 мм'])
})
