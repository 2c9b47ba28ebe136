import { createServer } from 'node:http'
import { z } from 'zod'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { livingPage } from './support/living-page'
import { mailTo } from './support/mails'
import { ownAddress } from './support/own-address'

test.use({ extraHTTPHeaders: ownAddress() })

const content = specContent()

test('a visitor subscribes on the page before the launch, confirms, and ends it by the link of a mail', async ({
  page,
  browser,
}) => {
  const { newsletter } = bg
  const problems = bg.form.problems
  const email = `${content.name}@newsletter.example`
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/coming-soon')
  await expect(page.getByRole('timer')).toContainText(/\d/)
  const field = page.getByLabel(newsletter.email)
  const submit = page.getByRole('button', { name: newsletter.submit })
  await field.fill('никой')
  await submit.click()
  await expect(page.getByText(problems['newsletter-email'])).toBeVisible()
  await expect(field).toBeFocused()
  await expectNoViolations(page)
  await field.fill(email)
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: newsletter.success })).toBeVisible()

  const linkIn = async (pattern: RegExp) => {
    const { text } = await mailTo(email, pattern)
    return text.match(/http\S*\/newsletter\?token=\S+/)?.[0] ?? ''
  }
  const elsewhere = await browser.newPage({ javaScriptEnabled: false, extraHTTPHeaders: ownAddress() })
  await elsewhere.goto(await linkIn(/Потвърдете/))
  await elsewhere.getByRole('button', { name: newsletter.ask.confirm.submit }).click()
  await expect(elsewhere.getByText(newsletter.done.confirm)).toBeVisible()

  await elsewhere.goto('/de/coming-soon')
  await elsewhere.getByLabel(de.newsletter.email).fill(email)
  await elsewhere.getByRole('button', { name: de.newsletter.submit }).click()
  await expect(elsewhere.getByText(de.form.problems['newsletter-exists'])).toBeVisible()
  await expect(elsewhere.getByLabel(de.newsletter.email)).toHaveValue(email)

  await elsewhere.goto(await linkIn(/Абонирани сте/))
  await elsewhere.getByRole('button', { name: newsletter.ask.end.submit }).click()
  await expect(elsewhere.getByText(newsletter.done.end)).toBeVisible()
  await elsewhere.close()
})

for (const javaScriptEnabled of [true, false]) {
  test(`a message is sent, and errors are shown at all fields and lose nothing typed, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const { contact } = bg
    const { email: noAddress, required } = bg.form.problems
    const opened = await browser.newPage({ javaScriptEnabled, extraHTTPHeaders: ownAddress() })
    const page = javaScriptEnabled ? livingPage(opened) : opened
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/contact-us-2')
    const name = page.getByLabel(contact.name, { exact: true })
    const message = page.getByLabel(contact.message, { exact: true })
    await page.getByLabel(contact.email).fill('maria@')
    await page.getByLabel(contact.topic).selectOption({ index: 2 })
    await message.fill('Цената на млякото\nе друга.')
    const submit = page.getByRole('button', { name: contact.submit })
    await submit.click()
    await expect(name).toHaveAccessibleDescription(required)
    await expect(page.getByLabel(contact.email)).toHaveAccessibleDescription(noAddress)
    await expect(page.locator('#content [aria-invalid=true]')).toHaveCount(2)
    await expect(name).toBeFocused()
    await expect(page.getByLabel(contact.email)).toHaveValue('maria@')
    await name.fill('Мария')
    await expect(message).toHaveValue('Цената на млякото\nе друга.')
    await expect(page.getByLabel(contact.topic)).toHaveValue('Моят профил')
    const email = `${content.name}-${javaScriptEnabled}@contact.example`
    await page.getByLabel(contact.email).fill(email)
    await submit.click()
    await expect(page.getByText(contact.success)).toBeVisible()
    const { rows } = await content.database.query('select topic, message from contact_messages where email = $1', [
      email,
    ])
    expect(rows).toEqual([{ topic: 'Моят профил', message: expect.stringContaining('млякото') }])
    await page.close()
  })
}

test('a redirect leads on a direct call, on a click inside the app, and out to another site', async ({ page }) => {
  const elsewhere = createServer((_request, response) => response.end('<h1>Elsewhere</h1>'))
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(elsewhere.address())
  const { id: retailer } = await content.retailer()
  const { id, slug } = await content.category()
  const [place, category] = [{ retailer, category: id }, `/c/${slug}`]
  const [inside, outside] = [await content.brochure(place), await content.brochure(place)]
  // A page that is already cached must be invalidated too.
  for (let n = 0; n < 3; n++) await page.request.get(`/ru/broshura/${inside.slug}`)
  await page.goto(category)
  const redirect = (from: string, to: string, status: string) =>
    content.write('POST', '/redirects', { from, to, status })
  await redirect(`/broshura/${inside.slug}`, '/prices', '301')
  await redirect(`/broshura/${outside.slug}`, `http://127.0.0.1:${port}/there`, '302')
  try {
    const direct = await page.request.get(`/ru/broshura/${inside.slug}`, { maxRedirects: 0 })
    expect([direct.status(), direct.headers().location]).toEqual([301, '/ru/prices'])

    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.locator(`main a[href="/broshura/${inside.slug}"]`).first().click()
    await expect(page).toHaveURL('/prices')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

    await page.goto(category)
    await page.locator(`main a[href="/broshura/${outside.slug}"]`).first().click()
    await expect(page).toHaveURL(`http://127.0.0.1:${port}/there`)
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  } finally {
    elsewhere.close()
  }
})
