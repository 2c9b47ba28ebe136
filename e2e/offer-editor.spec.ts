import bg from '../messages/bg.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { editorStateOf, importedBrochure, payloadFrame, visitOfferEditor } from './support/offer-editor'

const content = specContent()

test('an editor makes the offers of a brochure by keyboard and mouse, and from a table', async ({
  staffPage: page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 1500 })
  const id = await importedBrochure(page, content, 'raised-cents.pdf')
  await page.goto(`/admin/collections/brochures/${id}`)
  await page.getByRole('link', { name: 'Оферти', exact: true }).last().click()
  await expect(page).toHaveURL(new RegExp(`${id}/offers\\?`))
  const said = page.locator('.offer-editor__said')
  const proposals = page.getByRole('list', { name: 'Предложения на страницата' })
  await expect(proposals.getByRole('listitem')).toHaveCount(9)
  await expectNoViolations(page, payloadFrame)

  await proposals.locator('[data-row]').first().focus()
  for (const left of [8, 7, 6]) {
    await page.keyboard.press('Enter')
    await expect(proposals.getByRole('listitem')).toHaveCount(left)
  }
  await expect(said).toHaveText(/^Прието: /)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(said).toHaveText(/^Отхвърлено: /)
  await expect(proposals.getByRole('listitem')).toHaveCount(5)
  await expect.poll(async () => (await editorStateOf(page, id)).offers.length).toBe(3)

  const row = proposals.locator('[data-row]').first()
  await row.focus()
  const name = row.locator('.offer-editor__name')
  const title = await name.textContent()
  await page.keyboard.press('t')
  await expect(said).toHaveText(/^Заглавие 2 от \d: /)
  await expect(name).not.toHaveText(title ?? '')
  await proposals
    .getByRole('button', { name: /^Друго заглавие: / })
    .first()
    .click()
  await expect(said).toHaveText(/^Заглавие [13] от \d: /)

  await page.getByRole('button', { name: 'Предложи от текста' }).click()
  await expect(page.getByText(/предложения чакат решение/)).toBeVisible()

  const box = page.locator('.offer-editor__box--offer button').first()
  const before = (await editorStateOf(page, id)).offers[0]
  await page.locator(`[data-box="${before?.id}"]`).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(said).toHaveText('Рамката е запазена')
  await expect(async () => {
    const moved = (await editorStateOf(page, id)).offers.find((offer) => offer.id === before?.id)
    expect(moved?.box?.x).toBeCloseTo((before?.box?.x ?? 0) + 0.01, 4)
    expect(moved?.box?.height).toBeCloseTo((before?.box?.height ?? 0) + 0.01, 4)
  }).toPass({ timeout: 10_000 })

  await page.keyboard.press('Delete')
  await expect(said).toHaveText(/изтрита/)
  await page.getByRole('button', { name: 'Върни' }).click()
  await expect(said).toHaveText('Върнато')
  await expect.poll(async () => (await editorStateOf(page, id)).offers.length).toBe(3)

  await page.getByRole('button', { name: 'Начертай рамка' }).click()
  const board = page.locator('.offer-editor__board')
  await board.scrollIntoViewIfNeeded()
  const area = await board.boundingBox()
  if (!area) throw new Error('the page has no place')
  await page.mouse.move(area.x + area.width * 0.1, area.y + area.height * 0.86)
  await page.mouse.down()
  await page.mouse.move(area.x + area.width * 0.4, area.y + area.height * 0.95, { steps: 5 })
  await page.mouse.up()
  const form = page.getByRole('form', { name: 'Нова оферта' })
  await form.getByLabel('Заглавие').fill('Нарисувана оферта')
  await form.getByLabel('Цена в евро').fill('евтино')
  await form.getByRole('button', { name: 'Запази', exact: true }).click()
  await expect(form.getByText('Моля, въведете цена')).toBeVisible()
  await expectNoViolations(page, payloadFrame)
  await form.getByLabel('Цена в евро').fill('1,29')
  await form.getByRole('button', { name: 'Запази', exact: true }).click()
  await expect(said).toHaveText('Запазено: Нарисувана оферта')
  const drawn = (await editorStateOf(page, id)).offers.find(({ title }) => title === 'Нарисувана оферта')
  expect(drawn).toMatchObject({ priceCents: 129, pageNumber: 1 })
  expect(drawn?.box?.x).toBeCloseTo(0.1, 1)
  expect(drawn?.box?.width).toBeCloseTo(0.3, 1)
  await expect(box).toBeVisible()

  await page.getByText('Импорт на оферти от таблица').click()
  const table = (price: string) => ({
    name: 'offers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Страница;Заглавие;Цена\r\n2;От таблица;${price}\r\n`),
  })
  await page.getByLabel('CSV файл').setInputFiles(table('скъпо'))
  await expect(page.getByText('Ред 2, Цена: това не е цена. „скъпо“')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Импортирай', exact: true })).toBeDisabled()
  const input = page.getByLabel('CSV файл')
  await expect(input).toHaveValue(/offers\.csv$/)
  const chooser = page.waitForEvent('filechooser')
  await input.click()
  await chooser
  await expect(input, 'the same file can be chosen again').toHaveValue('')
  await input.setInputFiles(table('3,49'))
  await expect(page.getByText('Ред 2: От таблица')).toBeVisible()
  await page.getByRole('button', { name: 'Импортирай', exact: true }).click()
  await expect(page.getByText('Таблицата е импортирана.')).toBeVisible()
  await expect.poll(async () => (await editorStateOf(page, id)).offers.length).toBe(5)

  await proposals.locator('[data-row]').first().focus()
  await page.keyboard.press('a')
  await expect(page.getByLabel('Избор на страница')).toHaveValue('1')
  await expect(proposals.locator('[data-row]').first()).toBeFocused()
  await expect.poll(async () => (await editorStateOf(page, id)).offers.length).toBe(10)

  await page.getByRole('button', { name: 'Отметни всички в брошурата' }).click()
  const together = page.getByRole('form', { name: 'Промяна на 10 оферти заедно' })
  const category = together.getByLabel('Категория')
  await expect(category.locator('option').nth(1)).toHaveText('Както е на брошурата')
  const chosen = await category.locator('option').nth(2).getAttribute('value')
  await category.selectOption(chosen)
  await expectNoViolations(page, payloadFrame)
  await together.getByRole('button', { name: 'Приложи за отметнатите' }).click()
  await expect
    .poll(async () => new Set((await editorStateOf(page, id)).offers.map((offer) => offer.category)))
    .toEqual(new Set([chosen]))
})

test('what was read wrong is mended by keys alone, and doubts are gone through one by one', async ({
  staffPage: page,
}) => {
  test.setTimeout(180_000)
  const id = await importedBrochure(page, content, 'below.pdf')
  await visitOfferEditor(page, id)
  const said = page.locator('.offer-editor__said')
  const proposals = page.getByRole('list', { name: 'Предложения на страницата' })
  const focused = page.locator('[data-row]:focus')
  const { proposals: read } = await editorStateOf(page, id)
  const [first] = read
  await proposals.locator('[data-row]').first().focus()

  await expect(focused).toContainText(first?.packSize ?? '')
  await page.keyboard.press('p')
  await expect(said).toHaveText(/^Разфасовка 2 от \d: /)
  const choices = page.getByRole('group', { name: 'Разфасовка' })
  await expect(choices.getByRole('button', { name: /^2 / })).toHaveAttribute('aria-pressed', 'true')
  await expect(focused).not.toContainText(`, ${first?.packSize}`)
  await page.keyboard.press('1')
  await expect(said).toHaveText(`Разфасовка 1 от ${await choices.getByRole('button').count()}: ${first?.packSize}`)
  await page.keyboard.press('p')
  await expectNoViolations(page, payloadFrame)

  // The key walks from doubtful row to doubtful row and back to the first; then all certain rows are accepted, and the
  // doubtful ones stay.
  const doubtful = read.filter(({ uncertain }) => uncertain).map((proposal) => proposal.id)
  expect(doubtful.length).toBeGreaterThan(0)
  for (const next of [...doubtful.filter((each) => each !== first?.id), doubtful[0]]) {
    await page.keyboard.press('n')
    await expect(focused).toHaveAttribute('data-row', next ?? '')
    await expect(focused).toContainText('Моля, проверете')
  }
  await page.keyboard.press('c')
  await expect(proposals.getByRole('listitem')).toHaveCount(doubtful.length)
  await expect.poll(async () => (await editorStateOf(page, id)).offers.length).toBe(read.length - doubtful.length)
  await expect(said).toHaveText(/^Приети са /)
  const sent = '**/api/cms/brochures/*/offers'
  await page.route(sent, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await page.keyboard.press('u')
  await expect(said).toHaveText(bg.offerEditor.said.failed)
  await page.unroute(sent)
  await proposals.locator('[data-row]').first().focus()
  await page.keyboard.press('u')
  await expect(proposals.getByRole('listitem')).toHaveCount(read.length)
})

test('the view has no barrier on a phone and in the dark', async ({ staffPage: page }) => {
  test.setTimeout(180_000)
  const id = await importedBrochure(page, content, 'raised-cents.pdf')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitOfferEditor(page, id)
  await expect(page.locator('.offer-editor__box').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectNoViolations(page, payloadFrame)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/admin/broshura-dashboard')
  await page.goto(`/admin/collections/brochures/${id}/offers`)
  await expect(page.getByRole('heading', { name: 'Offers on the pages' })).toBeVisible()
  await expect(page.locator('.offer-editor__box').first()).toBeVisible()
  await expectNoViolations(page, payloadFrame)
})

test('a visitor is asked to sign in', async ({ page }) => {
  const response = await page.request.get('/api/cms/brochures/01a1f84f-e7b6-753e-a60a-81dd8e5b95ae/offers')
  expect(response.status()).toBe(403)
  await page.goto('/admin/collections/brochures/01a1f84f-e7b6-753e-a60a-81dd8e5b95ae/offers')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('a link asks before it leaves what is typed in the open offer', async ({ staffPage: page }) => {
  const { id } = await content.brochure({ published: false })
  await page.setViewportSize({ width: 1440, height: 1500 })
  await visitOfferEditor(page, id)
  await page.getByRole('button', { name: bg.offerEditor.tools.add }).click()
  const title = page.getByRole('form', { name: bg.offerEditor.form.new }).getByLabel(bg.offerEditor.fields.title)
  await title.fill('Недовършена оферта')
  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await page.locator('.doc-tabs a').first().click()
  await expect.poll(() => questions).toEqual([bg.offerEditor.leave])
  await expect(title).toHaveValue('Недовършена оферта')
})
