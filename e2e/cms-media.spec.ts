import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import bg from '../messages/bg.json' with { type: 'json' }
import { expect, test } from './support/fixtures'

const name = `snimka-${randomBytes(4).toString('hex')}`

const picture = async (background: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
})

test('a picture that replaces another is cropped once it is saved, and until then the form says so', async ({
  staffPage: page,
}) => {
  const crop = page.locator('.file-field__edit')
  const saveFirst = page.getByText(bg.admin.usedIn.saveBeforeCropping)
  await page.goto('/admin/collections/media/create?locale=bg')
  await page.locator('input[type=file]').setInputFiles(await picture('red'))
  await expect(crop).toBeVisible()
  await page.locator('#action-save').click()
  await page.waitForURL(/\/admin\/collections\/media\/[0-9a-f-]{36}/)
  await expect(crop).toBeVisible()
  await expect(saveFirst).toBeHidden()

  await page.locator('.file-details__remove').click()
  await page.locator('input[type=file]').setInputFiles(await picture('blue'))
  await expect(saveFirst).toBeVisible()
  await expect(crop).toBeHidden()

  await page.locator('#action-save').click()
  await expect(saveFirst).toBeHidden()
  await expect(crop).toBeVisible()
})
