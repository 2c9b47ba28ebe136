import { randomBytes } from 'node:crypto'
import { locales } from '@/i18n/routing'
import bg from '../messages/bg.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { saving, speak } from './support/cms-form'
import { expect, specContent, test } from './support/fixtures'

const content = specContent()
const name = `ezitsi-${randomBytes(4).toString('hex')}`
const others = locales.filter((locale) => locale !== 'bg')

test.setTimeout(120_000)

test('an editor writes title and summary in four languages in one form, and chooses three pictures at once', async ({
  staffPage: page,
}) => {
  const field = (text: string, locale: string) =>
    page.locator(locale === 'bg' ? `#field-${text}` : `#field-${text}-${locale}`)
  const chip = (locale: string) => page.locator(`.languages button[data-locale=${locale}]`)

  await page.goto('/admin/collections/pages/create?locale=bg')
  await expect(page.locator('.render-title').first()).toHaveText('Страница без заглавие')
  await field('title', 'bg').fill(`${name} bg`)
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/[0-9a-f-]{36}/)
  await expect(chip('de')).toHaveAttribute('data-state', 'missingBoth')
  for (const locale of others) await field('title', locale).fill(`${name} ${locale}`)
  await expect(chip('de')).toHaveAttribute('data-state', 'missingSummary')
  await field('summary', 'bg').fill('Обобщение')
  for (const locale of others) await field('summary', locale).fill(`Summary ${locale}`)
  await saving(page, () => field('summary', 'ru').fill('Кратко'))
  for (const locale of locales) await expect(chip(locale)).toHaveAttribute('data-state', 'ready')
  await expectNoViolations(page, [], '.render-fields .language-fields')

  await speak(page, 'de')
  await expect(field('title', 'bg')).toHaveCount(1)
  await expect(page.locator('#field-title')).toHaveValue(`${name} de`)
  await expect(page.locator('#field-title-bg')).toHaveValue(`${name} bg`)
  await expect(page.locator('#field-summary-ru')).toHaveValue('Кратко')
  await saving(page, () => page.locator('#field-title-bg').fill(`${name} отново`))
  await speak(page, 'bg')
  await expect(page.locator('#field-title')).toHaveValue(`${name} отново`)
  await expect(page.locator('#field-title-de')).toHaveValue(`${name} de`)

  await page.locator('#field-blocks > .blocks-field__drawer-toggler').click()
  const blocks = page.locator('.blocks-drawer__blocks-wrapper')
  await blocks.getByRole('button', { name: bg.cms.blocks.gallery, exact: true }).click()
  await page.getByRole('button', { name: bg.cms.fields.choosePictures }).click()
  const list = page.locator('.list-drawer .collection-list--media')
  for (const row of [1, 2, 3]) await list.locator(`.row-${row} .cell-_select input`).check()
  await list.getByRole('button', { name: 'Избери 3' }).first().click()
  const rows = page.locator('[id^="blocks-0-pictures-row-"]')
  await expect(rows).toHaveCount(3)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  // The block that was added a moment before is saved by itself, so the first save may be that one.
  const storedPictures = async () => {
    const { rows: stored } = await content.database.query<{ pictures: number }>(
      `select jsonb_array_length(version_blocks -> 0 -> 'pictures') as pictures from _pages_v where latest and parent_id = $1`,
      [id],
    )
    return stored[0]?.pictures
  }
  await expect.poll(storedPictures).toBe(3)

  await page.locator('#field-blocks > .blocks-field__drawer-toggler').click()
  await blocks.getByRole('button', { name: bg.cms.blocks.countdown, exact: true }).click()
  await expect(page.locator('#field-blocks__1__heading')).toBeVisible()
  await expect(page.locator('#field-blocks__0__heading')).toBeHidden()

  await page.locator('#field-blocks__1__until').fill('2026-12-18T18:00')
  const storedMoment = async () => {
    const { rows: stored } = await content.database.query<{ until: string }>(
      `select version_blocks -> 1 ->> 'until' as until from _pages_v where latest and parent_id = $1`,
      [id],
    )
    return stored[0]?.until
  }
  await expect.poll(storedMoment).toBe('2026-12-18T16:00:00.000Z')
})
