import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { signedInCustomer, signInAs, writeBelongings } from './support/account'
import { expect, test } from './support/fixtures'
import { mailsTo } from './support/mails'

const languages = [
  { locale: 'bg', prefix: '', words: bg, postcode: { wrong: '10115', right: '1504' }, total: '83,29' },
  { locale: 'de', prefix: '/de', words: de, postcode: { wrong: '1504 X', right: '1000' }, total: '83,29' },
]

const content = (page: Page) => page.locator('#content')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const { locale, prefix, words, postcode, total } of languages) {
  const { account, auth } = words
  const { address, profile, saved } = account

  test(`a customer changes the own details and the picture in ${locale}`, async ({ page }) => {
    await signedInCustomer(page, 'profile')
    await page.goto(`${prefix}/account-profile`)
    await page.getByLabel(profile.name, { exact: true }).fill('Анна Вебер')
    await page.getByLabel(profile.phone, { exact: true }).fill('nobody knows')
    await page.getByLabel(profile.language).selectOption('ru')
    await page.getByRole('button', { name: profile.save, exact: true }).click()
    await expect(page.getByText(auth.problems['phone-shape'])).toBeVisible()
    await expect(page.getByLabel(profile.name, { exact: true })).toHaveValue('Анна Вебер')
    await expect(page.getByLabel(profile.language)).toHaveValue('ru')
    await page.getByLabel(profile.phone, { exact: true }).fill('+359 2 123 45 67')
    await page.getByRole('button', { name: profile.save, exact: true }).click()
    await expect(content(page).getByRole('status')).toContainText(saved.profile)
    await expect(page.getByLabel(profile.phone, { exact: true })).toHaveValue('+359 2 123 45 67')
    await expect(page.getByLabel(profile.language)).toHaveValue('ru')
    const user = await page.evaluate(() => localStorage.getItem('auth_user'))
    expect(JSON.parse(user ?? '{}')).toMatchObject({ user_metadata: { language: 'ru', name: 'Анна Вебер' } })

    const file = (buffer: Buffer, mimeType: string) => ({ name: 'me.png', mimeType, buffer })
    const chooser = page.getByLabel(profile.pictureChoose)
    await chooser.setInputFiles(file(Buffer.from('a text'), 'text/plain'))
    await expect(page.getByText(auth.problems['picture-type'])).toBeVisible()
    await chooser.setInputFiles(file(Buffer.from('no picture inside'), 'image/png'))
    await page.getByRole('button', { name: profile.pictureSave }).click()
    await expect(page.getByText(auth.problems['picture-type'])).toBeVisible()
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } }).png()
    await chooser.setInputFiles(file(await picture.toBuffer(), 'image/png'))
    await expect(page.locator('#content img')).toHaveAttribute('src', /^blob:/)
    await page.getByRole('button', { name: profile.pictureSave }).click()
    await expect(content(page).getByRole('status')).toContainText(saved.picture)
    const shown = page.locator('#content img')
    await expect(shown).toHaveAttribute('src', '/api/account/picture')
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
    const answer = await page.request.get('/api/account/picture')
    expect(answer.headers()['cache-control']).toBe('private, no-store')
    await page.getByRole('button', { name: profile.pictureRemove }).click()
    await expect(page.getByRole('button', { name: profile.pictureRemove })).toBeHidden()
    expect((await page.request.get('/api/account/picture')).status()).toBe(404)
  })

  test(`a customer changes the password, and other devices are out, in ${locale}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const customer = await signedInCustomer(page, 'password')
    const elsewhere = await browser.newPage({ baseURL })
    await signInAs(elsewhere, customer)
    await page.goto(`${prefix}/account-profile`)
    const change = async (present: string, next: string) => {
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: profile.passwordSave }) })
      await form.getByLabel(profile.presentPassword).fill(present)
      await form.getByLabel(profile.newPassword).fill(next)
      await form.getByRole('button').click()
    }
    await change(customer.password, 'short')
    await expect(page.getByText(auth.problems['password-short'])).toBeVisible()
    await change('not the password', 'another long phrase of mine')
    await expect(page.getByText(auth.problems['password-wrong'])).toBeVisible()
    await change(customer.password, 'another long phrase of mine')
    await expect(content(page).getByRole('status')).toContainText(saved.password)
    await elsewhere.goto(`${prefix}/account-profile`)
    await expect(elsewhere).toHaveURL(/\/login\?next=/)
    const signIn = (password: string) =>
      elsewhere.request.post('/api/auth/login', { data: { email: customer.email, password } })
    expect((await signIn(customer.password)).status()).toBe(400)
    expect((await signIn('another long phrase of mine')).status()).toBe(200)
    await elsewhere.close()
  })

  test(`another e-mail address is asked to confirm itself in ${locale}`, async ({ page }) => {
    const customer = await signedInCustomer(page, 'moving')
    await page.goto(`${prefix}/account-profile`)
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: profile.emailSave }) })
    const email = `new-${customer.email}`
    const change = async (address: string, password: string) => {
      await form.getByLabel(profile.emailNew).fill(address)
      await form.getByLabel(profile.presentPassword).fill(password)
      await form.getByRole('button').click()
    }
    await change('no address', customer.password)
    await expect(page.getByText(auth.problems.email)).toBeVisible()
    await change(email, 'not the password')
    await expect(page.getByText(auth.problems['password-wrong'])).toBeVisible()
    await expect(form.getByLabel(profile.emailNew)).toHaveValue(email)
    await change(email, customer.password)
    await expect(content(page).getByRole('status')).toContainText(saved.email)
    await expect(content(page)).toContainText(customer.email)
    // A server may ask the old address, the new one, or both.
    const links = async () => {
      const mails = [...(await mailsTo(email)), ...(await mailsTo(customer.email))]
      return mails.flatMap(({ text }) => text.match(/\S+\/confirm\?\S*type=email_change\S*/) ?? [])
    }
    await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
    for (const link of await links()) {
      await page.goto(link)
      await page.getByRole('button', { name: auth.confirm.email_change.submit }).click()
      await expect(page).not.toHaveURL(/token_hash/)
    }
    await page.goto(`${prefix}/account-profile`)
    await expect(content(page)).toContainText(email)
  })

  test(`a customer keeps an address book in ${locale}`, async ({ page }) => {
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
    await page.getByLabel(address.postcode, { exact: true }).fill(postcode.wrong)
    await page.getByRole('button', { name: address.save }).click()
    await expect(page.getByText(auth.problems.postcode)).toBeVisible()
    await expect(page.getByLabel(address.postcode, { exact: true })).toBeFocused()
    await expect(page.getByLabel(address.street, { exact: true })).toHaveValue('ул. Шипка 6')
    await page.getByLabel(address.postcode, { exact: true }).fill(postcode.right)
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
    await expect(content(page)).not.toContainText('Трети адрес')
  })

  test(`a customer reads orders, returns, reviews and downloads in ${locale}`, async ({ page, browser, baseURL }) => {
    const name = `o${randomBytes(4).toString('hex')}`
    const customer = await signedInCustomer(page, 'orders')
    await page.goto(`${prefix}/account-orders`)
    await expect(content(page)).toContainText(account.empty.orders.title)
    await writeBelongings(customer, name)
    await page.reload()
    await expect(content(page).getByRole('heading', { level: 2 })).toHaveCount(10)
    await expect(content(page).getByRole('heading', { level: 2 }).first()).toContainText(`${name}-12`)
    await content(page).getByRole('link', { name: account.paging.older }).click()
    await expect(content(page).getByRole('heading', { level: 2 })).toHaveText([
      new RegExp(`${name}-2$`),
      new RegExp(`${name}-1$`),
    ])
    await page.goto(`${prefix}/account-order-details`)
    await expect(title(page)).toContainText(`${name}-12`)
    await expect(content(page)).toContainText(account.order.status.shipped)
    await expect(content(page)).toContainText('Ленена риза')
    await expect(content(page)).toContainText(total)
    await expect(content(page)).not.toContainText('Само за нас')
    await page.goto(`${prefix}/account-order-confirmation?order=${name}-3`)
    await expect(content(page)).toContainText(customer.email)

    await page.goto(`${prefix}/account-return-request`)
    await content(page)
      .getByRole('link', { name: `${name}-return` })
      .click()
    await expect(content(page)).toContainText('Размерът не е моят.')
    await page.goto(`${prefix}/account-cancellation-requests`)
    await expect(content(page)).toContainText(`${name}-cancellation`)
    await page.goto(`${prefix}/account-refund-requests-confirmed`)
    await expect(content(page)).toContainText(`${name}-paid`)
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
  })

  test(`signing out leaves nothing behind in ${locale}`, async ({ page }) => {
    await signedInCustomer(page, 'leaving')
    await page.goto(`${prefix}/account-dashboard`)
    await expect(title(page)).toHaveText(account.pages.dashboard.title)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_session'))).not.toBeNull()
    await page.goto(`${prefix}/account-profile`)
    await page.getByRole('button', { name: account.menu.signOut }).click()
    await expect(page).toHaveURL(prefix || '/')
    expect(await page.evaluate(() => localStorage.getItem('auth_session'))).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL(/\/login\?next=/)
    await expect(content(page)).not.toContainText(profile.personal)
  })

  test(`a sign-out that fails is said in ${locale}`, async ({ page }) => {
    await signedInCustomer(page, 'staying')
    await page.goto(`${prefix}/account-dashboard`)
    await page.route('**/api/auth/logout', (route) => route.abort())
    await page.getByRole('button', { name: account.menu.signOut }).click()
    await expect(page.getByText(account.menu.signOutFailed)).toBeVisible()
    await expect(page).toHaveURL(`${prefix}/account-dashboard`)
  })
}
