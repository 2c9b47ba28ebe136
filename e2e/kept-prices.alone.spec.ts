import { readFileSync } from 'node:fs'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { formatDay } from '../src/design/format'
import { expect, onlyFull, test } from './support/fixtures'

test.describe.configure({ timeout: 240_000 })

/** The next day of the demonstration's chains, in which one file has an unreadable encoding. */
function nextDay(): Buffer {
  const files = Object.entries(unzipSync(readFileSync('seed/open-prices/2026-05-13.zip'))).map(([name, bytes]) => {
    const isBroken = name.includes('_831556063')
    return [name, isBroken ? bytes.map((byte) => (byte < 128 ? byte : 128 + ((byte * 37) % 128))) : bytes] as const
  })
  return Buffer.from(zipSync({ ...Object.fromEntries(files), 'прочети.txt': strToU8('14 май') }, { level: 1 }))
}

test(
  'a chain that cannot be read keeps its last day, which its public prices and the CMS say, until the day is withdrawn',
  onlyFull(true),
  async ({ adminPage, staffPage, request }) => {
    await adminPage.goto('/admin/collections/price-imports/create')
    await adminPage
      .locator('input[type="file"]')
      .setInputFiles({ name: '2026-05-14.zip', mimeType: 'application/zip', buffer: nextDay() })
    await adminPage.locator('#action-save').click()
    await expect(adminPage.getByText('Цените от 14 май 2026 г. са импортирани.')).toBeVisible({ timeout: 120_000 })

    await staffPage.goto('/admin')
    await staffPage.getByRole('link', { name: /остава.* с по-стари цени към 14 май/ }).click()
    const panel = staffPage.getByRole('region', { name: 'Импорт', exact: true })
    const doubted = panel.getByRole('listitem').filter({ hasText: 'ФАНТАСТИКО (ДАР Г.Н.)' })
    await expect(doubted).toContainText('Буквите не могат да бъдат прочетени')
    await expect(doubted).toContainText('Остават цените от 13 май 2026 г.')
    await expect(doubted.locator('code')).not.toBeEmpty()
    await doubted.getByRole('button', { name: 'Остави старите цени на ФАНТАСТИКО (ДАР Г.Н.)' }).click()
    await expect(doubted).toContainText('Решено е: остават старите цени.')

    const coverage = await (await request.get('/how-prices-work')).text()
    const row = coverage.match(/<tr[^>]*><th[^>]*>ФАНТАСТИКО[\s\S]*?<\/tr>/)?.[0]
    expect(row).toContain(formatDay('2026-05-13', 'bg', 'short'))
    await expect
      .poll(async () => (await request.get('/prices')).text())
      .toMatch(/За една верига няма данни от този ден/)

    await adminPage.reload()
    let asked = ''
    adminPage.on('dialog', (dialog) => {
      asked = dialog.message()
      void dialog.accept()
    })
    await adminPage.getByRole('button', { name: 'Оттегли деня' }).click()
    await expect(adminPage.getByText('Цените от 14 май 2026 г. са оттеглени.')).toBeVisible({ timeout: 120_000 })
    expect(asked).toMatch(/\d[\d\s\u00a0]*цени.*можете да импортирате деня отново/)
  },
)
