import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { signedInCustomer } from './support/account'
import { expect, onlyFull, test } from './support/fixtures'

for (const [prefix, t] of [
  ['', bg],
  ['/de', de],
] as const) {
  test(
    `details, picture, addresses and sign-out work without JavaScript in ${prefix || '/bg'}`,
    onlyFull(prefix === ''),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      await signedInCustomer(page, 'plain')
      const { address, profile, saved, menu } = t.account
      await page.goto(`${prefix}/account-profile`)
      await page.getByLabel(profile.name, { exact: true }).fill('Jo Weber')
      await page.getByLabel(profile.phone, { exact: true }).fill('x')
      await page.getByRole('button', { name: profile.save, exact: true }).click()
      await expect(page.getByText(t.form.problems['phone-shape'])).toBeVisible()
      await expect(page.getByLabel(profile.name, { exact: true })).toHaveValue('Jo Weber')
      await page.getByLabel(profile.phone, { exact: true }).fill('030 123456')
      await page.getByRole('button', { name: profile.save, exact: true }).click()
      await expect(page.locator('#content').getByRole('status')).toContainText(saved.profile)

      const chooser = page.getByLabel(profile.pictureChoose)
      await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
      await page.getByRole('button', { name: profile.pictureSave }).click()
      await expect(page.getByText(t.form.problems['picture-type'])).toBeVisible()

      await page.goto(`${prefix}/account-address?edit=new`)
      await page.getByLabel(address.name, { exact: true }).fill('Jo Weber')
      await page.getByLabel(address.street, { exact: true }).fill('Hauptstraße 1')
      await page.getByLabel(address.country, { exact: true }).selectOption('DE')
      await page.getByLabel(address.postcode, { exact: true }).fill('1')
      await page.getByLabel(address.city, { exact: true }).fill('Berlin')
      await page.getByRole('button', { name: address.save }).click()
      await expect(page.getByText(t.form.problems.postcode)).toBeVisible()
      await expect(page.getByLabel(address.country, { exact: true })).toHaveValue('DE')
      await page.getByLabel(address.postcode, { exact: true }).fill('10115')
      await page.getByRole('button', { name: address.save }).click()
      await expect(page.locator('#content').getByRole('status')).toContainText(saved.address)
      await page.getByRole('button', { name: menu.signOut }).click()
      await expect(page).toHaveURL(prefix || '/')
      await page.goto(`${prefix}/account-dashboard`)
      await expect(page).toHaveURL(/\/login\?next=/)
      await context.close()
    },
  )
}
