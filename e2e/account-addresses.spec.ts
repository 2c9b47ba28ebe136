import { accountLanguages, content, signedInCustomer, title } from './support/account'
import { expect, onlyFull, test } from './support/fixtures'

const postcodes = { bg: { wrong: '10115', right: '1504' }, de: { wrong: '1504 X', right: '1000' } }

for (const { locale, prefix, words } of accountLanguages) {
  const { account, form } = words
  const { address, saved } = account

  test(`a customer keeps an address book in ${locale}`, onlyFull(locale !== 'bg'), async ({ page }) => {
    await signedInCustomer(page, 'book')
    await page.goto(`${prefix}/account-address`)
    await expect(content(page)).toContainText(address.emptyTitle)
    await content(page).getByRole('link', { name: address.add }).click()
    await expect(title(page)).toHaveText(address.addTitle)
    await page.getByLabel(address.name, { exact: true }).fill('Мария Иванова')
    await page.getByLabel(address.street, { exact: true }).fill('ул. Шипка 6')
    await page.getByLabel(address.city, { exact: true }).fill('София')
    await expect(page.getByText(address.example.replace('{example}', '1504'))).toBeVisible()
    await page.getByLabel(address.country, { exact: true }).selectOption('AT')
    await expect(page.getByText(address.example.replace('{example}', '1010'))).toBeVisible()
    await page.getByLabel(address.country, { exact: true }).selectOption('BG')
    await page.getByLabel(address.postcode, { exact: true }).fill(postcodes[locale].wrong)
    await page.getByRole('button', { name: address.save }).click()
    await expect(page.getByText(form.problems.postcode)).toBeVisible()
    await expect(page.getByLabel(address.postcode, { exact: true })).toBeFocused()
    await expect(page.getByLabel(address.street, { exact: true })).toHaveValue('ул. Шипка 6')
    await page.getByLabel(address.postcode, { exact: true }).fill(postcodes[locale].right)
    await page.getByRole('button', { name: address.save }).click()
    await expect(content(page).getByRole('status')).toContainText(saved.address)
    await expect(content(page)).toContainText(address.is.billing)
    await expect(content(page)).toContainText(address.is.shipping)

    await content(page).getByRole('link', { name: address.add }).click()
    await page.getByLabel(address.name, { exact: true }).fill('Втори адрес')
    await page.getByLabel(address.street, { exact: true }).fill('бул. Витоша 1')
    await page.getByLabel(address.postcode, { exact: true }).fill('1000')
    await page.getByLabel(address.city, { exact: true }).fill('София')
    await page.getByRole('button', { name: address.save }).click()
    const second = content(page).getByRole('listitem').filter({ hasText: 'Втори адрес' })
    await second.getByRole('button', { name: address.choose.billing }).first().click()
    await expect(content(page).getByRole('status')).toContainText(saved.chosen)
    await expect(second).toContainText(address.is.billing)

    await second.getByRole('link', { name: address.edit }).click()
    await expect(title(page)).toHaveText(address.editTitle)
    await page.getByLabel(address.name, { exact: true }).fill('Трети адрес')
    await page.getByRole('button', { name: address.save }).click()
    await expect(content(page)).toContainText('Трети адрес')

    await page.goto(`${prefix}/account-shipping-address`)
    await expect(content(page)).toContainText('Мария Иванова')
    await content(page).getByRole('button', { name: address.take }).click()
    await expect(content(page).getByRole('status')).toContainText(saved.chosen)
    await page.goto(`${prefix}/account-address`)
    const third = content(page).getByRole('listitem').filter({ hasText: 'Трети адрес' })
    await third.getByRole('link', { name: address.remove }).click()
    await expect(third).toContainText(address.sure)
    await third.getByRole('button', { name: address.remove }).click()
    await expect(content(page).getByRole('status')).toContainText(saved.removed)
    await expect(content(page).getByRole('status')).toBeFocused()
    await expect(content(page)).not.toContainText('Трети адрес')
  })
}
