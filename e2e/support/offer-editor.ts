import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { OfferEditorState } from '@/features/editorial/offers/editing/types'
import type { Content } from './content'

export const payloadFrame = [
  '.app-header',
  '.nav',
  '.template-default__nav-toggler-wrapper',
  '.doc-header',
  '.doc-tabs',
]

/** Sent by the CMS's own pages: without this header a cookie does not count. */
const headers = { 'Sec-Fetch-Site': 'same-origin' }

export const editorStateOf = async (page: Page, id: string): Promise<OfferEditorState> =>
  (await page.request.get(`/api/cms/brochures/${id}/offers`, { headers })).json()

export async function importedBrochure(page: Page, content: Content, fixture: string): Promise<string> {
  const [retailer, category] = [await content.retailer(), await content.category()]
  const slug = `offers-${randomBytes(4).toString('hex')}`
  const pdf = readFileSync(new URL(`../../tests/editorial/offers/fixtures/${fixture}`, import.meta.url))
  const file = { name: `${slug}.pdf`, mimeType: 'application/pdf', buffer: pdf }
  const uploaded = await (await page.request.post('/api/cms/brochure-files', { headers, multipart: { file } })).json()
  const today = sofiaDay()
  const data = {
    slug,
    title: `Брошура ${slug}`,
    retailer: retailer.id,
    category: category.id,
    validFrom: today,
    validTo: addDays(today, 6),
    file: uploaded.doc.id,
    _status: 'draft',
  }
  const created = await (await page.request.post('/api/cms/brochures?draft=true&depth=0', { headers, data })).json()
  const id: string = created.doc.id
  await expect.poll(async () => (await editorStateOf(page, id)).pages.length, { timeout: 90_000 }).toBeGreaterThan(0)
  return id
}

export async function visitOfferEditor(page: Page, id: string) {
  const texts = page.waitForResponse((response) => response.url().endsWith('/offers/texts'))
  await page.goto(`/admin/collections/brochures/${id}/offers`)
  await texts
  await expect(page.getByRole('heading', { name: 'Оферти върху страниците' })).toBeVisible()
}
