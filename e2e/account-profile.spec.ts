import sharp from 'sharp'
import { accountLanguages, content, signedInCustomer, signInAs } from './support/account'
import { expect, onlyFull, test } from './support/fixtures'
import { livingPage } from './support/living-page'
import { mailsTo } from './support/mails'

for (const { locale, prefix, words } of accountLanguages) {
  const { account, auth } = words
  const { problems } = words.form
  const { profile, saved } = account

  test(
    `a customer changes the own details and the picture in ${locale}`,
    onlyFull(locale !== 'bg'),
    async ({ page }) => {
      await signedInCustomer(page, 'profile')
      await page.goto(`${prefix}/account-profile`)
      await page.getByLabel(profile.name, { exact: true }).fill('Анна Вебер')
      await page.getByLabel(profile.phone, { exact: true }).fill('nobody knows')
      await page.getByLabel(profile.language).selectOption('ru')
      await page.getByRole('button', { name: profile.save, exact: true }).click()
      await expect(page.getByText(problems['phone-shape'])).toBeVisible()
      await expect(page.getByLabel(profile.name, { exact: true })).toHaveValue('Анна Вебер')
      await expect(page.getByLabel(profile.language)).toHaveValue('ru')
      await page.getByLabel(profile.phone, { exact: true }).fill('+359 2 123 45 67')
      await page.getByRole('button', { name: profile.save, exact: true }).click()
      await expect(content(page).getByRole('status')).toContainText(saved.profile)
      await expect(page.getByLabel(profile.phone, { exact: true })).toHaveValue('+359 2 123 45 67')
      await expect(page.getByLabel(profile.language)).toHaveValue('ru')
      const user = () => page.evaluate(() => JSON.parse(localStorage.getItem('auth_user') ?? '{}'))
      await expect.poll(user).toMatchObject({ user_metadata: { language: 'ru', name: 'Анна Вебер' } })

      const file = (buffer: Buffer, mimeType: string) => ({ name: 'me.png', mimeType, buffer })
      const chooser = page.getByLabel(profile.pictureChoose)
      await chooser.setInputFiles(file(Buffer.from('a text'), 'text/plain'))
      await expect(page.getByText(problems['picture-type'])).toBeVisible()
      await chooser.setInputFiles(file(Buffer.from('no picture inside'), 'image/png'))
      await page.getByRole('button', { name: profile.pictureSave }).click()
      await expect(page.getByText(problems['picture-type'])).toBeVisible()
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
    },
  )

  test(`what was typed outlives a session that has ended in ${locale}`, onlyFull(locale !== 'bg'), async ({ page }) => {
    const customer = await signedInCustomer(page, 'ended')
    await page.goto(`${prefix}/account-profile`)
    const session = () => page.evaluate(() => localStorage.getItem('auth_session'))
    await expect.poll(session).not.toBeNull()
    const name = page.getByLabel(profile.name, { exact: true })
    await name.fill('Анна Вебер')
    await page.context().clearCookies()
    const other = livingPage(await page.context().newPage())
    await other.goto(prefix || '/')
    await expect.poll(session).toBeNull()
    const save = page.getByRole('button', { name: profile.save, exact: true })
    await save.click()
    await expect(page.getByText(problems['signed-out'])).toBeVisible()
    await expect(name).toHaveValue('Анна Вебер')
    await signInAs(page, customer)
    await save.click()
    await expect(content(page).getByRole('status')).toContainText(saved.profile)
  })

  test(
    `a file that was chosen before the script of the page is checked in ${locale}`,
    onlyFull(locale !== 'bg'),
    async ({ page: signedIn }) => {
      await signedInCustomer(signedIn, 'early-file')
      // A page that `goto` does not wait for until its script has started.
      const page = await signedIn.context().newPage()
      const started = Promise.withResolvers<void>()
      await page.route(/\/_next\/.*\.js/, async (route) => {
        await started.promise
        await route.continue()
      })
      await page.goto(`${prefix}/account-profile`, { waitUntil: 'commit' })
      const text = { name: 'me.png', mimeType: 'text/plain', buffer: Buffer.from('a text') }
      await page.getByLabel(profile.pictureChoose).setInputFiles(text)
      started.resolve()
      await expect(page.getByText(problems['picture-type'])).toBeVisible()
    },
  )

  test(
    `a customer changes the password, and other devices are out, in ${locale}`,
    onlyFull(locale === 'bg'),
    async ({ page, browser, baseURL }) => {
      const customer = await signedInCustomer(page, 'password')
      const elsewhere = await browser.newPage({ baseURL })
      await signInAs(elsewhere, customer)
      await page.goto(`${prefix}/account-profile`)
      const change = async (present: string, next: string) => {
        const form = page.locator('form').filter({ has: page.getByRole('button', { name: profile.passwordSave }) })
        await form.getByLabel(profile.presentPassword).fill(present)
        await form.getByLabel(profile.newPassword).fill(next)
        await form.getByRole('button', { name: profile.passwordSave }).click()
      }
      await change(customer.password, 'short')
      await expect(page.getByText(problems['password-short'])).toBeVisible()
      await change('not the password', 'another long phrase of mine')
      await expect(page.getByText(problems['password-wrong'])).toBeVisible()
      await change(customer.password, 'another long phrase of mine')
      await expect(content(page).getByRole('status').filter({ hasText: saved.password })).toBeVisible()
      await elsewhere.goto(`${prefix}/account-profile`)
      await expect(elsewhere).toHaveURL(/\/login\?next=/)
      const signIn = (password: string) =>
        elsewhere.request.post('/api/auth/login', { data: { email: customer.email, password } })
      expect((await signIn(customer.password)).status()).toBe(400)
      expect((await signIn('another long phrase of mine')).status()).toBe(200)
      await elsewhere.close()
    },
  )

  test(
    `another e-mail address is asked to confirm itself in ${locale}`,
    onlyFull(locale === 'bg'),
    async ({ page }) => {
      const customer = await signedInCustomer(page, 'moving')
      await page.goto(`${prefix}/account-profile`)
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: profile.emailSave }) })
      const email = `new-${customer.email}`
      const change = async (address: string, password: string) => {
        await form.getByLabel(profile.emailNew).fill(address)
        await form.getByLabel(profile.presentPassword).fill(password)
        await form.getByRole('button', { name: profile.emailSave }).click()
      }
      await change('no address', customer.password)
      await expect(page.getByText(problems.email)).toBeVisible()
      await change(email, 'not the password')
      await expect(page.getByText(problems['password-wrong'])).toBeVisible()
      await expect(form.getByLabel(profile.emailNew)).toHaveValue(email)
      await change(email, customer.password)
      const sent = saved.email.replace('{from}', customer.email).replace('{to}', email)
      await expect(content(page).getByRole('status')).toContainText(sent)
      const waiting = profile.emailAwaited.replace('{from}', customer.email).replace('{to}', email)
      await expect(content(page)).toContainText(waiting)
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
      await expect(content(page)).not.toContainText(waiting)
    },
  )
}
