import bg from '../messages/bg.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import { expect, onlyFull, test } from './support/fixtures'
import { type FullAuth, startFullAuth } from './support/full-auth'
import { ownAddress } from './support/own-address'

let full: FullAuth

test.beforeAll(async () => {
  full = await startFullAuth()
})
test.afterAll(() => full.stop())

for (const [prefix, label] of [
  ['', 'Продължи с GitHub'],
  ['/de', 'Weiter mit GitHub'],
] as const) {
  test(`GitHub leads in, to the wanted page, in ${prefix || '/bg'}`, onlyFull(prefix !== ''), async ({ page }) => {
    const wanted = `${full.web.url}${prefix}/account-address?from=here`
    await page.goto(wanted)
    await page.getByRole('link', { name: label }).click()
    await page.getByLabel('Email').fill(`octocat-${process.pid}${prefix.slice(1)}@mail.example`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(wanted)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => /^broshura-session(\.0)?$/.test(name))).toMatchObject({ httpOnly: true })
    expect(cookies.filter(({ name }) => name.includes('verifier'))).toEqual([])
  })
}

for (const [prefix, t] of [
  ['', bg],
  ['/en', en],
] as const) {
  test(
    `who refuses at the service is back at the sign-in with a sentence in ${prefix || '/bg'}`,
    onlyFull(prefix === ''),
    async ({ page }) => {
      await page.goto(`${full.web.url}${prefix}/login`)
      await page.getByRole('link', { name: t.auth.ways.with.replace('{service}', 'Google') }).click()
      await page.getByRole('button', { name: 'Refuse' }).click()
      await expect(page).toHaveURL(`${full.web.url}${prefix}/login?problem=oauth#content`)
      await expect(page.locator('#content').getByRole('alert').filter({ hasText: t.form.problems.oauth })).toBeVisible()
    },
  )

  test(`GitHub leads in without JavaScript, in ${prefix || '/bg'}`, onlyFull(prefix === ''), async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${full.web.url}${prefix}/account-profile`)
    await page.getByRole('link', { name: t.auth.ways.with.replace('{service}', 'GitHub') }).click()
    await page.getByLabel('Email').fill(`plain-${process.pid}${prefix.slice(1)}@mail.example`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(`${full.web.url}${prefix}/account-profile`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.account.pages.profile.title)
    await context.close()
  })
}

test('a sign-in of another service leads to no other site and takes no foreign code', async ({ request }) => {
  const to = (path: string) => request.get(`${full.web.url}${path}`, { maxRedirects: 0, headers: ownAddress() })
  const start = await to('/api/auth/oauth?provider=github&next=//evil.example&locale=de')
  expect([start.status(), start.headers().location]).toEqual([303, expect.stringContaining('/auth/v1/authorize')])
  expect(start.headers().location).not.toContain('evil')
  const foreign = await to('/api/auth/callback?code=of-somebody-else&next=//evil.example&locale=de')
  expect([foreign.status(), foreign.headers().location]).toEqual([303, '/de/login?problem=oauth#content'])
  const unknown = await to('/api/auth/oauth?provider=apple&locale=ru')
  expect(unknown.headers().location).toBe('/ru/login?problem=oauth#content')
})

test('a service that the auth server does not offer is not shown', async ({ page, request }) => {
  await page.goto('/en/login')
  await expect(page.locator('#content form')).toBeVisible()
  await expect(page.getByRole('link', { name: /GitHub|Google/ })).toHaveCount(0)
  const answer = await request.get('/api/auth/oauth?provider=github&locale=en', { maxRedirects: 0 })
  expect(answer.headers().location).toBe('/en/login?problem=oauth#content')
})
