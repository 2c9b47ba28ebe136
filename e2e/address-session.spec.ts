import { createClient } from '@supabase/supabase-js'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { newCustomer } from './support/customers'
import { expect, onlyFull, test } from './support/fixtures'
import { ownAddress } from './support/own-address'
import { stack } from './support/stack-ready'

test.use({ extraHTTPHeaders: ownAddress() })

async function hashOf(name: string, more: Record<string, string> = {}) {
  return (await linkOf(name, more)).hash
}

async function linkOf(name: string, more: Record<string, string> = {}) {
  const { SUPABASE_KEY = '', SUPABASE_URL = '' } = stack().env
  const { auth } = createClient(SUPABASE_URL, SUPABASE_KEY, { auth: { persistSession: false } })
  const customer = await newCustomer(name)
  const { data } = await auth.signInWithPassword(customer)
  const { access_token = '', refresh_token = '', expires_in, expires_at, token_type = '' } = data.session ?? {}
  const parts = { access_token, refresh_token, expires_in: `${expires_in}`, expires_at: `${expires_at}`, token_type }
  return { email: customer.email, hash: new URLSearchParams({ ...parts, ...more }) }
}

for (const [prefix, t] of [
  ['', bg],
  ['/de', de],
] as const) {
  test(
    `a session in the hash is taken over after a question, and leaves the address in ${prefix || '/bg'}`,
    onlyFull(prefix !== ''),
    async ({ page }) => {
      const { email, hash } = await linkOf('hash')
      const calls: string[] = []
      page.on('request', (request) => calls.push(new URL(request.url()).pathname))
      await page.goto(`${prefix || '/'}?from=mail#${hash}`)
      const question = page.getByRole('dialog', { name: t.auth.linkQuestion.title.replace('{who}', email) })
      await expect(question.getByText(t.auth.linkQuestion.list)).toBeVisible()
      await expectNoViolations(page)
      expect(await page.evaluate(() => localStorage.getItem('auth_session'))).toBeNull()
      expect(calls.filter((path) => path.startsWith('/api/lists'))).toEqual([])
      await question.getByRole('button', { name: t.auth.linkQuestion.agree, exact: true }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: t.layout.account.mine })).toBeVisible()
      expect(page.url()).toBe(`${stack().url}${prefix || '/'}?from=mail`)
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
      expect(stored).toContain('auth_session')
      expect(stored).not.toContain('_token')
      await page.goto(`${prefix}/account-dashboard`)
      await expect(page).toHaveURL(`${prefix}/account-dashboard`)
    },
  )
}

test('an old session in the hash is warned of', async ({ page }) => {
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  const now = Math.floor(Date.now() / 1000)
  await page.goto(`/en#${await hashOf('old', { expires_at: `${now + 100}`, expires_in: '3600' })}`)
  expect((await warned).text()).toMatch(/issued 3\d\d\d s ago/)
})

test('a link of someone else leaves the visitor signed in as they are', async ({ page }) => {
  const [own, sent] = [await linkOf('own'), await linkOf('sent')]
  const dialog = page.getByRole('dialog')
  const { agree, instead, refuse } = en.auth.linkQuestion
  await page.goto(`/en#${own.hash}`)
  await dialog.getByRole('button', { name: agree, exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: en.layout.account.mine })).toBeVisible()
  await page.goto(`/en/list#${sent.hash}`)
  await expect(dialog.getByText(instead.replace('{present}', own.email))).toBeVisible()
  await dialog.getByRole('button', { name: refuse, exact: true }).last().click()
  await expect(dialog).toBeHidden()
  await page.goto('/en/account-profile')
  await expect(page.getByText(own.email).first()).toBeVisible()
  await expect(page.getByText(sent.email)).toHaveCount(0)
})

const missing = [
  ['refresh_token', '', bg],
  ['expires_in', '/de', de],
  ['token_type', '/de', de],
] as const

for (const [part, prefix, t] of missing) {
  test(`a session in the hash without ${part} signs nobody in`, async ({ page }) => {
    const hash = await hashOf('part')
    hash.delete(part)
    await page.goto(`${prefix || '/'}#${hash}`)
    await expect(page.getByText(t.layout.account.linkFailed)).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await expect(page.getByRole('banner').getByRole('link', { name: t.layout.account.signIn })).toBeVisible()
  })
}

for (const [prefix, words] of [
  ['/ru', /ссылк/],
  ['/de', /Link/],
] as const) {
  test(
    `a forged session, a foreign code and an error say so in our words in ${prefix}`,
    onlyFull(prefix !== '/de'),
    async ({ page }) => {
      const forged = await hashOf('forged', { access_token: 'a.b.c', refresh_token: 'nothing' })
      for (const address of [
        `${prefix}#${forged}`,
        `${prefix}?code=unknown`,
        `${prefix}#error=access_denied&error_description=Email+link+is+invalid`,
      ]) {
        await page.goto(`${prefix}/search`)
        await page.goto(address)
        await expect(page.getByRole('status').getByText(words)).toBeVisible()
        expect(page.url()).toBe(`${stack().url}${prefix}`)
      }
    },
  )
}
