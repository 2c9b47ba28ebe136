import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { Content } from './support/content'
import { expect, onlyFull, test } from './support/fixtures'
import { type Goods, writeGoods } from './support/goods'
import { expectNoSidewaysScroll } from './support/reader'
import { stack } from './support/stack-ready'
import { toOrderStep } from './support/to-order-step'

const phone = { width: 360, height: 740 }

let content: Content
let goods: Goods

test.beforeAll(async () => {
  content = await Content.start()
  goods = await writeGoods(content)
  await content.write('PATCH', `/products/${goods.id}?locale=bg&depth=0`, {
    withdrawalException: 'hygiene',
    _status: 'published',
  })
})
test.afterAll(() => content.end())

const chosen = () => `/p/${goods.slug}?color=${goods.colours[0]}&size=S`

for (const [prefix, words] of [
  ['', bg],
  ['/de', de],
] as const) {
  test(
    `a product’s own page says what the law wants known before the purchase, in ${prefix || '/bg'}`,
    onlyFull(prefix !== ''),
    async ({ page }) => {
      const { rows } = await content.database.query(
        'select m.name, m.address, m.email from manufacturers m join products p on p.manufacturer_id = m.id where p.id = $1',
        [goods.id],
      )
      await page.setViewportSize(phone)
      await page.goto(`${prefix}/p/${goods.slug}`)
      const facts = page.getByRole('region', { name: words.products.facts })
      for (const text of [goods.slug, `100 % ${words.textile.fibre.cotton}`, rows[0]?.name, rows[0]?.email]) {
        await expect(facts).toContainText(text)
      }
      await expect(facts).toContainText(words.shopLaw.identifier)
      const order = page.locator('.product-order')
      await expect(order).toContainText(words.shopLaw.noWithdrawal.hygiene)
      await expect(order).not.toContainText(words.productPage.withdrawal)
      // Without the official file nothing may imitate it.
      await expect(order.getByRole('region', { name: words.shopLaw.guarantee.title })).toContainText('2019/771')
      await expect(order.locator('.guarantee-notice')).toHaveCount(0)
      await expectNoViolations(page)
    },
  )

  test(
    `goods, sum with VAT, delivery and days stand directly above the order button, in ${prefix || '/bg'}`,
    onlyFull(prefix === ''),
    async ({ page }) => {
      await page.setViewportSize(phone)
      await toOrderStep(page, prefix, chosen(), words)
      const { checkout: t, shopLaw } = words
      const form = page.locator('form', { has: page.getByRole('button', { name: t.orderButton, exact: true }) })
      const above = form.locator('xpath=preceding-sibling::*[1]')
      const locale = prefix ? 'de' : 'bg'
      for (const text of [
        `1 × Goods ${content.name} ${locale}`,
        `100 % ${words.textile.fibre.cotton}`,
        shopLaw.noWithdrawalShort.hygiene,
        t.delivery,
        t.arrives.split('{days}')[0]?.trim() ?? '',
        t.total,
        t.vat.split('{amount}')[0]?.trim() ?? '',
      ]) {
        await expect(above).toContainText(text)
      }
      // Only goods without a right of withdrawal, so none is promised.
      await expect(page.locator('#content')).not.toContainText(shopLaw.withdrawal)
      await expect(page.getByRole('region', { name: shopLaw.guarantee.title })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
    },
  )
}

/** Uploads a white picture in place of the official notice, which we must not draw ourselves. */
async function uploadNotice(): Promise<string> {
  const filename = `${content.name}-notice.png`
  const folder = join(stack().env.DATA_DIR ?? '', 'uploads', 'media')
  mkdirSync(folder, { recursive: true })
  const picture = sharp({ create: { width: 1000, height: 1500, channels: 3, background: 'white' } })
  writeFileSync(join(folder, filename), await picture.png().toBuffer())
  const { rows } = await content.database.query(
    `insert into media (id, filename, mime_type, filesize, width, height) values (gen_random_uuid(), $1, 'image/png', 1000, 1000, 1500) returning id`,
    [filename],
  )
  return String(rows[0]?.id)
}

test('the official notice is readable on a phone, opens large, and says in words what it says', async ({ page }) => {
  const guaranteeNotice = await uploadNotice()
  await content.write('POST', '/globals/shop-settings?locale=en&depth=0', { guaranteeNotice })
  try {
    const t = en.shopLaw.guarantee
    await page.setViewportSize(phone)
    const shown = () => page.getByRole('region', { name: t.title }).getByRole('img', { name: t.alt })
    await page.goto(`/en/p/${goods.slug}`)
    await expect(shown()).toHaveAttribute('src', `/files/media/${content.name}-notice.png`)
    await shown().scrollIntoViewIfNeeded()
    const box = await shown().boundingBox()
    expect(box?.width).toBeGreaterThan(300)
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.5, 1)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: t.large }).click()
    await expect(page.locator('dialog.lightbox').getByRole('img')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await toOrderStep(page, '/en', chosen(), en)
    await expect(shown()).toBeVisible()
    await page.goto(`/de/p/${goods.slug}`)
    await expect(page.locator('.guarantee-notice')).toHaveCount(0)
  } finally {
    await content.write('POST', '/globals/shop-settings?locale=en&depth=0', { guaranteeNotice: null })
  }
})

test('the dashboard tells admins alone that the notice is to be uploaded', async ({ adminPage, staffPage }) => {
  const line = bg.admin.dashboard.guarantee.split('{languages}')[0] ?? ''
  await adminPage.goto('/admin')
  await expect(adminPage.getByRole('link', { name: line })).toHaveAttribute('href', /globals\/shop-settings/)
  await staffPage.goto('/admin')
  await expect(staffPage.locator('.dashboard-tiles')).toBeVisible()
  await expect(staffPage.getByRole('link', { name: line })).toHaveCount(0)
})
