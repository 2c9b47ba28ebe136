import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { speak } from './support/cms-form'
import { expect, specContent, test } from './support/fixtures'

/** Typed text is never lost without a question, however the editor leaves. */
const content = specContent()

const title = (page: Page) => page.locator('#field-title')
const typed = () => `Набързо ${randomBytes(4).toString('hex')}`

async function openBrochure(page: Page): Promise<string> {
  const { id } = await content.brochure({
    retailer: (await content.retailer()).id,
    category: (await content.category()).id,
  })
  await page.goto(`/admin/collections/brochures/${id}?locale=bg`)
  await expect(title(page)).toBeVisible()
  return id
}

async function storedTitle(id: string): Promise<string> {
  const { rows } = await content.database.query<{ title: string }>(
    `select l.version_title as title from _brochures_v v join _brochures_v_locales l on l._parent_id = v.id
     where v.parent_id = $1 and v.latest and l._locale = 'bg'`,
    [id],
  )
  return rows[0]?.title ?? ''
}

test('what was typed last stays through a reload, and the browser asks', async ({ staffPage: page }) => {
  const id = await openBrochure(page)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    // The save begins with the question, so the answer waits for the save.
    await expect.poll(() => storedTitle(id)).toBe(text)
    await dialog.accept()
  })
  const text = typed()
  await title(page).click()
  await title(page).fill(text)
  await page.reload()
  await expect(title(page)).toHaveValue(text)
  expect(asked).toEqual(['beforeunload'])
})

test('what was typed last is saved though the tab is closed', async ({ staffPage: page }) => {
  const id = await openBrochure(page)
  const text = typed()
  await title(page).click()
  await title(page).fill(text)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => storedTitle(id)).toBe(text)
})

type Held = { asked: Promise<void>; release: () => void }

/** Holds back the answers to the next autosaves, each until its `release`. */
async function holdAutosaves(page: Page, count: number): Promise<Held[]> {
  const saves = Array.from({ length: count }, () => ({
    asked: Promise.withResolvers<void>(),
    released: Promise.withResolvers<void>(),
  }))
  const next = saves[Symbol.iterator]()
  await page.route(
    /autosave=true/,
    async (route) => {
      const save = next.next().value
      const response = await route.fetch()
      save?.asked.resolve()
      await save?.released.promise
      await route.fulfill({ response })
    },
    { times: count },
  )
  return saves.map(({ asked, released }) => ({ asked: asked.promise, release: released.resolve }))
}

/** Types in two fields while an answer is held back. */
async function expectTypedStays(page: Page, id: string, save: Held | undefined) {
  const slug = `svoy-${randomBytes(4).toString('hex')}`
  const last = typed()
  await page.locator('#field-slug').fill(slug)
  await title(page).fill(last)
  save?.release()
  await expect.poll(() => storedTitle(id)).toBe(last)
  await expect(page.locator('#field-slug')).toHaveValue(slug)
}

test('what is typed in several fields while the form saves itself stays', async ({ staffPage: page }) => {
  const id = await openBrochure(page)
  const [save] = await holdAutosaves(page, 1)
  await title(page).fill(typed())
  await save?.asked
  await expectTypedStays(page, id, save)
})

test('what is typed while a save is answered that waited for another one stays too', async ({ staffPage: page }) => {
  const answers: number[] = []
  page.on('response', (answer) => answer.url().includes('autosave=true') && answers.push(answer.status()))
  await page.clock.install()
  const id = await openBrochure(page)
  const [first, second] = await holdAutosaves(page, 2)
  await title(page).fill(typed())
  await first?.asked
  await title(page).fill(typed())
  // Longer than the form waits after a change, so that its second save is in the queue.
  await page.clock.runFor(5000)
  first?.release()
  await second?.asked
  await expectTypedStays(page, id, second)
  expect(answers).toEqual([200, 200, 200])
})

test('a block that is expanded while the form asks the server stays expanded', async ({ staffPage: page }) => {
  const { id } = await content.page({ blocks: [{ blockType: 'hero', heading: 'Отпред' }] })
  await page.goto(`/admin/collections/pages/${id}?locale=bg`)
  const toggle = page.locator('#blocks-row-0 .collapsible__toggle').first()
  const heading = page.locator('#field-blocks__0__heading')
  await expect(toggle).toBeVisible()
  if (await heading.isVisible()) await toggle.click()
  await expect(heading).toBeHidden()
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname.startsWith('/admin/'),
    async (route) => {
      if (!route.request().postData()?.includes('"form-state"')) return route.fallback()
      const response = await route.fetch()
      asked.resolve()
      await released.promise
      await route.fulfill({ response })
    },
  )
  await title(page).fill(typed())
  await asked.promise
  await toggle.click()
  await expect(heading).toBeVisible()
  const text = typed()
  await heading.fill(text)
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes(text) === true && answer.ok())
  released.resolve()
  await saved
  await expect(heading).toBeVisible()
  await expect(heading).toHaveValue(text)
  await page.unrouteAll({ behavior: 'wait' })
})

test('Back waits until what was typed last is saved', async ({ staffPage: page }) => {
  await page.goto('/admin/collections/brochures?locale=bg')
  const { id, slug } = await content.brochure({
    retailer: (await content.retailer()).id,
    category: (await content.category()).id,
  })
  await page.goto(`/admin/collections/brochures?locale=bg&search=${slug}`)
  await page.getByRole('link', { name: `Brochure ${slug} bg` }).click()
  await expect(title(page)).toBeVisible()
  const text = typed()
  await title(page).click()
  await title(page).fill(text)
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL(/collections\/brochures\?/)
  expect(await storedTitle(id)).toBe(text)
})

test('a form without autosave saves before its language changes, and asks before Back', async ({ adminPage: page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Отвори Меню' }).click()
  await page.locator('a[href^="/admin/globals/site-settings"]').first().click()
  const tagline = page.locator('#field-tagline')
  await expect(tagline).toBeVisible()
  await speak(page, 'bg')
  const text = typed()
  await tagline.fill(text)
  await speak(page, 'ru')
  await speak(page, 'bg')
  await expect(tagline).toHaveValue(text)

  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await tagline.click()
  await tagline.fill(`${text} и още`)
  await page.evaluate(() => window.history.back())
  await expect.poll(() => questions).toEqual([expect.stringContaining('Промените не са запазени')])
  await expect(tagline).toHaveValue(`${text} и още`)
})

test('an answer to a visitor is not sent by a change of the language', async ({ staffPage: page }) => {
  const id = randomUUID()
  await content.database.query(
    `insert into contact_messages (id, name, email, message, language) values ($1, 'Anna', $2, 'Guten Tag', 'de')`,
    [id, `${content.name}@contact.example`],
  )
  await page.goto(`/admin/collections/contact-messages/${id}?locale=bg`)
  const answer = page.locator('#field-answer')
  await expect(answer).toBeVisible()
  const text = typed()
  await answer.click()
  await answer.fill(text)
  await page.locator('.localizer .popup-button').click()
  await page.locator('.popup__content').getByRole('button').filter({ hasText: '(de)' }).click()
  await expect(page.getByText('Първо запазете, после сменете езика.')).toBeVisible()
  await expect(answer).toHaveValue(text)
  const { rows } = await content.database.query('select answer, answered_at from contact_messages where id = $1', [id])
  expect(rows).toEqual([{ answer: null, answered_at: null }])
})

test('an ended session asks to sign in over the form, and the save goes on', async ({ page }) => {
  const account = { email: `${content.name}@broshura.example`, password: randomBytes(12).toString('hex') }
  await content.write('POST', '/users', { ...account, role: 'editor' })
  await page.context().request.post('/api/cms/users/login', { data: account })
  const id = await openBrochure(page)
  await page.context().clearCookies()
  const text = typed()
  await title(page).fill(text)
  const dialog = page.getByRole('dialog', { name: 'Влезте отново' })
  await expect(dialog).toContainText('Написаното е тук')
  await dialog.getByLabel('Парола', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Вход' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Парола', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Вход' }).click()
  await expect(dialog).toBeHidden()
  await expect(title(page)).toBeFocused()
  await expect.poll(() => storedTitle(id)).toBe(text)
  await expect(title(page)).toHaveValue(text)
})
