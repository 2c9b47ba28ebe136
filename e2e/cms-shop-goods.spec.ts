import type { Page, Route } from '@playwright/test'
import { z } from 'zod'
import { locales } from '../src/i18n/routing'
import { expectNoViolations } from './support/axe'
import { publish, saving } from './support/cms-form'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { writeGoods } from './support/goods'

const content = specContent()

const grid = (page: Page) => page.getByRole('region', { name: 'Варианти и наличности' })
const cell = (page: Page, column: string, row: number) =>
  grid(page).getByLabel(`${column}, ред ${row}`, { exact: true })
const language = (page: Page, code: string) =>
  page.getByRole('group', { name: 'Езици' }).getByRole('button').filter({ hasText: code.toUpperCase() })

async function choose(page: Page, field: string, words: string): Promise<void> {
  await page.locator(`#field-${field} input`).first().fill(words)
  await page.locator('.rs__option').filter({ hasText: words }).first().waitFor()
  await page.keyboard.press('Enter')
}

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

const maker = z.object({ name: z.string() })
const stockRow = z.object({ sku: z.string(), on_hand: z.number() })

test('staff make a product with variants by the keyboard, and it is on its page in two languages', async ({
  adminPage: page,
}) => {
  test.slow()
  const slug = `${content.name}-new`
  await page.goto('/admin/collections/products/create?locale=bg')
  await page.waitForURL(/\/products\/[0-9a-f-]{36}/)
  for (const locale of locales) {
    await language(page, locale).click()
    await expect(language(page, locale)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('#field-title')).toHaveValue('')
    await page.locator('#field-title').fill(`Coat ${slug} ${locale}`)
    await saving(page, () => page.locator('#field-summary').fill(`About ${locale}`))
  }
  await language(page, 'bg').click()
  await expect(page.locator('#field-title')).toHaveValue(`Coat ${slug} bg`)
  await page.locator('#field-slug').fill(slug)
  await page.locator('#field-sku').fill(slug)
  await saving(page, () => page.locator('#field-priceCents').fill('59,90'))

  await grid(page).getByText('Създай от цветове и размери').press('Enter')
  for (const colour of ['бяло', 'черно'])
    await grid(page).getByRole('checkbox', { name: colour, exact: true }).press('Space')
  await grid(page).getByLabel('Размери, разделени със запетая').fill('S, M')
  await grid(page).getByRole('button', { name: 'Добави 4 реда' }).press('Enter')
  await expect(cell(page, 'Цвят', 4)).toHaveValue('черно')
  await cell(page, 'Цена €', 1).focus()
  await paste(page, '49,90\t700\t5\n\t700\tмного\n\t\t3\n\t\t0\n')
  await expectNoViolations(page, [], '.variant-grid')
  await grid(page).getByRole('button', { name: 'Запази 4 промени' }).press('Enter')
  await expect(cell(page, 'Наличност', 2)).toHaveAccessibleDescription('това не е цяло число.')
  await expect(cell(page, 'Наличност', 2)).toBeFocused()
  await expect(cell(page, 'Цена €', 1)).toHaveValue('49,90')
  await cell(page, 'Наличност', 1).press('Enter')
  await expect(cell(page, 'Наличност', 2)).toBeFocused()
  await page.keyboard.type('2')
  const save = (count: string) =>
    grid(page)
      .getByRole('button', { name: `Запази ${count}` })
      .press('Enter')
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/cms/variants/*/table', loseAnswer, { times: 1 })
  await save('4 промени')
  await expect(grid(page).getByRole('status')).toHaveText(/^Сървърът не отговори/)
  await cell(page, 'Цена €', 3).fill('55,90')
  await save('4 промени')
  await expect(grid(page).locator('input[value="55,90"]')).toHaveCount(1)
  await save('1 промяна')
  await expect(grid(page).getByRole('status')).toHaveText('Вариантите са запазени.')
  await expect(grid(page).getByRole('button', { name: 'Вариантите са запазени' })).toBeFocused()
  await grid(page).getByRole('button', { name: 'Добави ред' }).press('Enter')
  await grid(page).getByRole('button', { name: 'Премахни ред 5' }).press('Enter')
  await expect(cell(page, 'Цвят', 5)).toHaveCount(0)
  await expect(cell(page, 'Цвят', 4)).toBeFocused()

  await page.locator('#action-save').press('Enter')
  await expect(page.getByText('Преди публикуване въведете състава в проценти.')).toBeVisible()
  await expect(page.getByText('Преди публикуване изберете производител.')).toBeVisible()
  await page.getByRole('button', { name: 'Добави: Влакно' }).press('Enter')
  await choose(page, 'composition__0__fibre', 'вълна')
  await page.locator('#field-composition__0__percent').fill('100')
  const { rows } = await content.database.query('select name from manufacturers order by name limit 1')
  await choose(page, 'manufacturer', maker.parse(rows[0]).name)
  await publish(page)

  const shop = await page.context().newPage()
  for (const [path, locale] of [
    ['', 'bg'],
    ['/de', 'de'],
  ]) {
    await shop.goto(`${path}/p/${slug}`)
    await expect(shop.getByRole('heading', { level: 1, name: `Coat ${slug} ${locale}` })).toBeVisible()
    await expect(shop.getByRole('radio', { name: /^M/ })).toHaveCount(1)
  }
})

test(
  'general words about the environment are named while they are typed, also those of another language',
  onlyFull(true),
  async ({ staffPage: page }) => {
    const { id } = await writeGoods(content)
    await page.goto(`/admin/collections/products/${id}?locale=de`)
    const notice = page.getByRole('status').filter({ hasText: 'Общи думи за околната среда' })
    await expect(page.locator('#field-summary')).toHaveValue('About de')
    await expect(notice).toBeHidden()
    await saving(page, () => page.locator('#field-summary').fill('Ein nachhaltiger Mantel'))
    await expect(notice).toContainText('Кратко описание (немски): nachhaltiger')
    await language(page, 'bg').click()
    await expect(page.locator('#field-summary')).toHaveValue('About bg')
    await expect(notice).toContainText('Кратко описание (немски): nachhaltiger')
    await page.locator('#field-title').fill('Еко палто')
    await expect(notice).toContainText('Заглавие (български): Еко')
  },
)

test('a table of variants is shown before it is imported, and what is wrong in it by its line', async ({
  adminPage: page,
}) => {
  const { slug } = await writeGoods(content, '-csv')
  const stock = async () => {
    const { rows } = await content.database.query(
      `select sku, on_hand from variants join shop.variant_stock on variant = variants.id where sku like $1 order by sku`,
      [`${slug}-1%`],
    )
    return z
      .array(stockRow)
      .parse(rows)
      .map(({ sku, on_hand }) => `${sku.slice(slug.length + 1)} ${on_hand}`)
  }
  const before = await stock()
  const table = (count: string) =>
    [
      'product;colour;size;sku;stock',
      `${slug};${slug}-one;S;${slug}-1S;${count}`,
      `${slug};${slug}-one;XL;${slug}-1X;4`,
    ].join('\n')
  const file = (text: string) => ({ name: 'variants.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.goto('/admin/collections/variants')
  await page.getByText('Всички варианти и наличности като таблица').click()
  await page.getByLabel('CSV файл').setInputFiles(file(table('пет')))
  await expect(page.getByText('Ред 2, Наличност: това не е цяло число. „пет“')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Импортирай' })).toBeDisabled()
  await page.getByLabel('CSV файл').setInputFiles(file(table('7')))
  await expect(page.getByText('Нови: 1, променени: 1, изтрити: 0, без промяна: 0, няма грешки.')).toBeVisible()
  expect(await stock()).toEqual(before)
  // Other tests sell and change variants meanwhile: the import then shows the new result and asks again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Импортирай' }).click({ timeout: 3000 })
    await expect(page.getByText('Таблицата е импортирана.')).toBeVisible({ timeout: 3000 })
  }).toPass()
  expect(await stock()).toEqual(expect.arrayContaining(['1S 7', '1X 4']))
})
