import { randomBytes } from 'node:crypto'
import { accountLanguages, content, signedInCustomer, title, writeBelongings } from './support/account'
import { expect, onlyFull, test } from './support/fixtures'

for (const { locale, prefix, words } of accountLanguages) {
  const { account } = words

  test(
    `a customer reads orders, returns, reviews and downloads in ${locale}`,
    onlyFull(locale !== 'bg'),
    async ({ page, browser, baseURL }) => {
      const name = `o${randomBytes(4).toString('hex')}`
      const customer = await signedInCustomer(page, 'orders')
      await page.goto(`${prefix}/account-orders`)
      await expect(content(page)).toContainText(account.empty.orders.title)
      await writeBelongings(customer, name)
      await page.reload()
      await expect(content(page).getByRole('heading', { level: 2 })).toHaveCount(10)
      await expect(content(page).getByRole('heading', { level: 2 }).first()).toContainText(`${name}-12`)
      await content(page).getByRole('link', { name: account.paging.older }).press('Enter')
      await expect(content(page).getByRole('heading', { level: 2 })).toHaveText([
        new RegExp(`${name}-2$`),
        new RegExp(`${name}-1$`),
      ])
      await expect(page).toHaveTitle(new RegExp(words.meta.continued))
      await expect(content(page)).toBeFocused()
      await page.goto(`${prefix}/account-order-details`)
      await expect(title(page)).toContainText(`${name}-12`)
      await expect(content(page)).toContainText(account.order.status.shipped)
      await expect(content(page)).toContainText('Ленена риза')
      await expect(content(page)).toContainText('83,29')
      await expect(content(page)).not.toContainText('Само за нас')
      await page.goto(`${prefix}/account-order-confirmation?order=${name}-3`)
      await expect(content(page)).toContainText(customer.email)

      await page.goto(`${prefix}/account-return-request`)
      await content(page)
        .getByRole('link', { name: `${name}-return` })
        .click()
      await expect(content(page)).toContainText('Размерът не е моят.')
      await page.goto(`${prefix}/account-cancellation-requests`)
      await expect(content(page)).toContainText(`${name}-2`)
      await page.goto(`${prefix}/account-refund-requests-confirmed`)
      await expect(content(page)).toContainText('34,90')
      await page.goto(`${prefix}/account-review`)
      await expect(content(page)).toContainText(account.reviews.status.pending)
      await page.goto(`${prefix}/account-payment-methods`)
      await expect(content(page)).toContainText(account.order.paymentMethods['cash-on-delivery'])

      await page.goto(`${prefix}/account-downloads`)
      const link = content(page).getByRole('link', { name: account.downloads.get })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(await download.failure()).toBeNull()
      const href = (await link.getAttribute('href')) ?? ''
      expect((await page.request.head(href)).status()).toBe(405)
      expect((await page.request.get(href)).headers()['cache-control']).toBe('private, no-store')
      expect((await page.request.get(href)).status()).toBe(404)
      await page.reload()
      await expect(content(page)).toContainText(account.downloads.state['used-up'])

      const stranger = await browser.newPage({ baseURL })
      expect((await stranger.request.get(href)).status()).toBe(401)
      await signedInCustomer(stranger, 'stranger')
      for (const path of [
        `/account-order-details?order=${name}-1`,
        `/account-return-request-detail?return=${name}-paid`,
      ]) {
        const answer = await stranger.goto(prefix + path)
        expect(answer?.status()).toBe(404)
        await expect(title(stranger)).toContainText(words.errors.notFound.split('{path}')[0] ?? '')
      }
      expect((await stranger.request.get(href)).status()).toBe(404)
      await stranger.close()
    },
  )
}
