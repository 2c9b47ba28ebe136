import { createAt, saving } from './support/cms-form'
import { expect, specContent, test } from './support/fixtures'
import { livingPage } from './support/living-page'

const content = specContent()

async function titleIn(locale: string, id: string): Promise<string> {
  const { rows } = await content.database.query<{ title: string }>(
    `select l.version_title as title from _brochures_v v join _brochures_v_locales l on l._parent_id = v.id
     where v.parent_id = $1 and v.latest and l._locale = $2`,
    [id, locale],
  )
  return rows[0]?.title ?? ''
}

test('a form saves in the language that it shows, though a second window speaks another', async ({
  staffPage: page,
}) => {
  const { id, slug } = await content.brochure()
  await page.goto(`/admin/collections/brochures?locale=bg&search=${slug}`)
  const link = page.getByRole('link', { name: `Brochure ${slug} bg` })
  await expect(link).toBeVisible()
  // The account remembers the language of the last form, in whichever window.
  const second = livingPage(await page.context().newPage())
  await second.goto(`/admin/collections/brochures/${id}?locale=de`)
  await expect(second.locator('#field-title')).toHaveValue(`Brochure ${slug} de`)
  await second.close()

  await page.goto(`/admin/collections/brochures?search=${slug}`)
  await link.or(page.getByRole('link', { name: `Brochure ${slug} de` })).click()
  await expect(page).toHaveURL(new RegExp(`/brochures/${id}\\?locale=de`))
  const title = page.locator('#field-title')
  await expect(title).toHaveValue(`Brochure ${slug} de`)
  await saving(page, () => title.fill('Neuer Titel'))
  expect(await titleIn('de', id)).toBe('Neuer Titel')
  expect(await titleIn('bg', id)).toBe(`Brochure ${slug} bg`)
})

test('a new document begins in Bulgarian, whichever language was written last', async ({ staffPage: page }) => {
  const { id, slug } = await content.brochure()
  await page.goto(`/admin/collections/brochures/${id}?locale=ru`)
  await expect(page.locator('#field-title')).toHaveValue(`Brochure ${slug} ru`)
  await createAt(page, `${slug}-new`)
  await expect(page).toHaveURL(/\/brochures\/[0-9a-f-]{36}\?locale=bg$/)
  await expect(page.locator('.localizer .localizer-button')).toHaveAttribute('data-locale', 'bg')
  await expect(page.locator('#field-slug')).toHaveValue(`${slug}-new`)
})
