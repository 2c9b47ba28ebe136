import { accountLanguages, content, signedInCustomer, title } from './support/account'
import { expect, test } from './support/fixtures'

// Bulgarian pages have no language in their address and are rewritten; the others are not.
for (const { locale, prefix, words } of accountLanguages) {
  const { address, pages } = words.account

  test(`a link that only adds a query, and one that takes it away, show their page in ${locale}`, async ({ page }) => {
    await signedInCustomer(page, 'query')
    await page.goto(`${prefix}/account-address`)
    const add = content(page).getByRole('link', { name: address.add })
    // People rest on a link before they press it: its page has been prefetched by then.
    const prefetched = page.waitForResponse((answer) => answer.url().includes('edit=new'))
    await add.hover()
    await prefetched
    await add.click()
    await expect(title(page)).toHaveText(address.addTitle)
    await content(page).getByRole('link', { name: address.cancel, exact: true }).click()
    await expect(title(page)).toHaveText(pages.addresses.title)
  })
}
