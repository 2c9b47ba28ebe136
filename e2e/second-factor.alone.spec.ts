import { execFileSync } from 'node:child_process'
import bg from '../messages/bg.json' with { type: 'json' }
import { totp } from '../tests/auth-server/totp'
import { expect, specContent, test } from './support/fixtures'
import { stack } from './support/stack-ready'

const content = specContent()
const t = bg.staffFactor
const password = 'a-long-staff-password'
test.use({ actionTimeout: 10_000, navigationTimeout: 15_000 })

const operator = (...words: string[]) =>
  execFileSync('node', ['--import', 'tsx', 'scripts/staff.ts', ...words], {
    env: { ...process.env, ...stack().env },
  }).toString()

// The second factor is required of all staff meanwhile, so no other test may run.
test('who owes a second factor sets it up in the own account and goes on, and the operator ends the requirement', async ({
  page,
}) => {
  const email = `owing-${content.name}@broshura.example`
  await content.write('POST', '/users', { email, password, role: 'editor' })
  await expect(content.write('POST', '/globals/site-settings', { requireSecondFactor: true })).rejects.toThrow('400')
  await content.database.query('update site_settings set require_second_factor = true')
  try {
    await page.goto('/admin')
    await page.locator('input[name=email]').fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.locator('form button[type=submit]').click()
    await page.waitForURL(/\/admin\/account/)
    const panel = page.getByRole('region', { name: t.title })
    await expect(panel.getByRole('alert')).toHaveText(t.owes)
    await panel.getByText(t.setUp).first().click()
    await panel.getByRole('button', { name: t.setUp }).click()
    const secret = (await panel.locator('.staff-secret').textContent())?.replaceAll(' ', '')
    await panel.getByLabel(t.code).fill(totp(secret ?? '', Date.now()))
    await panel.getByRole('button', { name: t.confirm }).click()
    await expect(panel.getByText(t.codes)).toBeVisible()
    await page.goto('/admin/collections/brochures')
    await expect(page.locator('table tbody tr').first()).toBeVisible()
    expect(operator('allow-no-factor')).toContain('not required any more')
    expect(operator('reset-factor', email)).toContain('gone')
  } finally {
    await content.database.query('update site_settings set require_second_factor = false')
  }
  // Without the Origin header the CMS accepts no cookie, and everybody would be sent to the sign-in.
  const headers = { Origin: stack().url }
  const answer = await page.request.get('/admin/collections/brochures', { headers, maxRedirects: 0 })
  expect(await answer.text()).toContain('/admin/login')
})
