import bg from '../messages/bg.json' with { type: 'json' }
import { expect, specContent, test } from './support/fixtures'

const content = specContent()
test.use({ actionTimeout: 10_000, navigationTimeout: 15_000 })

test('an admin adds a colleague without a password, who is invited by mail', async ({ adminPage: page }) => {
  const email = `invited-${content.name}@broshura.example`
  await page.goto('/admin/collections/users/create')
  await expect(page.getByText(bg.staffInvitation.note)).toBeVisible()
  await expect(page.locator('#field-password')).toBeHidden()
  await page.locator('#field-email').fill(email)
  await page.locator('#action-save').click()
  await page.waitForURL(/\/users\/[0-9a-f-]{36}/)
  await page.getByRole('button', { name: bg.staffInvitation.resend }).click()
  await expect(page.getByText(bg.staffInvitation.sent)).toBeVisible()
  const { rows } = await content.database.query(
    "select reset_password_expiration > now() + interval '2 days' as open from users where email = $1",
    [email],
  )
  expect(rows).toEqual([{ open: true }])
})
